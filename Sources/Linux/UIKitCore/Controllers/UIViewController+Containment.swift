// SPDX-License-Identifier: MIT
internal import Diagnostics

extension UIViewController {
  func adopt(_ child: UIViewController) {
    require(child !== self, "\(type(of: self)).addChild: a controller cannot contain itself")
    if child.parentController === self { return }
    if child.parentController != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    childControllers.append(child)
    child.parentController = self
    child.appearance.isMovingToParent = true
    if child.loadedView?.window != nil { child.loadedView?.updateTraits() }
  }

  func leaveParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    appearance.isMovingFromParent = true
    if loadedView?.window != nil { loadedView?.updateTraits() }
    didMove(toParent: nil)
  }

  /// The controller at the top of those that contain this one.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parentController { controller = parent }
    return controller
  }

  /// The last of the controllers that are presented over this one; itself where none is.
  final var topPresented: UIViewController {
    var controller = self
    while let presented = controller.presentation?.presented { controller = presented }
    return controller
  }
}
