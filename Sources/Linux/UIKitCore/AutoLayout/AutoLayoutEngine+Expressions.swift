// SPDX-License-Identifier: MIT
internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

extension AutoLayoutEngine {
  /// The start and the length of a rectangle on one axis.
  private struct Extent {
    var start = ConstraintSolver.Expression()
    var length = ConstraintSolver.Expression()
  }

  /// A constraint as an expression that is compared with zero; `nil` where an item is gone.
  ///
  /// Positions are taken in the coordinates of the view that holds the constraint, so that moving it moves none of them.
  /// With a directional attribute in a layout from right to left they are measured from the right.
  func expression(of constraint: NSLayoutConstraint) -> ConstraintSolver.Expression? {
    guard let container = constraint.container, let first = constraint.first else { return nil }
    let isMirrored =
      constraint.places.contains { $0.attribute.isDirectional }
      && container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard var result = value(of: first, in: container, isMirrored: isMirrored) else { return nil }
    let multiplier = Double(constraint.multiplier)
    if let second = constraint.second {
      guard let other = value(of: second, in: container, isMirrored: isMirrored) else { return nil }
      result.add(other, factor: -multiplier)
      if isMirrored, !first.isLength, multiplier != 1 {
        result.add(frameLength(of: container, .horizontal), factor: 1 - multiplier)
      }
    }
    result.constant -= Double(constraint.constant)
    return result
  }

  /// The length of a view's frame, which its alignment insets make differ from what constraints align.
  func frameLength(
    of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> ConstraintSolver.Expression {
    let insets = view.alignmentInsets(axis)
    var result = ConstraintSolver.Expression(length(of: box(of: view), axis))
    result.constant = insets.start + insets.end
    return result
  }

  private func value(
    of operand: LayoutOperand, in container: UIView, isMirrored: Bool
  ) -> ConstraintSolver.Expression? {
    guard let start = value(of: operand.place, in: container, isMirrored: isMirrored) else {
      return nil
    }
    guard let end = operand.end else { return start }
    return value(of: end, in: container, isMirrored: isMirrored).map { $0 - start }
  }

  private func value(
    of place: LayoutOperand.Place, in container: UIView, isMirrored: Bool
  ) -> ConstraintSolver.Expression? {
    guard let item = place.item, let view = place.view else { return nil }
    let attribute = place.attribute
    let axis = attribute.axis
    let extent: Extent
    if attribute.isMargin {
      extent = inset(view, by: view.layoutMargins, axis, in: container)
    } else if let guide = item as? InsetLayoutGuide {
      extent = inset(view, by: guide.insets, axis, in: container)
    } else {
      extent = self.extent(of: item, view, axis, in: container)
    }
    if attribute.isLength { return extent.length }

    let isFlipped = isMirrored && attribute.isDirectional
    let fraction = isFlipped ? 1 - attribute.fraction : attribute.fraction
    var position = extent.start
    position.add(extent.length, factor: fraction)
    if attribute.isBaseline, let view = item as? UIView {
      position.constant +=
        attribute == .firstBaseline ? view.firstBaselineOffset : -view.lastBaselineOffset
    }
    return isMirrored ? -1 * position : position
  }

  /// The alignment rectangle of a view, or the rectangle of a guide.
  private func extent(
    of item: AnyObject, _ view: UIView, _ axis: NSLayoutConstraint.Axis, in container: UIView
  ) -> Extent {
    let box = box(of: item)
    var result = Extent()
    result.length = .init(length(of: box, axis))
    if item === container {
      result.start.constant = container.alignmentInsets(axis).start
      return result
    }
    result.start = .init(origin(of: box, axis))
    let outer = item === view ? view.parent : view
    addOrigins(from: outer, to: container, axis, &result.start)
    return result
  }

  private func inset(
    _ view: UIView, by insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis, in container: UIView
  ) -> Extent {
    let (start, end): (CGFloat, CGFloat) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    var result = Extent()
    addOrigins(from: view, to: container, axis, &result.start)
    result.start.constant += Double(start)
    result.length = frameLength(of: view, axis)
    result.length.constant -= Double(start + end)
    return result
  }

  /// Leads a position in a view's own coordinates up to those of a view that contains it.
  private func addOrigins(
    from view: UIView?, to container: UIView, _ axis: NSLayoutConstraint.Axis,
    _ position: inout ConstraintSolver.Expression
  ) {
    var current = view
    while let view = current, view !== container {
      position.add(origin(of: box(of: view), axis))
      position.constant -= view.alignmentInsets(axis).start
      current = view.parent
    }
  }
}
