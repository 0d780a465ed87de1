public import CoreGraphics
// SPDX-License-Identifier: MIT
internal import Diagnostics

/// The settings of an image renderer.
///
/// Counterpart: `UIGraphicsImageRendererFormat`.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours of an image.
  ///
  /// Counterpart: `UIGraphicsImageRendererFormat.Range`.
  public enum Range: Int, Sendable {
    /// As the format was made.
    case unspecified = -1
    /// As the display shows.
    case automatic = 0
    /// Wide, where it can be; standard here.
    case extended = 1
    /// sRGB.
    case standard = 2
  }

  /// Pixels per point; the current display's by default, which 0 stands for too.
  open var scale: CGFloat

  /// Whether the image begins black and has no opacity; false by default.
  open var opaque = false

  /// The range of colours that is wanted.
  ///
  /// Differs from Apple: images are of the standard range whatever it says.
  open var preferredRange: Range = .automatic

  /// The settings that suit the current display.
  public override init() {
    scale = max(UITraitCollection.current.displayScale, 1)
    super.init()
  }

  /// The settings that suit a display of these traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  override class func make() -> Self {
    guard let format = UIGraphicsImageRendererFormat() as? Self else {
      misuse("\(Self.self).preferred(): override it to make one of your own class.")
    }
    return format
  }

  /// Settings that do not change with the receiver.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGraphicsImageRendererFormat()
    copy.bounds = bounds
    copy.scale = scale
    copy.opaque = opaque
    copy.preferredRange = preferredRange
    return copy
  }
}
