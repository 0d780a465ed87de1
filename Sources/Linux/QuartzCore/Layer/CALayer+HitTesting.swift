// SPDX-License-Identifier: MIT
import CoreGraphics

/// Which layer lies at a point.
extension CALayer {
  /// Half-open: a point on the far edges is outside.
  final func boundsContain(_ p: CGPoint) -> Bool {
    let (origin, size) = (values.bounds.origin, values.bounds.size)
    return p.x >= origin.x && p.y >= origin.y && p.x < origin.x + size.width
      && p.y < origin.y + size.height
  }

  final func hitLayer(at p: CGPoint) -> CALayer? {
    let placement = transformToParent
    guard !values.isHidden, placement.a * placement.d != placement.b * placement.c else {
      return nil
    }
    let local = p.applying(placement.inverted())
    let isInside = contains(local)
    if values.masksToBounds, !isInside { return nil }
    for child in sublayersTopmostFirst {
      if let hit = child.hitTest(local) { return hit }
    }
    return isInside ? self : nil
  }

  private var sublayersTopmostFirst: [CALayer] {
    let list = shownSublayers ?? []
    guard ordersSublayersByZ || modelLayer?.ordersSublayersByZ == true else {
      return list.reversed()
    }
    return Self.sortedByZ(list).reversed()
  }

  /// Stable: among equals the later one lies over the earlier.
  static func sortedByZ(_ list: [CALayer]) -> [CALayer] {
    list.enumerated().sorted { a, b in
      let (first, second) = (a.element.shownZPosition, b.element.shownZPosition)
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
  }

  final var shownZPosition: CGFloat {
    animations?.presentation.zPosition ?? values.zPosition
  }
}
