// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import RenderTree

/// A root layer of 100 × 100 in a tree, and frames at times that a test chooses.
final class Stage {
  let root = CALayer()
  let tree: LayerTree
  private(set) var framesAsked = 0

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    tree = LayerTree(root: root)
    frame()
    tree.onNeedsFrame = { [unowned self] in framesAsked += 1 }
  }

  /// A sublayer of the root that has been shown.
  func addLayer(
    _ frame: CGRect = CGRect(x: 10, y: 10, width: 20, height: 20), color: CGColor? = .red
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    root.addSublayer(layer)
    self.frame()
    return layer
  }

  /// Runs the passes of a frame.
  @discardableResult
  func frame(at time: CFTimeInterval = 0) -> RenderCommit {
    MediaTime.withFrame(time) {
      tree.layoutPass()
      tree.displayPass()
      return tree.commit(at: time)
    }
  }

  func text(at time: CFTimeInterval = 0) -> String { frame(at: time).node.description }
}

extension CGColor {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}

/// What a layer shows at a time.
extension CALayer {
  func shown<Value>(_ key: KeyPath<CALayer, Value>, at time: CFTimeInterval) -> Value {
    MediaTime.withFrame(time) { (presentation() ?? self)[keyPath: key] }
  }
}

/// Runs `body` with implicit animations switched off.
func withoutActions(_ body: () -> Void) {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  body()
  CATransaction.commit()
}

/// A picture of one colour; every call makes another object.
func makePicture(width: Int = 4, height: Int = 4) -> CGImage? {
  let context = CGContext(
    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
    space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  return context?.makeImage()
}

func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}
