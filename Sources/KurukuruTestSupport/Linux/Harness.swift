// SPDX-License-Identifier: MIT
import CoreGraphics
import Diagnostics
import QuartzCore
public import Testing
public import UIKit
import UIKitCore

/// Runs UIKit code with no display and no clock but one that is moved by hand: host a view, act as a user
/// would, let time pass, look.
///
/// ```swift
/// let harness = Harness()
/// harness.host(button)
/// harness.tap(button)
/// await harness.advance(by: .milliseconds(700))
/// assertPicture(harness.snapshot(), named: "loading")
/// ```
///
/// The application is one for the whole process, so a new harness ends the one before, and using that one is a failure.
/// Tests that wait take turns on the main actor, each with its harness: run them with `swift test --no-parallel`.
/// What cannot be done, as tapping a view that another one covers, fails the test in the line that asks for it.
@MainActor
public final class Harness {
  /// What the window is like.
  public struct Environment: Sendable {
    /// The window's size in points; 390 × 844 by default.
    public var size = CGSize(width: 390, height: 844)
    /// Pixels per point; 2 by default.
    public var scale = 2.0
    /// Light, the default, or dark.
    public var style = UIUserInterfaceStyle.light
    /// The reading direction; left to right by default.
    public var direction = UITraitEnvironmentLayoutDirection.leftToRight
    /// The text size; `.large`, the system's own, by default.
    public var contentSize = UIContentSizeCategory.large

    /// The defaults, with the changes that you make: `Harness(.init { $0.style = .dark })`.
    public init(_ changes: (inout Environment) -> Void = { _ in }) { changes(&self) }
  }

  /// Moves all: give it to what takes an `any Clock<Duration>`.
  public let clock = TestClock()

  /// The window, key and visible, with the system's background, from (0, 0) and of the environment's size.
  public let window: UIWindow

  let environment: Environment
  let frameHost: ManualHost
  let scene: UIWindowScene

  /// Where the finger is down; `nil` when none is.
  var pressedPoint: CGPoint?

  private static weak var current: Harness?
  private static var count = 0
  private let number: Int

  /// A harness with an empty window, which ends the one before.
  ///
  /// - Parameter environment: Portrait, light, left to right, at scale 2 by default. Size and scale are above 0.
  public init(_ environment: Environment = Environment()) {
    require(
      environment.size.width > 0 && environment.size.height > 0 && environment.scale > 0,
      "Harness.Environment needs a size and a scale above 0")
    self.environment = environment
    Self.count += 1
    number = Self.count
    let application = UIApplication.shared
    Self.current?.window.rootViewController = nil
    for scene in application.scenes { application.disconnect(scene) }
    Self.current = nil
    MediaTime.source = ManualMediaTime(clock)
    frameHost = ManualHost(clock: clock, size: environment.size, scale: environment.scale)
    application.frameDriver.host = frameHost
    UIScreen.main.size = environment.size
    UIScreen.main.update {
      $0.displayScale = environment.scale
      $0.userInterfaceStyle = environment.style
      $0.layoutDirection = environment.direction
      $0.preferredContentSizeCategory = environment.contentSize
    }
    UITraitCollection.current = UIScreen.main.traitCollection
    application.activate()
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    scene = UIWindowScene(
      session: UISceneSession(configuration: configuration),
      connectionOptions: UIScene.ConnectionOptions())
    application.connect(scene)
    window = UIWindow(windowScene: scene)
    window.backgroundColor = .systemBackground
    window.makeKeyAndVisible()
    Self.current = self
    runFrame()
  }

  /// Leaves the application as it was, unless another harness has taken it over.
  ///
  /// Isolated, since Swift Testing lets go of suites on any thread, and views belong to the main one.
  isolated deinit {
    guard number == Self.count else { return }
    window.rootViewController = nil
    UIApplication.shared.disconnect(scene)
    UIApplication.shared.deactivate()
    UIScreen.main.reset()
    MediaTime.resetSource()
  }

  // MARK: Content

  /// Shows a controller that fills the window, in place of what was there; it has appeared and is laid out then.
  public func host(
    _ controller: UIViewController, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard isCurrent(sourceLocation) else { return }
    window.rootViewController = controller
    runFrame()
  }

  /// Shows a view at its own frame, on an empty controller's view, in place of what was there.
  ///
  /// A view that was made without a frame has no size: set one, or call `sizeToFit()`.
  public func host(_ view: UIView, sourceLocation: SourceLocation = #_sourceLocation) {
    guard isCurrent(sourceLocation) else { return }
    let controller = UIViewController()
    controller.view.addSubview(view)
    host(controller, sourceLocation: sourceLocation)
  }

  /// Takes away what is hosted, so that a test can see that nothing keeps it.
  public func clear(sourceLocation: SourceLocation = #_sourceLocation) {
    guard isCurrent(sourceLocation) else { return }
    window.rootViewController = nil
    for view in window.subviews { view.removeFromSuperview() }
    runFrame()
  }

  // MARK: Failures

  /// Fails the test in a line of its own.
  func fail(_ message: String, _ sourceLocation: SourceLocation) {
    Issue.fail(message, sourceLocation)
  }

  /// Whether the application is still this harness's; a failure when it is not.
  func isCurrent(_ sourceLocation: SourceLocation) -> Bool {
    if number == Self.count { return true }
    fail(
      """
      This harness has ended, since another one was made. Where tests run at the same time, they take turns whenever \
      one waits: run them with --no-parallel
      """, sourceLocation)
    return false
  }

  // MARK: Frames

  /// Runs a frame at the clock's time, though nothing may ask for one.
  func runFrame() {
    frameHost.beginFrame()
    UIApplication.shared.frameDriver.runFrame(at: frameHost.now)
  }

  /// Runs the frames that are due at the clock's time.
  func runFrameIfDue() {
    var rounds = 0
    while let next = frameHost.nextFrame, next <= frameHost.now, rounds < 8 {
      runFrame()
      rounds += 1
    }
  }
}
