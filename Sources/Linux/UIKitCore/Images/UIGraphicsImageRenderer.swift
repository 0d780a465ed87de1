// SPDX-License-Identifier: MIT
public import CoreGraphics

/// Draws what a closure draws.
///
/// Counterpart: `UIGraphicsRenderer`.
open class UIGraphicsRenderer: NSObject {
  /// The settings, which no longer change.
  open var format: UIGraphicsRendererFormat { settings }

  /// Whether images come of it; true for image renderers.
  open var allowsImageOutput: Bool { false }

  let settings: UIGraphicsRendererFormat

  /// A renderer of what lies in `bounds`.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    settings = format.copy() as? UIGraphicsRendererFormat ?? format
    settings.bounds = bounds
    super.init()
  }
}

/// Makes images of what a closure draws.
///
/// Counterpart: `UIGraphicsImageRenderer`. May be used on any thread, one at a time.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Draws into the renderer's context.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// A renderer of images of `size` points at the current display's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of images of `size` points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of what lies in `bounds`, at the current display's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of what lies in `bounds`.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// True.
  open override var allowsImageOutput: Bool { true }

  /// The image of what `actions` draws; an empty one where the bounds have no size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    render(actions)?.currentImage ?? UIImage()
  }

  /// What `actions` draws, as a PNG file; empty where the bounds have no size.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// What `actions` draws, as a JPEG file of a quality from 0 to 1; empty where the bounds have no size.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  private func render(
    _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIGraphicsImageRendererContext? {
    guard let format = settings as? UIGraphicsImageRendererFormat else { return nil }
    if format.scale <= 0 { format.scale = max(UITraitCollection.current.displayScale, 1) }
    guard
      let cgContext = GraphicsBitmap.context(
        size: format.bounds.size, scale: Double(format.scale), origin: format.bounds.origin,
        isOpaque: format.opaque)
    else { return nil }
    let context = UIGraphicsImageRendererContext(cgContext, format: format)
    GraphicsContextStack.push(cgContext)
    actions(context)
    GraphicsContextStack.pop()
    return context
  }
}
