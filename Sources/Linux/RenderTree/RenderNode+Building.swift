// SPDX-License-Identifier: MIT
package import Foundation

extension RenderNode {
  /// How many children one group holds before they are gathered into groups of groups.
  package static let chunkSize = 64

  /// One node that draws nothing.
  package static let empty = RenderNode(.group([]))

  /// The nodes one over another, in chunks of 64, so that a change of one rebuilds few; a single one is itself.
  package static func group(_ children: [RenderNode]) -> RenderNode {
    if children.count == 1 { return children[0] }
    var level = children
    while level.count > chunkSize {
      level = stride(from: 0, to: level.count, by: chunkSize).map { start in
        RenderNode(.group(Array(level[start..<min(start + chunkSize, level.count)])))
      }
    }
    return RenderNode(.group(level))
  }

  /// The node moved; itself where the distance is 0.
  package func translated(x: Double, y: Double) -> RenderNode {
    if x == 0, y == 0 { return self }
    return RenderNode(.transform(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y), self))
  }

  /// Whether nothing is drawn at all.
  package var isEmpty: Bool { bounds.isNull }

  /// The node without what lies deeper than `levels`; itself where nothing does.
  package func limited(toDepth levels: Int) -> RenderNode {
    if depth <= levels { return self }
    if levels <= 1 { return .empty }
    func limited(_ child: RenderNode) -> RenderNode { child.limited(toDepth: levels - 1) }
    switch content {
    case .group(let children): return RenderNode(.group(children.map(limited)))
    case .contentShadow(let child, let shadow):
      return RenderNode(.contentShadow(limited(child), shadow))
    case .clip(let shape, let child): return RenderNode(.clip(shape, limited(child)))
    case .transform(let transform, let child):
      return RenderNode(.transform(transform, limited(child)))
    case .mask(let child, let mask): return RenderNode(.mask(limited(child), by: limited(mask)))
    case .opacity(let alpha, let child): return RenderNode(.opacity(alpha, limited(child)))
    case .fill, .border, .shadow, .pathShadow, .image, .path, .glyphs: return self
    }
  }

  /// A laid-out text with its backgrounds and lines, its top left corner at `origin`.
  ///
  /// - Parameter color: Takes the place of the colour of every letter; nil keeps the runs' own.
  package static func text(
    _ layout: TextLayout, at origin: CGPoint, color: RenderColor? = nil
  ) -> RenderNode {
    var nodes: [RenderNode] = []
    func add(behind: Bool) {
      for decoration in layout.decorations where decoration.isBehindText == behind {
        let rect = decoration.rect.offsetBy(dx: origin.x, dy: origin.y)
        let tint = behind ? decoration.color : color ?? decoration.color
        nodes.append(RenderNode(.fill(RoundedRectangle(rect), tint)))
      }
    }
    add(behind: true)
    for placed in layout.runs {
      let start = CGPoint(x: origin.x + placed.origin.x, y: origin.y + placed.origin.y)
      nodes.append(RenderNode(.glyphs(placed.run, origin: start, color ?? placed.color)))
    }
    add(behind: false)
    return group(nodes)
  }
}
