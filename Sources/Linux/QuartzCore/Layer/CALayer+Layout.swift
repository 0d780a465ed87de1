// SPDX-License-Identifier: MIT
import CoreGraphics
import Diagnostics

/// The layout pass, for the whole tree or a part of it.
extension CALayer {
  /// How often one pass starts again because layout asked for more layout.
  private static let layoutRunLimit = 32

  final func flagLayout() {
    guard !flags.contains(.layout) else { return }
    flags.insert(.layout)
    raise(.layoutBelow)
  }

  /// Whether the layer, or one below it, waits for layout.
  package final var owesLayout: Bool { !flags.isDisjoint(with: [.layout, .layoutBelow]) }

  final func layoutFromTop() {
    var top = self
    while let parent = top.parent, parent.flags.contains(.layout) { top = parent }
    top.layoutSubtree()
  }

  /// Lays out what is flagged from here down, until nothing is or the limit is reached.
  final func layoutSubtree() {
    for _ in 0..<Self.layoutRunLimit {
      guard owesLayout else { return }
      layoutOnce()
    }
    guard owesLayout else { return }
    let sentence =
      "Layout of \(firstFlaggedForLayout.ownerName) never ends: it keeps asking for layout."
    Diagnostics.report(sentence)
    assertionFailure(sentence)
  }

  private func layoutOnce() {
    if flags.contains(.layout) {
      flags.remove(.layout)
      layoutSublayers()
    }
    guard flags.contains(.layoutBelow) else { return }
    flags.remove(.layoutBelow)
    // A copy, since layout may add and remove sublayers.
    for child in layersBelow where child.owesLayout && child.parent === self {
      child.layoutOnce()
    }
    if flags.contains(.layout) || flags.contains(.layoutBelow) { raise(.layoutBelow) }
  }

  private var firstFlaggedForLayout: CALayer {
    if flags.contains(.layout) { return self }
    return layersBelow.first { $0.owesLayout }?.firstFlaggedForLayout ?? self
  }
}
