// SPDX-License-Identifier: MIT
import Foundation
import UIKit
import UIKitCore

/// What a stranger's files hold that can be shown.
@MainActor
struct PreviewContent {
  /// The view controllers' classes in the files.
  let controllers: [TriedController]
  /// The storyboards' paths.
  let storyboards: [String]

  init(controllers: [TriedController], storyboards: [String]) {
    self.controllers = controllers.filter(\.isViewController)
    self.storyboards = storyboards
  }

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
    guard let only = controllers.first else { throw .noController }
    guard controllers.count == 1 else { throw .severalControllers(controllers.map(\.name)) }
    return try only.makeController()
  }

  private func controller(named root: String, in storyboards: [UIStoryboard])
    throws(PreviewError) -> UIViewController
  {
    if let named = controllers.first(where: { $0.name == root }) {
      return try named.makeController()
    }
    for storyboard in storyboards where storyboard.identifiers.contains(root) {
      return storyboard.instantiateViewController(withIdentifier: root)
    }
    throw .unknownRoot(root, known: controllers.map(\.name) + storyboards.flatMap(\.identifiers))
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
}
