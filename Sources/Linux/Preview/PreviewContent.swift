// SPDX-License-Identifier: MIT
import Foundation
import UIKit
import UIKitCore

/// What a stranger's files hold that can be shown.
@MainActor
struct PreviewContent {
  /// The names of the classes in the files, as the rewriter found them.
  let classes: [String]
  /// The storyboards' paths.
  let storyboards: [String]

  /// The controller that `root` names, else the storyboards' initial one, else the one subclass of UIViewController.
  func makeController(root: String?) throws(PreviewError) -> UIViewController {
    let storyboards = try loadStoryboards()
    if let root { return try controller(named: root, in: storyboards) }
    let initial = storyboards.filter { $0.hasInitialViewController }
    if let storyboard = initial.first(where: { $0.name == "Main" }) ?? initial.first {
      guard initial.count == 1 || storyboard.name == "Main" else {
        throw .severalControllers(initial.map { "the initial one of \($0.name)" })
      }
      if let controller = storyboard.instantiateInitialViewController() { return controller }
    }
    let types = controllerTypes
    guard let (_, type) = types.first else { throw .noController }
    guard types.count == 1 else { throw .severalControllers(types.map(\.name)) }
    return make(type)
  }

  private func controller(named root: String, in storyboards: [UIStoryboard])
    throws(PreviewError) -> UIViewController
  {
    let types = controllerTypes
    if let (_, type) = types.first(where: { $0.name == root }) { return make(type) }
    for storyboard in storyboards where storyboard.identifiers.contains(root) {
      return storyboard.instantiateViewController(withIdentifier: root)
    }
    throw .unknownRoot(root, known: types.map(\.name) + storyboards.flatMap(\.identifiers))
  }

  private func loadStoryboards() throws(PreviewError) -> [UIStoryboard] {
    var loaded: [UIStoryboard] = []
    for path in storyboards {
      do {
        loaded.append(try UIStoryboard(contentsOf: URL(fileURLWithPath: path)))
      } catch {
        throw .storyboard("\(error)")
      }
    }
    return loaded
  }

  private var controllerTypes: [(name: String, type: UIViewController.Type)] {
    classes.compactMap { name in
      (NSClassFromString("Try.\(name)") as? UIViewController.Type).map { (name, $0) }
    }
  }

  private func make(_ type: UIViewController.Type) -> UIViewController {
    ObjectFactory.make(type) as? UIViewController ?? UIViewController()
  }
}
