internal import CoreGraphics
// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

/// The guide of a view's safe area or margins, which needs no unknowns of its own.
final class InsetLayoutGuide: UILayoutGuide {
  enum Kind {
    case safeArea, margins
  }

  private let kind: Kind

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owner = view
    identifier =
      switch kind {
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .margins: "UIViewLayoutMarginsGuide"
      }
  }

  /// How far the guide lies inside its view.
  var insets: UIEdgeInsets {
    switch kind {
    case .safeArea: owner?.safeAreaInsets ?? .zero
    case .margins: owner?.layoutMargins ?? .zero
    }
  }

  override weak var owningView: UIView? {
    get { owner }
    set {
      require(
        newValue === owner, "UILayoutGuide.owningView: \(identifier) belongs to its view")
    }
  }

  override var layoutFrame: CGRect { owner?.bounds.inset(by: insets) ?? .zero }
}
