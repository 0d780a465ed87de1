// SPDX-License-Identifier: MIT
internal import CoreGraphics

/// What a controller from a storyboard keeps of it: where its view comes from.
@MainActor
final class InterfaceOrigin {
  let scene: InterfaceScene
  private let reader: InterfaceReader
  private var isLoaded = false

  /// The storyboard that made the controller.
  var storyboard: UIStoryboard { scene.storyboard }

  init(_ coder: InterfaceCoder) {
    scene = coder.scene
    reader = coder.reader
  }

  /// Makes the views, gives the controller its own, and connects and awakes them.
  ///
  /// - Returns: The controller's view; `nil` when the scene was loaded before.
  func loadView(of controller: UIViewController) -> UIView? {
    guard !isLoaded else { return nil }
    isLoaded = true
    scene.loadView(of: controller, reader)
    return controller.viewIfLoaded
  }
}

extension UIViewController {
  private static let designAttributes = [
    "id", "userLabel", "sceneMemberID", "customClass", "customModule", "customModuleProvider",
    "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
    "restorationIdentifier", "clearsSelectionOnViewWillAppear",
    "automaticallyAdjustsScrollViewInsets", "autoresizesArchivedViewToFullSize",
    "extendedLayoutIncludesOpaqueBars",
  ]

  private static let designChildren = [
    "extendedEdge", "freeformSize", "size", "simulatedStatusBarMetrics",
    "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedTabBarMetrics",
    "simulatedNavigationBarMetrics", "simulatedToolbarMetrics", "nil",
  ]

  /// The storyboard that made the controller; `nil` if code did.
  public var storyboard: UIStoryboard? { (origin as? InterfaceOrigin)?.storyboard }

  /// Takes the title from a storyboard and remembers where the view comes from; nothing from another coder.
  func decodeController(from coder: NSCoder) {
    guard let coder = coder.asInterfaceCoder else { return }
    let reader = coder.reader
    reader.ignoreAttributes(Self.designAttributes)
    reader.ignoreChildren(Self.designChildren)
    if let value = reader.string("title") { title = value }
    let origin = InterfaceOrigin(coder)
    self.origin = origin
    viewLoader = { origin.loadView(of: $0) }
  }
}
