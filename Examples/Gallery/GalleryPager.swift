// SPDX-License-Identifier: MIT
import UIKit

/// Two buttons that turn pages, and between them the page's number.
final class GalleryPager: UIView {
  /// Called with 1 for the next page, with -1 for the one before.
  var onTurn: ((Int) -> Void)?

  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private let number = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (button, title, step) in [(back, "Back", -1), (forward, "More", 1)] {
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      button.addAction(UIAction { [weak self] _ in self?.onTurn?(step) }, for: .touchUpInside)
      addSubview(button)
    }
    number.font = .preferredFont(forTextStyle: .caption1)
    number.adjustsFontForContentSizeCategory = true
    number.textColor = .secondaryLabel
    number.textAlignment = .center
    addSubview(number)
  }

  required init?(coder: NSCoder) { nil }

  /// Tells which page is shown, counted from 0.
  func show(page: Int, of count: Int) {
    number.text = "\(page + 1) / \(count)"
    back.isEnabled = page > 0
    forward.isEnabled = page + 1 < count
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: max(36, back.intrinsicContentSize.height, number.intrinsicContentSize.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = isReversed ? (forward, back) : (back, forward)
    let (leftWidth, rightWidth) = (
      left.intrinsicContentSize.width, right.intrinsicContentSize.width
    )
    left.frame = CGRect(x: 0, y: 0, width: leftWidth, height: bounds.height)
    right.frame = CGRect(
      x: bounds.width - rightWidth, y: 0, width: rightWidth, height: bounds.height)
    number.frame = CGRect(
      x: leftWidth, y: 0, width: max(0, bounds.width - leftWidth - rightWidth),
      height: bounds.height)
  }
}
