// SPDX-License-Identifier: MIT
package import Foundation

/// A view whose contents flow, so that their height follows from the width that constraints give them.
@MainActor
package protocol WidthDependentContent: UIView {
  /// The height of the contents in that width; `nil` where the intrinsic size holds for any width.
  func contentHeight(forWidth width: CGFloat) -> CGFloat?
}

/// A view that has lines of text of its own.
@MainActor
package protocol BaselineContent: UIView {
  /// The distance of the first line's baseline from the top edge.
  var firstBaselineFromTop: CGFloat { get }
  /// The distance of the last line's baseline from the bottom edge.
  var lastBaselineFromBottom: CGFloat { get }
}
