// SPDX-License-Identifier: MIT
import RenderTree

/// The nodes that a layer goes through while one sublayer, a spinner's picture, goes through its own.
struct RecurringNodes {
  /// More steps than an ordinary spinner has; beyond, nothing is remembered.
  private static let limit = 16

  private var pairs: [(sublayer: RenderNode, result: RenderNode)] = []
  private var source: ObjectIdentifier?

  /// What came out when `layer`, alone of all, had `node`.
  func result(for node: RenderNode, of layer: CALayer) -> RenderNode? {
    guard source == ObjectIdentifier(layer) else { return nil }
    for pair in pairs where pair.sublayer === node { return pair.result }
    return nil
  }

  mutating func remember(_ result: RenderNode, for node: RenderNode, of layer: CALayer) {
    if source != ObjectIdentifier(layer) {
      pairs = []
      source = ObjectIdentifier(layer)
    }
    if pairs.count < Self.limit { pairs.append((node, result)) }
  }

  mutating func forget() {
    guard source != nil else { return }
    pairs = []
    source = nil
  }
}
