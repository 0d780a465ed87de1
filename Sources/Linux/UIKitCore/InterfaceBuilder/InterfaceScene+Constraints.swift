// SPDX-License-Identifier: MIT
import CoreGraphics

/// Constraints, checked before they are made: what Auto Layout would refuse is reported.
extension InterfaceScene {
  /// Makes the constraints that a view's element holds.
  func addConstraints(of view: UIView, _ reader: InterfaceReader) {
    for element in reader.list("constraints") {
      guard element.name == "constraint" else {
        document.report("is not a constraint and was left out", at: element)
        continue
      }
      addConstraint(reader.reader(for: element), of: view)
    }
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private func addConstraint(_ reader: InterfaceReader, of view: UIView) {
    defer { reader.reportRemainder() }
    reader.ignoreAttributes([
      "symbolic", "symbolType", "isCollectedFrom", "placeholder", "userLabel",
    ])
    // Xcode removes these when it builds.
    if reader.element["placeholder"] == "YES" { return }
    guard let first = end(reader, "first", of: view) else { return }
    let second: InterfaceConstraintEnd?
    if reader.element["secondAttribute"] != nil {
      guard let found = end(reader, "second", of: view) else { return }
      second = found
    } else {
      _ = reader.string("secondItem")
      second = nil
    }
    // Without one of its numbers a constraint would say something else than the file.
    guard let multiplier = multiplier(reader), let constant = known("constant", 0, reader.number),
      let relation = known("relation", .equal, { reader.choice($0, Self.relations) })
    else {
      reader.isMuted = true
      return
    }
    func known<Value>(_ name: String, _ usual: Value, _ read: (String) -> Value?) -> Value? {
      reader.element[name] == nil ? usual : read(name)
    }
    if let fault = fault(first, second, in: view) {
      refuse(reader, fault)
      return
    }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: constant)
    constraint.identifier = reader.string("identifier")
    if let priority = reader.number("priority") {
      if (1...1000).contains(priority) {
        constraint.priority = UILayoutPriority(Float(priority))
      } else {
        reader.report("priority \(priority) is not within 1 and 1000")
      }
    }
    constraint.isActive = true
    register(constraint, as: reader.string("id"), at: reader.element)
  }

  private func end(_ reader: InterfaceReader, _ which: String, of view: UIView)
    -> InterfaceConstraintEnd?
  {
    guard reader.element["\(which)Attribute"] != nil else {
      return refuse(reader, "needs a \(which)Attribute")
    }
    guard let attribute = reader.choice("\(which)Attribute", InterfaceConstraintEnd.attributes)
    else {
      reader.isMuted = true
      return nil
    }
    guard let identifier = reader.string("\(which)Item") else {
      return InterfaceConstraintEnd(item: view, attribute: attribute)
    }
    if let guide = legacyGuides[identifier], let root = controller?.viewIfLoaded {
      let edge: NSLayoutConstraint.Attribute = guide == .top ? .top : .bottom
      return InterfaceConstraintEnd(item: root.safeAreaLayoutGuide, attribute: edge)
    }
    guard let item = object(identifier), item is UIView || item is UILayoutGuide else {
      return refuse(reader, "\(which)Item \(identifier) is not a view or guide of this scene")
    }
    return InterfaceConstraintEnd(item: item, attribute: attribute)
  }

  /// Says why a constraint is left out, and nothing more about it.
  @discardableResult
  private func refuse(_ reader: InterfaceReader, _ reason: String) -> InterfaceConstraintEnd? {
    reader.report(reason)
    reader.isMuted = true
    return nil
  }

  /// A number, or a ratio such as `16:9`; `nil` and a report if it is neither.
  private func multiplier(_ reader: InterfaceReader) -> CGFloat? {
    guard let text = reader.string("multiplier") else { return 1 }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
    let value: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2: parts[0].flatMap { above in parts[1].map { above / $0 } }
      default: nil
      }
    guard let value, value.isFinite, value != 0, abs(value) <= 1_000_000 else {
      return reader.reportBadValue(text, of: "multiplier")
    }
    return CGFloat(value)
  }

  private func fault(
    _ first: InterfaceConstraintEnd, _ second: InterfaceConstraintEnd?, in view: UIView
  ) -> String? {
    guard let firstView = first.owner else { return "the first item is in no view" }
    guard firstView.isDescendant(of: view) else { return "the first item is not in this view" }
    guard let second else {
      return first.kind == .size ? nil : "a position needs a second item"
    }
    guard let secondView = second.owner else { return "the second item is in no view" }
    guard secondView.isDescendant(of: view) else { return "the second item is not in this view" }
    guard first.kind == second.kind else { return "the two attributes cannot be compared" }
    if first.isDirectional != second.isDirectional, first.kind == .horizontal, !first.isCenter,
      !second.isCenter
    {
      return "leading and left, or trailing and right, cannot be compared"
    }
    if first.item === second.item, first.attribute == second.attribute {
      return "an attribute is compared with itself"
    }
    return nil
  }
}
