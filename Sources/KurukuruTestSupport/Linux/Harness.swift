// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import RenderServer
package import RenderTree
public import UIKit
package import UIKitCore

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
/// The application is one for the whole process, so a new harness ends the one before.
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

    /// The defaults, with the changes that you make.
    public init(_ changes: (inout Environment) -> Void = { _ in }) { changes(&self) }
  }

  /// Moves all: give it to what takes an `any Clock<Duration>`.
  public let clock = TestClock()

  /// The window, key and visible.
  public let window: UIWindow

  let environment: Environment
  let frameHost: ManualHost
  private let scene: UIWindowScene

  /// Where the finger is down; `nil` when none is.
  var pressedPoint: CGPoint?

  private static weak var current: Harness?
  private static var count = 0
  private let number: Int

  /// A harness with an empty window, which ends the one before.
  public init(_ environment: Environment = Environment()) {
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

  /// Shows a controller that fills the window, in place of what was there.
  public func host(_ controller: UIViewController) {
    window.rootViewController = controller
    runFrame()
  }

  /// Shows a view at its own frame, on an empty controller's view, in place of what was there.
  public func host(_ view: UIView) {
    let controller = UIViewController()
    controller.view.addSubview(view)
    host(controller)
  }

  /// Takes away what is hosted.
  public func clear() {
    window.rootViewController = nil
    for view in window.subviews { view.removeFromSuperview() }
    runFrame()
  }

  // MARK: Looking

  /// What the window shows now, as a picture at the environment's scale.
  public func snapshot() -> CGImage {
    RenderServer.image(
      of: renderNode, size: window.bounds.size, scale: environment.scale,
      background: RenderColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  /// What a view shows now, cut out of the window's picture.
  public func snapshot(of view: UIView) -> CGImage {
    let picture = snapshot()
    let frame = view.convert(view.bounds, to: window)
    let scale = environment.scale
    let pixels = CGRect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale)
    return picture.cropping(to: pixels.integral) ?? picture
  }

  /// What the window shows now, as the text of its render tree: one node a line.
  public var renderTree: String { renderNode.description }

  /// What the window shows now.
  package var renderNode: RenderNode {
    runFrameIfDue()
    return scene.picture
  }

  /// How many frames have run since the process began.
  public var frameCount: Int { UIApplication.shared.frameDriver.frameCount }

  /// Whether anything asks for another frame: false when nothing moves and nothing has changed.
  public var isMoving: Bool { frameHost.nextFrame != nil }

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
