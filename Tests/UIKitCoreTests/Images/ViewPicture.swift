// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import RenderTree
import UIKitCore

/// Draws a view and what is in it, without a window.
@MainActor
enum ViewPicture {
  /// The picture at a time of the media clock.
  static func draw(
    _ view: UIView, scale: Double = 2, background: UIColor? = nil, at time: CFTimeInterval = 0
  ) -> CGImage {
    let tree = LayerTree(root: view.layer)
    tree.layoutPass()
    tree.displayPass()
    let commit = tree.commit(at: time)
    return RenderServer.image(
      of: commit.node, size: view.bounds.size, scale: scale,
      background: background.map {
        RenderColor($0.resolvedColor(with: view.traitCollection).cgColor)
      })
  }
}
