// SPDX-License-Identifier: MIT
public import CoreGraphics
import RenderServer
package import RenderTree
public import Testing
public import UIKit
import UIKitCore

/// What the window shows, as pictures and as text.
extension Harness {
  /// What the window shows now, as a picture at the environment's scale, after whatever layout and drawing is due.
  ///
  /// `UIImage(cgImage:)` makes a file of it, by `pngData()`.
  public func snapshot(sourceLocation: SourceLocation = #_sourceLocation) -> CGImage {
    _ = isCurrent(sourceLocation)
    return RenderServer.image(
      of: renderNode, size: window.bounds.size, scale: environment.scale,
      background: RenderColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  /// What a view shows now, cut out of the window's picture along the edges of whole pixels, with what covers it and
  /// what shines through; what lies outside the window is missing.
  ///
  /// A view of which nothing lies in the window is a failure, and the picture the whole window's.
  public func snapshot(
    of view: UIView, sourceLocation: SourceLocation = #_sourceLocation
  ) -> CGImage {
    let picture = snapshot(sourceLocation: sourceLocation)
    guard let viewWindow = view.window, scene.shownWindows.contains(viewWindow) else {
      fail("\(Self.describe(view)) is not in the harness's window", sourceLocation)
      return picture
    }
    let frame = view.convert(view.bounds, to: viewWindow)
      .offsetBy(dx: viewWindow.frame.minX, dy: viewWindow.frame.minY)
    let scale = environment.scale
    let pixels = CGRect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale)
    if let part = picture.cropping(to: pixels.integral) { return part }
    fail("\(Self.describe(view)) has no pixel in the window", sourceLocation)
    return picture
  }

  /// What the window shows now, as the text of its render tree: one node a line, children indented, in points.
  public var renderTree: String { renderNode.description }

  /// What the window shows now.
  package var renderNode: RenderNode {
    runFrameIfDue()
    return scene.picture
  }

  /// How many frames have run since the process began: a difference of two tells whether anything was drawn between.
  public var frameCount: Int { UIApplication.shared.frameDriver.frameCount }

  /// Whether anything asks for another frame: `false` when nothing moves and nothing has changed since the last one.
  public var isMoving: Bool { frameHost.nextFrame != nil }
}
