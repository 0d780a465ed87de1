// SPDX-License-Identifier: MIT
public import CoreGraphics

/// A colour, fixed or one that follows the traits of where it is shown.
///
/// Counterpart: `UIColor`. Immutable, and safe on any thread. Two colours are equal when they are written in the
/// same way: a grey of 1 is not the red, green and blue of 1, as on Apple's systems.
///
/// Differs from Apple: pattern images and asset catalogues are absent.
open class UIColor: NSObject, NSSecureCoding, NSCopying, _ExpressibleByColorLiteral,
  @unchecked Sendable
{
  // SAFETY: every stored property is a `let` of a Sendable type; subclasses outside take the promise over.

  private let foundationTag = FoundationTag()
  let source: ColorSource

  init(source: ColorSource) {
    self.source = source
    super.init()
  }

  /// A grey in the extended range.
  ///
  /// - Parameter alpha: Clamped to 0…1, as in every initialiser.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(FixedColor(.gray(Double(white)), alpha: Double(alpha)))
    super.init()
  }

  /// A colour by hue, saturation and brightness, each clamped to 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HueColor(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness)
    ).rgb
    source = .fixed(
      FixedColor(.sRGB(red: rgb.red, green: rgb.green, blue: rgb.blue), alpha: Double(alpha)))
    super.init()
  }

  /// A colour in the extended sRGB space; components outside 0…1 are kept.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(
      FixedColor(
        .sRGB(red: Double(red), green: Double(green), blue: Double(blue)), alpha: Double(alpha)))
    super.init()
  }

  /// A colour in the Display P3 space.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(
      FixedColor(
        .displayP3(red: Double(displayP3Red), green: Double(green), blue: Double(blue)),
        alpha: Double(alpha)))
    super.init()
  }

  /// The colour of a Core Graphics colour.
  public init(cgColor: CGColor) {
    source = .fixed(FixedColor(cgColor))
    super.init()
  }

  /// A colour that asks `dynamicProvider` each time it is used.
  ///
  /// - Parameter dynamicProvider: Called with the traits of the view, or with `UITraitCollection.current`, on
  ///   the thread that asks.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(source: .dynamic(ColorProvider(dynamicProvider)))
  }

  /// The colour of a `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Reads a colour that `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    guard let color = ColorSource(coder: coder) else { return nil }
    source = color
    super.init()
  }

  // MARK: NSObject

  /// True for a colour written in the same space with the same numbers, or for the same dynamic colour.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || source == other.source
  }

  /// Equal for equal colours.
  open override var hash: Int { source.hashValue }

  /// The space and its numbers, or the name of a system colour.
  open override var description: String { source.description }

  // MARK: Resolving

  /// The fixed colour that this one is under `traitCollection`; itself when it is fixed already.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .system(let color): UIColor(source: .fixed(color.variant(for: traitCollection)))
    case .dynamic(let provider):
      provider.color(for: traitCollection).resolvedColor(with: traitCollection)
    case .faded(let base, let alpha):
      base.resolvedColor(with: traitCollection).withAlphaComponent(CGFloat(alpha))
    }
  }

  /// The same colour with another opacity; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color):
      UIColor(source: .fixed(FixedColor(color.components, alpha: Double(alpha))))
    case .system, .dynamic: UIColor(source: .faded(self, min(max(Double(alpha), 0), 1)))
    case .faded(let base, _): base.withAlphaComponent(alpha)
    }
  }

  /// The Core Graphics colour under `UITraitCollection.current`.
  open var cgColor: CGColor { fixed.cgColor }

  // MARK: Components

  /// Converts to grey by luminance.
  ///
  /// - Returns: `true`: every colour here can be converted.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = fixed
    white?.pointee = CGFloat(color.white)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Converts to hue, saturation and brightness.
  ///
  /// - Returns: `true`: every colour here can be converted.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = fixed
    let rgb = color.sRGB
    let converted = HueColor(red: rgb.red, green: rgb.green, blue: rgb.blue)
    hue?.pointee = CGFloat(converted.hue)
    saturation?.pointee = CGFloat(converted.saturation)
    brightness?.pointee = CGFloat(converted.brightness)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Converts to extended sRGB.
  ///
  /// - Returns: `true`: every colour here can be converted.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = fixed
    let rgb = color.sRGB
    red?.pointee = CGFloat(rgb.red)
    green?.pointee = CGFloat(rgb.green)
    blue?.pointee = CGFloat(rgb.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  // MARK: Drawing

  /// Makes it the fill and stroke colour of the current graphics context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes it the fill colour of the current graphics context; without one nothing happens.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes it the stroke colour of the current graphics context; without one nothing happens.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Copying and coding

  /// The receiver, since a colour never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the colour as it is under the current traits; a system colour by its name.
  open func encode(with coder: NSCoder) { source.encode(with: coder, resolved: fixed) }

  // MARK: Package

  /// The colour under `UITraitCollection.current`.
  var fixed: FixedColor {
    if case .fixed(let color) = source { return color }
    guard case .fixed(let color) = resolvedColor(with: .current).source else {
      return FixedColor(.gray(0), alpha: 0)
    }
    return color
  }
}

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor
