// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

/// The rule that one side is equal to, at least or at most a multiple of the other side plus a constant, where a side
/// is a part of a view or of a layout guide.
///
/// An active constraint is held by the nearest view that contains both items.
///
/// Counterpart: `NSLayoutConstraint`.
///
/// Differs from Apple: `firstItem` and `secondItem` are weak.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  // MARK: Storage

  final var first: LayoutOperand?
  final var second: LayoutOperand?
  private final var storedRelation = Relation.equal
  private final var storedMultiplier: CGFloat = 1
  private final var storedConstant: CGFloat = 0
  private final var storedPriority = UILayoutPriority.required

  /// The view that holds the constraint, while it is active.
  final weak var container: UIView?
  /// Where among the container's constraints it is.
  final var placeInContainer = 0
  /// Whether `constraints` leaves it out, as a part of a guide of ours.
  final var isInternal = false

  // MARK: Parts

  /// A name for messages; `nil` at first.
  open var identifier: String?
  /// The view or guide of the first side.
  open var firstItem: AnyObject? { first?.place.item }
  /// The part of the first side's item.
  open var firstAttribute: Attribute { first?.place.attribute ?? .notAnAttribute }
  /// The view or guide of the second side; `nil` where the constant stands alone.
  open var secondItem: AnyObject? { second?.place.item }
  /// The part of the second side's item.
  open var secondAttribute: Attribute { second?.place.attribute ?? .notAnAttribute }
  /// How the sides compare.
  open var relation: Relation { storedRelation }
  /// What the second side is multiplied by.
  open var multiplier: CGFloat { storedMultiplier }

  /// What is added to the second side, in points; may change at any time, at little cost.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      require(
        newValue.isFinite, "NSLayoutConstraint.constant is not finite: \(newValue), for \(self)")
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      container?.layoutEngine?.constantChanged(of: self)
    }
  }

  /// How much the constraint matters; `.required` at first.
  ///
  /// An active constraint may not become required, nor cease to be.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      require(
        container == nil || newValue.isRequired == storedPriority.isRequired,
        """
        Mutating a priority from required to not on an installed constraint (or vice-versa) is not \
        supported. You passed priority \(newValue.rawValue) and the existing priority was \
        \(storedPriority.rawValue). Constraint: \(self)
        """)
      storedPriority = newValue
      container?.layoutEngine?.priorityChanged(of: self)
    }
  }

  /// Whether the constraint takes part in layout; `true` adds it to the nearest view that contains both items.
  open var isActive: Bool {
    get { container != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { install() } else { uninstall() }
    }
  }

  // MARK: Creating

  /// An empty constraint, for subclasses; it cannot be activated.
  public nonisolated override init() { super.init() }

  /// The rule `view1.attr1 relation view2.attr2 × multiplier + c`.
  /// - Parameters:
  ///   - view1: A `UIView` or a `UILayoutGuide`.
  ///   - view2: The same, or `nil` where `attr1` is a width or a height; `attr2` is then `.notAnAttribute`.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    let first = LayoutOperand(Self.requireItem(view1), attr1)
    let second = view2.flatMap { item in
      attr2 == .notAnAttribute ? nil : LayoutOperand(Self.requireItem(item), attr2)
    }
    Self.requireSense(first, second, multiplier: multiplier)
    setParts(first, relation, multiplier == 0 ? nil : second, multiplier: multiplier, constant: c)
  }

  convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init()
    Self.requireSense(first, second, multiplier: multiplier)
    setParts(first, relation, second, multiplier: multiplier, constant: constant)
  }

  private func setParts(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?,
    multiplier: CGFloat, constant: CGFloat
  ) {
    require(
      multiplier.isFinite, "NSLayoutConstraint: Multiplier is not finite! It is \(multiplier).")
    require(
      constant.isFinite, "NSLayoutConstraint: Constant is not finite! It is \(constant).")
    self.first = first
    self.second = second
    storedRelation = relation
    storedMultiplier = multiplier
    storedConstant = constant
  }

  // MARK: Activating

  /// Activates each of the constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates each of the constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: Description

  /// The rule in one line, with the classes and addresses of its items.
  ///
  /// Off the main thread, where its items may not be asked, class and address alone.
  open nonisolated override var description: String {
    guard Thread.isMainThread else { return super.description }
    // SAFETY: the main actor runs on the main thread.
    return MainActor.assumeIsolated { ruleDescription }
  }
}
