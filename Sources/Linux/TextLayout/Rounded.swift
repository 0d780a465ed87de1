// SPDX-License-Identifier: MIT
import Foundation

/// A number printed to at most three places, without trailing zeros or a negative zero, so that texts compare.
package struct Rounded: CustomStringConvertible {
  private let value: Double

  /// Wraps the number.
  package init(_ value: Double) { self.value = value }

  /// The number as text; a whole one has no point.
  package var description: String {
    let rounded = (value * 1_000).rounded() / 1_000
    if rounded == 0 { return "0" }
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return String(rounded)
  }
}
