// SPDX-License-Identifier: MIT
import UIKit
import UIKitCore

/// 4,000 square points of contents, in lines of 20 points at most 400 wide.
@MainActor
final class FlowingView: UIView, WidthDependentContent {
  init() {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 400, height: 20) }

  func contentHeight(forWidth width: CGFloat) -> CGFloat? { max(20, 4_000 / width) }
}
