public import CoreGraphics
// SPDX-License-Identifier: MIT
internal import Diagnostics

/// A picture, or the frames of an animation.
///
/// Counterpart: `UIImage`. Immutable, and safe on any thread.
///
/// Differs from Apple: symbols, asset catalogues, `CIImage` and configurations are absent. Of an animated file the
/// first picture is read.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  // SAFETY: the only stored property is a `let` of a Sendable type; subclasses outside take the promise over.

  let properties: ImageProperties

  /// An image of no size.
  public override init() {
    properties = ImageProperties()
    super.init()
  }

  init(properties: ImageProperties) {
    self.properties = properties
    super.init()
  }

  /// The image of a file in the main bundle, such as `icon`, `icon.png` or `icons/icon.jpg`.
  ///
  /// A name without an extension means PNG, then JPEG. Of the files `icon.png`, `icon@2x.png` and `icon@3x.png` the
  /// one that suits `UITraitCollection.current` best is taken; images found are kept.
  ///
  /// - Returns: nil when there is no such file, or it holds no picture, which is reported.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The image of a file in a bundle; see `init(named:)`.
  ///
  /// - Parameters:
  ///   - bundle: nil is the main bundle.
  ///   - traitCollection: Chooses the scale; nil stands for `UITraitCollection.current`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let scale = (traitCollection ?? .current).displayScale
    guard let found = NamedImages.find(name, in: bundle, scale: max(Double(scale), 1)) else {
      return nil
    }
    self.init(properties: found)
  }

  /// The image of an `#imageLiteral`, or of a file that the app cannot be without.
  ///
  /// - Precondition: The main bundle has it.
  public required convenience init(imageLiteralResourceName name: String) {
    let scale = max(Double(UITraitCollection.current.displayScale), 1)
    guard let found = NamedImages.find(name, in: nil, scale: scale) else {
      misuse("UIImage(imageLiteralResourceName:): there is no image named \(name).")
    }
    self.init(properties: found)
  }

  /// The image of a file; its scale is what the name says, as in `icon@2x.png`.
  ///
  /// - Returns: nil when it cannot be read, which is reported.
  public init?(contentsOfFile path: String) {
    guard let read = ImageFile.read(path: path) else { return nil }
    properties = read
    super.init()
  }

  /// The image in the bytes of a file, at scale 1.
  ///
  /// - Returns: nil when they hold no picture, which is reported.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The image in the bytes of a file.
  ///
  /// - Parameter scale: Pixels per point.
  /// - Returns: nil when they hold no picture, which is reported.
  public init?(data: Data, scale: CGFloat) {
    guard let read = ImageFile.read(data, scale: Double(scale), name: "image data") else {
      return nil
    }
    properties = read
    super.init()
  }

  /// The image of a bitmap, at scale 1.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// The image of a bitmap.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point; 0 or less reads as 1.
  ///   - orientation: How the bitmap is turned before it is shown.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    properties = ImageProperties(
      cgImage: cgImage, scale: Double(scale), orientation: orientation)
    super.init()
  }

  /// Reads an image that `encode(with:)` wrote.
  public required convenience init?(coder: NSCoder) {
    guard let data = coder.object(NSData.self, forKey: "UIImageData") as Data? else {
      return nil
    }
    self.init(data: data, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
  }

  // MARK: Content

  /// The bitmap as it is stored, not turned; the first frame's of an animation, and nil for an empty image.
  open var cgImage: CGImage? { properties.cgImage }

  /// The size in points, turned as `imageOrientation` says.
  open var size: CGSize { properties.size }

  /// Pixels per point.
  open var scale: CGFloat { CGFloat(properties.scale) }

  /// How the bitmap is turned before it is shown.
  open var imageOrientation: UIImage.Orientation { properties.orientation }

  /// The frames of an animation; nil for a single picture.
  open var images: [UIImage]? { properties.frames }

  /// How long the animation takes; 0 for a single picture.
  open var duration: TimeInterval { properties.duration }

  // MARK: Use

  /// Whether the colours are the image's own or the tint's.
  open var renderingMode: UIImage.RenderingMode { properties.renderingMode }

  /// The parts at the edges that do not stretch.
  open var capInsets: UIEdgeInsets { properties.capInsets }

  /// How the parts between stretch.
  open var resizingMode: UIImage.ResizingMode { properties.resizingMode }

  /// How far the rectangle that Auto Layout aligns lies inside the image.
  open var alignmentRectInsets: UIEdgeInsets { properties.alignmentRectInsets }

  /// Whether image views mirror it where the interface is read from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool {
    properties.flipsForRightToLeftLayoutDirection
  }

  // MARK: Drawing

  /// Draws the image into the current context, its top left corner at `point`.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image into the current context, its top left corner at `point`.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into the current context, stretched to `rect` by its cap insets.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image into the current context, stretched to `rect` by its cap insets.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    properties.draw(in: rect, blendMode: blendMode, alpha: alpha)
  }

  /// Fills `rect` of the current context with copies of the image.
  open func drawAsPattern(in rect: CGRect) { properties.drawAsPattern(in: rect) }

  // MARK: NSObject and coding

  /// True for the same bitmap used in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || properties == other.properties
  }

  /// Equal for equal images.
  open override var hash: Int { properties.hashValue }

  /// Size, orientation and scale.
  open override var description: String {
    "<UIImage {\(size.width), \(size.height)} scale \(scale) orientation \(imageOrientation)"
      + " renderingMode \(renderingMode)>"
  }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the picture as PNG.
  open func encode(with coder: NSCoder) {
    coder.encode(pngData() as NSData?, forKey: "UIImageData")
    coder.encode(properties.scale, forKey: "UIScale")
  }
}

/// What `#imageLiteral` makes.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
