// SPDX-License-Identifier: MIT
import Foundation

extension RenderNode {
  /// What a node knows about its subtree without visiting it again.
  struct Summary {
    var bounds = CGRect.null
    var nodeCount = 1
    var depth = 1
    var isFinite = true

    /// A function rather than an initialiser, which would take a copy of the content.
    static func of(_ content: Content) -> Summary {
      var summary = Summary()
      summary.add(content)
      let (origin, size) = (summary.bounds.origin, summary.bounds.size)
      let isNull = origin.x == .infinity && origin.y == .infinity
      if !isNull, !(origin.x + origin.y + size.width + size.height).isFinite {
        summary.bounds = .null
        summary.isFinite = false
      }
      return summary
    }

    private mutating func add(_ content: Content) {
      switch content {
      case .transform(let transform, let child):
        adopt(child)
        bounds = Summary.bounds(child.bounds, transform)
      case .group(let children):
        addGroup(children)
      case .fill(let shape, let color):
        if !color.isClear { bounds = Summary.visible(shape.rect) }
      case .border(let shape, let width, let color):
        if !color.isClear, width > 0 { bounds = Summary.visible(shape.rect) }
      case .shadow(let shape, let shadow):
        if !shadow.color.isClear { bounds = shadow.bounds(of: Summary.visible(shape.rect)) }
      case .contentShadow(let child, let shadow):
        adopt(child)
        bounds =
          shadow.color.isClear || child.bounds.isNull ? .null : shadow.bounds(of: child.bounds)
      case .pathShadow(let path, let shadow):
        if !shadow.color.isClear, !path.isEmpty { bounds = shadow.bounds(of: path.boundingBox) }
      case .image(let image):
        bounds = Summary.visible(image.destination)
      case .path(let path, let fill, let stroke):
        addPath(path, fill, stroke)
      case .glyphs(let run, let origin, let color):
        // A pixel's room on each side: letters are antialiased, and their places rounded.
        if !color.isClear, run.bounds.width > 0 {
          bounds = run.bounds.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -1, dy: -1)
        }
      case .clip(let shape, let child):
        adopt(child)
        clip(child.bounds, shape.rect)
      case .mask(let child, let mask):
        nodeCount = child.nodeCount + mask.nodeCount + 1
        depth = max(child.depth, mask.depth) + 1
        if !mask.bounds.isNull { clip(child.bounds, mask.bounds) }
      case .opacity(let alpha, let child):
        adopt(child)
        bounds = alpha > 0 ? child.bounds : .null
      }
    }

    /// Foundation's own intersection traps on numbers that are not finite.
    private mutating func clip(_ contents: CGRect, _ shape: CGRect) {
      let (a, b) = (contents.origin, shape.origin)
      guard a.x != .infinity else { return }
      guard (b.x + b.y + shape.size.width + shape.size.height).isFinite else {
        isFinite = false
        return
      }
      let (minX, minY) = (max(a.x, b.x), max(a.y, b.y))
      let maxX = min(a.x + contents.size.width, b.x + shape.size.width)
      let maxY = min(a.y + contents.size.height, b.y + shape.size.height)
      guard minX < maxX, minY < maxY else { return }
      bounds = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    private mutating func adopt(_ child: RenderNode) {
      nodeCount = child.nodeCount + 1
      depth = child.depth + 1
    }

    private mutating func addGroup(_ children: [RenderNode]) {
      var (minX, minY) = (Double.infinity, Double.infinity)
      var (maxX, maxY) = (-Double.infinity, -Double.infinity)
      var deepest = 0
      for child in children {
        nodeCount += child.nodeCount
        deepest = max(deepest, child.depth)
        let (origin, size) = (child.bounds.origin, child.bounds.size)
        guard origin.x < .infinity else { continue }
        minX = min(minX, origin.x)
        minY = min(minY, origin.y)
        maxX = max(maxX, origin.x + size.width)
        maxY = max(maxY, origin.y + size.height)
      }
      depth = deepest + 1
      if minX <= maxX, minY <= maxY {
        bounds = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
      }
    }

    private mutating func addPath(_ path: CGPath, _ fill: RenderFill?, _ stroke: RenderStroke?) {
      guard !path.isEmpty else { return }
      let stroke = stroke.flatMap { $0.width > 0 && !$0.color.isClear ? $0 : nil }
      guard fill.map({ !$0.color.isClear }) == true || stroke != nil else { return }
      let reach = stroke?.reach ?? 0
      bounds = path.boundingBox.insetBy(dx: -reach, dy: -reach)
    }

    private static func visible(_ rect: CGRect) -> CGRect {
      rect.size.width <= 0 || rect.size.height <= 0 ? .null : rect
    }

    private static func bounds(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
      if rect.origin.x == .infinity { return rect }
      if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
        return CGRect(
          x: rect.origin.x + t.tx, y: rect.origin.y + t.ty, width: rect.size.width,
          height: rect.size.height)
      }
      let determinant = t.a * t.d - t.b * t.c
      guard determinant.isFinite else {
        return CGRect(x: Double.nan, y: 0, width: 0, height: 0)
      }
      return determinant == 0 ? .null : rect.applying(t)
    }
  }
}
