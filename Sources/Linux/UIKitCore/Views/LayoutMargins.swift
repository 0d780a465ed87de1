// SPDX-License-Identifier: MIT
internal import Foundation

/// What a view stores about its margins.
package struct LayoutMargins: Equatable {
  /// The margins as set, before safe area and superview.
  package var own = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Whether they are at least the superview's.
  package var preservesSuperview = false
  /// Whether the safe area is added.
  package var includesSafeArea = true
}
