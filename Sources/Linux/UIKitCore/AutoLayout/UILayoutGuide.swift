// SPDX-License-Identifier: MIT
public import Foundation
internal import QuartzCore

/// A rectangle in a view that takes part in layout and draws nothing.
///
/// Counterpart: `UILayoutGuide`.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view's stored reference; set by the view that takes the guide in.
  final weak var owner: UIView?
  /// Where layout put the guide last.
  final var solvedFrame = CGRect.zero

  /// A name for messages; empty at first.
  open var identifier = ""

  /// The view in whose coordinates the guide lies; setting it moves the guide there.
  open weak var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// The rectangle in the coordinates of `owningView`, as of the last layout.
  open var layoutFrame: CGRect { solvedFrame }

  /// A guide without a view.
  public nonisolated override init() { super.init() }

  /// The constraints that may decide the guide's place and size on one axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owner?.layoutEngine?.constraints(deciding: self, axis) ?? []
  }

  /// Whether the constraints leave the guide's place or size open.
  open var hasAmbiguousLayout: Bool { owner?.layoutEngine?.isAmbiguous(self) ?? false }
}
