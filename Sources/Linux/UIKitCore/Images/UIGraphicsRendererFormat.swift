public import CoreGraphics
// SPDX-License-Identifier: MIT
internal import Diagnostics

/// The settings of a renderer.
///
/// Counterpart: `UIGraphicsRendererFormat`.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle that is drawn, in points; set by the renderer.
  open internal(set) var bounds: CGRect = .zero

  /// The settings that suit most drawings.
  public override init() { super.init() }

  /// The settings that suit the current display.
  open class func preferred() -> Self { Self.make() }

  /// The settings that suit most drawings.
  @available(*, deprecated, renamed: "preferred()")
  open class func `default`() -> Self { Self.make() }

  class func make() -> Self {
    guard let format = UIGraphicsRendererFormat() as? Self else {
      misuse("\(Self.self).preferred(): override it to make one of your own class.")
    }
    return format
  }

  /// Settings that do not change with the receiver.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGraphicsRendererFormat()
    copy.bounds = bounds
    return copy
  }
}
