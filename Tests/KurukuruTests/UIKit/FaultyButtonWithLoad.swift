// SPDX-License-Identifier: MIT
import UIKit

/// A button with the first article's faults, so that the tests that forbid them are seen to fail.
final class FaultyButtonWithLoad: UIButton {
  private let indicator = UIActivityIndicatorView(style: .medium)
  private var removedLabel: UILabel?

  var isLoading = false {
    didSet {
      if isLoading { startLoading() } else { stopLoading() }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    indicator.color = .white
    indicator.translatesAutoresizingMaskIntoConstraints = false
    addSubview(indicator)
    NSLayoutConstraint.activate([
      indicator.centerXAnchor.constraint(equalTo: centerXAnchor),
      indicator.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  private func startLoading() {
    isEnabled = false
    removedLabel = titleLabel
    titleLabel?.removeFromSuperview()
    indicator.startAnimating()
  }

  private func stopLoading() {
    indicator.stopAnimating()
    if let removedLabel { addSubview(removedLabel) }
    isEnabled = true
  }
}
