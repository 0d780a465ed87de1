// SPDX-License-Identifier: MIT
import UIKit
import UIKitCore

/// A view whose contents have a fixed size, and that counts its layouts.
@MainActor
final class ContentView: UIView {
  var contentSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  private(set) var layoutCount = 0

  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    contentSize = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { contentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}

/// A container of 320 × 480 that its frame places.
@MainActor
func makeContainer(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

extension UIView {
  /// Adds a view and activates constraints with it.
  func add(_ view: UIView, _ constraints: NSLayoutConstraint...) {
    addSubview(view)
    NSLayoutConstraint.activate(constraints)
  }

  var placementCount: Int { rootView.autoLayout?.placementCount ?? 0 }
}
