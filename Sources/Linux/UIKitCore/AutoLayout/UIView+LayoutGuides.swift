// SPDX-License-Identifier: MIT

extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }

  /// Takes in a guide, from the view where it was.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner !== self else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutState.guides.append(layoutGuide)
    layoutGuide.owner = self
  }

  /// Lets go of a guide, and deactivates the constraints that speak of it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = autoLayout?.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
    layoutEngine?.release(layoutGuide)
    autoLayout?.guides.remove(at: index)
    layoutGuide.owner = nil
  }

  /// The part of the view that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = autoLayout?.safeAreaGuide { return guide }
    let guide = InsetLayoutGuide(.safeArea, of: self)
    layoutState.safeAreaGuide = guide
    return guide
  }

  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = autoLayout?.marginsGuide { return guide }
    let guide = InsetLayoutGuide(.margins, of: self)
    layoutState.marginsGuide = guide
    return guide
  }

  /// The part of the view inside its margins that is narrow enough for reading: at most 672 points, centred.
  ///
  /// Differs from Apple: the width does not follow the text size.
  public var readableContentGuide: UILayoutGuide {
    if let guide = autoLayout?.readableGuide { return guide }
    let guide = UILayoutGuide()
    guide.identifier = "UIViewReadableContentGuide"
    guide.owner = self
    layoutState.readableGuide = guide
    let margins = layoutMarginsGuide
    let fill = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
    fill.priority = UILayoutPriority(999)
    let constraints = [
      guide.topAnchor.constraint(equalTo: margins.topAnchor),
      guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      guide.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
      guide.widthAnchor.constraint(lessThanOrEqualToConstant: LayoutMetrics.readableWidth),
      fill,
    ]
    for constraint in constraints {
      constraint.isInternal = true
      constraint.install(in: self)
    }
    return guide
  }
}
