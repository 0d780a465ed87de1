// SPDX-License-Identifier: MIT

/// What a colour space's components mean.
///
/// Counterpart: `CGColorSpaceModel`. Differs from Apple: only the models of spaces that exist here have cases.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Shades of grey.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}
