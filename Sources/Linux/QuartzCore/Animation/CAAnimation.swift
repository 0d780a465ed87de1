// SPDX-License-Identifier: MIT
public import CoreGraphics

/// The part that all animations share: timing, pacing, delegate and a place for the caller's values.
///
/// Counterpart: `CAAnimation`.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  final var timing = MediaTiming()
  final var keyedValues: [String: Any] = [:]

  /// Makes an animation that changes nothing.
  public override init() { super.init() }

  /// Makes an animation that changes nothing.
  ///
  /// Differs from Apple: nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// How time maps to progress; nil means evenly. Default: nil.
  open var timingFunction: CAMediaTimingFunction?

  /// Who hears of start and end; held strongly, as on Apple. Default: nil.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer drops the animation once it has ended. Default: true.
  open var isRemovedOnCompletion = true

  /// When the animation begins, in the layer's time; 0 means "with the next frame". Default: 0.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// How far into the animation it begins; the part left out comes at the end. Default: 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How often it plays; 0 means once. Default: 0.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// For how many seconds it plays, when `repeatCount` is 0. Default: 0.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// How long it plays once, in seconds; 0 means the transaction's duration. Default: 0.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How fast it plays. Default: 1.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// Whether it plays backwards after it has played forwards. Default: false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What is shown before it begins and after it ends. Default: `.removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The initial value of a key. Default: nil for keys that are not timing.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "speed": Float(1)
    case "duration", "beginTime", "timeOffset", "repeatDuration": CFTimeInterval(0)
    case "repeatCount": Float(0)
    case "removedOnCompletion": true
    case "autoreverses": false
    case "fillMode": CAMediaTimingFillMode.removed.rawValue
    default: nil
    }
  }

  /// What was stored under a key, on the animation or the one that it is a copy of.
  open func value(forKey key: String) -> Any? {
    keyedValues[key] ?? Self.defaultValue(forKey: key)
  }

  /// Stores a value for the caller's use; it goes along into the layer's copy.
  open func setValue(_ value: Any?, forKey key: String) { keyedValues[key] = value }

  /// Adds the animation to the layer; what makes it an action.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// A copy with the same settings, which the layer keeps.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  /// A copy of the nearest class of this module.
  package func makeCopy() -> CAAnimation {
    let copy = CAAnimation()
    copy.adopt(self)
    return copy
  }

  /// Takes over the settings of another animation.
  package func adopt(_ other: CAAnimation) {
    timing = other.timing
    keyedValues = other.keyedValues
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  /// What the animation does to a layer, looked up and converted once.
  ///
  /// - Parameter layer: Gives the values that are meant by missing ones.
  func compile(for layer: CALayer) -> AnimationEffect { .nothing }
}
