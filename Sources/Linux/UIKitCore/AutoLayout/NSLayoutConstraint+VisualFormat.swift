// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

extension NSLayoutConstraint {
  /// The constraints that a line of text pictures, as in `"H:|-[name(>=80)]-8-[field]-|"`.
  /// - Parameters:
  ///   - format: Views in brackets, the superview as a bar, spaces as dashes with or without a number.
  ///   - opts: How the views line up across the line.
  ///   - metrics: The numbers that names stand for.
  ///   - views: The views and guides that names stand for.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let parsed: VisualFormat
    do {
      parsed = try VisualFormat(format)
    } catch {
      misuse(
        """
        Unable to parse constraint format: expected \(error.expected) at \(error.offset)
        \(format)
        \(String(repeating: " ", count: error.offset))^
        """)
    }
    let builder = VisualFormatBuilder(
      format: format, parsed: parsed, options: opts, metrics: metrics ?? [:], views: views)
    return builder.constraints()
  }
}

/// Makes the constraints of a visual format.
@MainActor
private struct VisualFormatBuilder {
  let format: String
  let parsed: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  func constraints() -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for element in parsed.elements {
      result += element.predicates.map { sizeConstraint(element, $0) }
    }
    for (before, after) in zip(parsed.elements, parsed.elements.dropFirst()) {
      result += after.connection.map { spaceConstraint(before, after, $0) }
    }
    let items = parsed.elements.compactMap { $0.name.map(item) }
    for (before, after) in zip(items, items.dropFirst()) {
      result += options.alignedAttributes.map {
        NSLayoutConstraint(LayoutOperand(before, $0), .equal, LayoutOperand(after, $0))
      }
    }
    return result
  }

  private func sizeConstraint(
    _ element: VisualFormat.Element, _ predicate: VisualFormat.Predicate
  ) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = parsed.axis == .horizontal ? .width : .height
    let first = LayoutOperand(item(element.name ?? ""), attribute)
    let result: NSLayoutConstraint
    if case .name(let name) = predicate.object, metrics[name] == nil {
      result = NSLayoutConstraint(first, predicate.relation, LayoutOperand(item(name), attribute))
    } else {
      result = NSLayoutConstraint(
        first, predicate.relation, nil, constant: number(predicate.object))
    }
    setPriority(of: result, predicate)
    return result
  }

  private func spaceConstraint(
    _ before: VisualFormat.Element, _ after: VisualFormat.Element,
    _ predicate: VisualFormat.Predicate
  ) -> NSLayoutConstraint {
    let isStandard = if case .standard = predicate.object { true } else { false }
    let isAtEdge = before.name == nil || after.name == nil
    let first = operand(after, isStart: after.name != nil, insideMargin: isStandard)
    let second = operand(before, isStart: before.name == nil, insideMargin: isStandard)
    // Towards the superview's margin the space is the margin's own.
    let space =
      isStandard ? (isAtEdge ? 0 : LayoutMetrics.systemSpacing) : number(predicate.object)
    let isReversed =
      parsed.axis == .horizontal && options.contains(.directionRightToLeft)
    let result =
      isReversed
      ? NSLayoutConstraint(second, predicate.relation, first, constant: space)
      : NSLayoutConstraint(first, predicate.relation, second, constant: space)
    setPriority(of: result, predicate)
    return result
  }

  /// The edge of a view, or the superview's, that a space begins or ends at.
  private func operand(
    _ element: VisualFormat.Element, isStart: Bool, insideMargin: Bool
  ) -> LayoutOperand {
    let isMargin = insideMargin && element.name == nil
    let attribute: NSLayoutConstraint.Attribute
    if parsed.axis == .vertical {
      attribute =
        isStart ? (isMargin ? .topMargin : .top) : (isMargin ? .bottomMargin : .bottom)
    } else if options.isDisjoint(with: .directionMask) {
      attribute =
        isStart
        ? (isMargin ? .leadingMargin : .leading) : (isMargin ? .trailingMargin : .trailing)
    } else {
      let isLeft = isStart != options.contains(.directionRightToLeft)
      attribute = isLeft ? (isMargin ? .leftMargin : .left) : (isMargin ? .rightMargin : .right)
    }
    return LayoutOperand(element.name.map(item) ?? superview, attribute)
  }

  private var superview: UIView {
    for case let name? in parsed.elements.map(\.name) {
      let item = item(name)
      if let superview = (item as? UIView)?.parent ?? (item as? UILayoutGuide)?.owningView {
        return superview
      }
    }
    misuse(
      "Unable to interpret '|' character, because the related view doesn't have a superview: \(format)"
    )
  }

  private func item(_ name: String) -> AnyObject {
    guard let item = views[name] else {
      misuse(
        "Unable to parse constraint format: \(name) is not a key in the views dictionary. \(format)"
      )
    }
    return NSLayoutConstraint.requireItem(item)
  }

  private func number(_ object: VisualFormat.Predicate.Object) -> CGFloat {
    switch object {
    case .number(let number): return number
    case .standard: return LayoutMetrics.systemSpacing
    case .name(let name):
      switch metrics[name] {
      case let value as CGFloat: return value
      case let value as Double: return CGFloat(value)
      case let value as Float: return CGFloat(value)
      case let value as Int: return CGFloat(value)
      case let value as NSNumber: return CGFloat(value.doubleValue)
      default:
        misuse(
          "Unable to parse constraint format: \(name) is not a key in the metrics dictionary. \(format)"
        )
      }
    }
  }

  private func setPriority(of constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate) {
    guard let priority = predicate.priority else { return }
    constraint.priority = UILayoutPriority(Float(number(priority)))
  }
}
