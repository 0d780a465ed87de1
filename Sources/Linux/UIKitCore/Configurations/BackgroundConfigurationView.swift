// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore

/// Draws a background configuration: colour, custom view, picture, stroke, from the rear to the front.
final class BackgroundConfigurationView: UIView {
  private var configuration = UIBackgroundConfiguration.clear()
  private var tint = UIColor.clear
  private var radius: CGFloat = 0
  private var imageView: UIImageView?
  private var strokeView: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a configuration.
  ///
  /// - Parameters:
  ///   - tint: The colour where the configuration names none.
  func show(_ configuration: UIBackgroundConfiguration, tint: UIColor) {
    if self.configuration.customView !== configuration.customView {
      if let old = self.configuration.customView, old.superview === self {
        old.removeFromSuperview()
      }
      if let new = configuration.customView { insertSubview(new, at: 0) }
    }
    self.configuration = configuration
    self.tint = tint
    backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    showImage()
    applyStroke()
    setNeedsLayout()
  }

  /// Takes out the custom view, which may go to another button.
  func giveBack() { show(.clear(), tint: tint) }

  /// Places the background in a button.
  func place(in bounds: CGRect, radius: CGFloat, direction: UIUserInterfaceLayoutDirection) {
    frame = bounds.inset(by: configuration.backgroundInsets.resolved(in: direction))
    let radius = max(0, min(radius, min(frame.width, frame.height) / 2))
    guard radius != self.radius || layer.cornerRadius != radius else { return }
    self.radius = radius
    layer.cornerRadius = radius
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    configuration.customView?.frame = bounds
    imageView?.frame = bounds
    // What lies in the background is cut at its corners; the stroke has to reach past them.
    for view in [configuration.customView, imageView] {
      view?.layer.cornerRadius = radius
      view?.clipsToBounds = true
    }
    guard let strokeView else { return }
    let outset = configuration.strokeOutset
    strokeView.frame = bounds.insetBy(dx: -outset, dy: -outset)
    strokeView.layer.cornerRadius = radius > 0 ? max(0, radius + outset) : 0
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyStroke()
  }

  private func showImage() {
    guard let image = configuration.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView(frame: bounds)
    view.image = image
    view.contentMode = configuration.imageContentMode
    imageView = view
    if view.superview == nil { addSubview(view) }
    if let strokeView { bringSubviewToFront(strokeView) }
  }

  private func applyStroke() {
    let color = configuration.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection)
    guard configuration.strokeWidth > 0, color.cgColor.alpha > 0 else {
      strokeView?.removeFromSuperview()
      strokeView = nil
      return
    }
    let view = strokeView ?? UIView(frame: bounds)
    strokeView = view
    if view.superview == nil { addSubview(view) }
    view.layer.borderWidth = configuration.strokeWidth
    view.layer.borderColor = color.cgColor
    setNeedsLayout()
  }
}
