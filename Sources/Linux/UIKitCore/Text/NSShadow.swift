// SPDX-License-Identifier: MIT
public import CoreGraphics
import RenderTree

/// The shadow of a text.
///
/// Counterpart: `NSShadow`.
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
  private let foundationTag = FoundationTag()

  /// How far the shadow lies to the right and below; zero by default.
  open var shadowOffset: CGSize = .zero

  /// How soft the shadow is, twice the deviation of the blur; 0 by default.
  open var shadowBlurRadius: CGFloat = 0

  /// A `UIColor`; black of opacity 1/3 by default, and nil draws no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// The default shadow, which does not show, since it lies under the text.
  public override init() { super.init() }

  /// Reads a shadow that `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    super.init()
    shadowOffset = CGSize(
      width: coder.decodeDouble(forKey: "NSShadowHorizontalOffset"),
      height: coder.decodeDouble(forKey: "NSShadowVerticalOffset"))
    shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
    shadowColor = coder.object(UIColor.self, forKey: "NSShadowColor")
  }

  /// True for a shadow of the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  /// Equal for equal shadows.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }

  /// A shadow that does not change with the receiver.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the values.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: "NSShadowHorizontalOffset")
    coder.encode(Double(shadowOffset.height), forKey: "NSShadowVerticalOffset")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    coder.encode(shadowColor as? UIColor, forKey: "NSShadowColor")
  }

  /// The shadow for the render tree under the current traits; nil when it cannot be seen.
  var renderShadow: RenderShadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    let resolved = RenderColor(color.cgColor)
    guard !resolved.isClear, shadowOffset != .zero || shadowBlurRadius > 0 else { return nil }
    return RenderShadow(
      color: resolved, radius: Double(shadowBlurRadius) / 2, offset: shadowOffset)
  }
}
