// SPDX-License-Identifier: MIT

/// Turns the colour that a configuration has chosen into the one that is drawn.
///
/// Counterpart: `UIConfigurationColorTransformer`. Differs from Apple: the ready-made transformers are absent.
public struct UIConfigurationColorTransformer {
  /// The work of the transformer.
  public let transform: (UIColor) -> UIColor

  /// A transformer that does `transform`.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// What `input` becomes.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
