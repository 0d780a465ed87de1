// SPDX-License-Identifier: MIT
public import Foundation
package import RenderTree

/// A scene with windows: what the desktop shows as one window.
///
/// The scene does not keep its windows: one that the app lets go of is no longer shown.
///
/// Counterpart: `UIWindowScene`.
///
/// Differs from Apple: size restrictions, geometries and the status bar are absent.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, UICoordinateSpace {
  private struct Entry {
    weak var window: UIWindow?
  }

  private final var entries: [Entry] = []
  private final var ownWindows: [UIWindow] { entries.compactMap(\.window) }
  /// What shows the scene; `nil` until its first window is shown, and after it is disconnected.
  package final var surface: (any WindowSurface)?
  /// The size that its windows have to share, in points; the screen's at first.
  package final var contentSize: CGSize
  final var needsPresenting = false

  /// A scene of that session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    contentSize = UIScreen.main.size
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// The scene's windows, in the order in which they came.
  open var windows: [UIWindow] { ownWindows }
  /// The window of the scene that takes the keyboard.
  open var keyWindow: UIWindow? { ownWindows.first(where: \.isKeyWindow) }
  /// The screen on which the scene is.
  open var screen: UIScreen { .main }
  /// The scene's own coordinates, in points from its top left corner.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// Higher than wide, or wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    contentSize.width > contentSize.height ? .landscapeLeft : .portrait
  }
  /// The traits of the scene's windows: the screen's.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The area in which windows are.
  package final var contentBounds: CGRect { CGRect(origin: .zero, size: contentSize) }
  /// The area in which windows are.
  open var bounds: CGRect { contentBounds }

  package override func titleChanged() { surface?.title = title ?? "" }

  // MARK: Windows

  final func add(_ window: UIWindow) {
    entries.append(Entry(window: window))
    needsPresenting = true
  }

  final func remove(_ window: UIWindow) {
    entries.removeAll { $0.window === window || $0.window == nil }
    windowsReordered()
  }

  /// Shows the scene again, though no window changed by itself.
  final func windowsReordered() {
    needsPresenting = true
    UIApplication.shared.frameDriver.setNeedsFrame()
  }

  /// The windows that can be seen, the rearmost first.
  package final var shownWindows: [UIWindow] {
    ownWindows.enumerated().filter { !$0.element.isHidden }
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// Puts a window in front of the others of its level.
  final func bringToFront(_ window: UIWindow) {
    guard let index = entries.firstIndex(where: { $0.window === window }),
      index != entries.count - 1
    else { return }
    entries.append(entries.remove(at: index))
    windowsReordered()
  }

  /// The frontmost window that takes a touch at `point`.
  package final func window(at point: CGPoint) -> UIWindow? {
    shownWindows.last { window in
      let local = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      return window.hitTest(local, with: nil) != nil
    }
  }

  /// What the scene looked like in the last frame.
  package final var picture: RenderNode {
    let nodes = shownWindows.compactMap(\.lastCommit)
    return nodes.count == 1 ? nodes[0] : RenderNode.group(nodes)
  }
}
