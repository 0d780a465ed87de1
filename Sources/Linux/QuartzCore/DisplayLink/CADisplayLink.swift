// SPDX-License-Identifier: MIT
public import CoreGraphics
public import ObjectiveCTables

/// A timer that fires once a frame, before layout.
///
/// While it is in a run loop it keeps its target, until `invalidate()`. Main thread only.
///
/// Counterpart: `CADisplayLink`.
/// Differs from Apple: every run loop and mode means the frame of the main thread.
public final class CADisplayLink: NSObject {
  /// Whom the link calls.
  private enum Action {
    case selector(AnyObject, Selector)
    case closure((CADisplayLink) -> Void)
    case none
  }

  /// The display's rate where nothing says otherwise.
  static let displayInterval: CFTimeInterval = 1.0 / 60

  private var action: Action
  private var modes: Set<RunLoop.Mode> = []
  private var lastFire: CFTimeInterval?

  /// Makes a link that calls a method of the target with itself; the link keeps the target.
  public convenience init(target: Any, selector sel: Selector) {
    self.init(.selector(target as AnyObject, sel))
  }

  /// Makes a link that calls `body` with a target which it does not keep; it ends with the target.
  package convenience init<Target: AnyObject>(
    weakTarget: Target, _ body: @escaping (Target, CADisplayLink) -> Void
  ) {
    self.init(
      .closure { [weak weakTarget] link in
        guard let weakTarget else {
          link.invalidate()
          return
        }
        body(weakTarget, link)
      })
  }

  private init(_ action: Action) {
    self.action = action
    super.init()
  }

  /// The time of the frame that is being made; 0 before the first.
  public private(set) var timestamp: CFTimeInterval = 0

  /// The time at which the next call is expected.
  public var targetTimestamp: CFTimeInterval { timestamp == 0 ? 0 : timestamp + interval }

  /// The time between two frames of the display, in seconds; 0 before the first call.
  public private(set) var duration: CFTimeInterval = 0

  /// Whether the link is not called for now. Default: false.
  public var isPaused = false {
    didSet { if oldValue != isPaused { DisplayLinkRegistry.changed() } }
  }

  /// The rates that the target would like. Default: the display's.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { if oldValue != preferredFrameRateRange { DisplayLinkRegistry.changed() } }
  }

  /// The rate that the target would like, in calls a second; 0 means the display's. Default: 0.
  public var preferredFramesPerSecond: Int {
    get { Int(preferredFrameRateRange.preferred ?? 0) }
    set {
      let rate = Float(max(newValue, 0))
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }

  /// Starts calling; the mode is remembered for `remove(from:forMode:)` only.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if case .none = action { return }
    modes.insert(mode)
    DisplayLinkRegistry.add(self)
  }

  /// Takes back one `add`; after the last one calls end.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { DisplayLinkRegistry.remove(self) }
  }

  /// Ends all calls for good and lets go of the target.
  public func invalidate() {
    modes = []
    action = .none
    DisplayLinkRegistry.remove(self)
  }

  /// The time between two calls.
  private var interval: CFTimeInterval {
    let range = preferredFrameRateRange
    let rate = Double(range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum)
    guard rate > 0 else { return Self.displayInterval }
    // As on Apple a whole number of the display's frames.
    let frames = (1 / rate / Self.displayInterval).rounded()
    return max(frames, 1) * Self.displayInterval
  }

  /// Whether the link is in a run loop, and so in the registry.
  var isScheduled: Bool { !modes.isEmpty }

  /// When the next call is due, or nil while paused.
  var nextFire: CFTimeInterval? {
    isPaused ? nil : lastFire.map { $0 + interval } ?? -.infinity
  }

  /// Calls the target when that is due.
  func fire(at time: CFTimeInterval) {
    // Half a frame early counts as due: the display's ticks are not quite even.
    guard let due = nextFire, time >= due - Self.displayInterval / 2 else { return }
    lastFire = time
    timestamp = time
    duration = Self.displayInterval
    switch action {
    case .selector(let target, let selector): SelectorTable.send(selector, to: target, self)
    case .closure(let body): body(self)
    case .none: break
    }
  }
}
