// SPDX-License-Identifier: MIT
public import Foundation

/// Turns the attributes that a configuration has chosen for a text into those that are drawn.
///
/// Counterpart: `UIConfigurationTextAttributesTransformer`.
public struct UIConfigurationTextAttributesTransformer {
  /// The work of the transformer.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// A transformer that does `transform`.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// What `input` becomes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
