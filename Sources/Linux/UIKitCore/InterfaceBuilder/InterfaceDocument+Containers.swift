// SPDX-License-Identifier: MIT
import CoreGraphics

extension InterfaceDocument {
  /// The scene itself, or for a navigation or tab bar controller, which do not exist here, the first that it holds.
  func contentScene(of scene: Scene) -> Scene {
    var scene = scene
    // Each step leaves one scene behind, so that a ring of containers ends.
    for _ in scenes where scene.controller.name != "viewController" {
      let container = scene.controller
      let connections = container.child(named: "connections")?.children ?? []
      let content = connections.first { $0["kind"] == "relationship" }?["destination"]
      guard let content, let next = self.scene(withObjectIdentifier: content) else { break }
      report(
        "is a container that does not exist here; its first controller is shown", at: container)
      scene = next
    }
    if scene.controller.name != "viewController" {
      report(
        "is a controller that is not known; UIViewController takes its place", at: scene.controller)
    }
    return scene
  }
}
