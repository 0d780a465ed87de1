// SPDX-License-Identifier: MIT
internal import Foundation

/// What a view stores about its margins.
struct LayoutMargins: Equatable {
  /// The margins as set, before safe area and superview.
  var own = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Whether they are at least the superview's.
  var preservesSuperview = false
  /// Whether the safe area is added.
  var includesSafeArea = true
}
