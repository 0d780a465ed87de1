// SPDX-License-Identifier: MIT

/// A transformer with an identity: closures cannot be compared, so two boxes are equal when they are copies of one.
struct TransformerBox<Transformer>: Hashable {
  private final class Identity {}

  let transformer: Transformer
  private let identity = Identity()

  init(_ transformer: Transformer) { self.transformer = transformer }

  static func == (left: TransformerBox, right: TransformerBox) -> Bool {
    left.identity === right.identity
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
