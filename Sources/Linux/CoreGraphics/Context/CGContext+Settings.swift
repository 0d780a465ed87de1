// SPDX-License-Identifier: MIT
import CGTK
public import Foundation

extension CGContext {
  // MARK: - Colours

  /// Sets what fills are made of.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets what fills are made of, in the device's RGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(space: .sharedDeviceRGB, values: [red, green, blue, alpha])
  }

  /// Sets what fills are made of, in the device's grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(space: .sharedDeviceGray, values: [gray, alpha])
  }

  /// Sets what fills are made of, by components of the fill colour's space, the alpha last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    state.fillColor = Self.color(like: state.fillColor, components)
  }

  /// Makes the fill colour the space's black.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillColor = Self.black(in: space) }

  /// Sets what strokes are made of.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets what strokes are made of, in the device's RGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(space: .sharedDeviceRGB, values: [red, green, blue, alpha])
  }

  /// Sets what strokes are made of, in the device's grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(space: .sharedDeviceGray, values: [gray, alpha])
  }

  /// Sets what strokes are made of, by components of the stroke colour's space, the alpha last.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    state.strokeColor = Self.color(like: state.strokeColor, components)
  }

  /// Makes the stroke colour the space's black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeColor = Self.black(in: space)
  }

  private static func color(like other: CGColor, _ components: UnsafePointer<CGFloat>) -> CGColor {
    other.colorSpace.flatMap { CGColor(colorSpace: $0, components: components) } ?? other
  }

  private static func black(in space: CGColorSpace) -> CGColor {
    CGColor(space: space, values: Array(repeating: 0, count: space.numberOfComponents) + [1])
  }

  // MARK: - Compositing

  /// Sets by what all alphas are multiplied, within 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  /// Sets how drawing mixes with what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets a black shadow of a third's opacity; its offset and blur are in base space.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets a shadow, or none for a nil colour; its offset and blur are in base space.
  ///
  /// - Parameter blur: Twice the standard deviation; 0 is a hard edge.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.flatMap { color in
      color.alpha > 0
        ? GraphicsState.Shadow(offset: offset, blur: max(blur, 0), color: color) : nil
    }
  }

  /// How well images are smoothed when scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets whether edges are smoothed; they are at first.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
    applyState()
  }

  /// Sets whether edges may be smoothed.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    setShouldAntialias(allowsAntialiasing)
  }

  // MARK: - Lines

  /// Sets how wide strokes are in user space; 1 at first. Negative widths are ignored.
  public func setLineWidth(_ width: CGFloat) {
    guard width >= 0, width.isFinite else { return }
    state.lineWidth = width
    applyState()
  }

  /// Sets how open ends look.
  public func setLineCap(_ cap: CGLineCap) {
    state.lineCap = cap
    applyState()
  }

  /// Sets how corners look.
  public func setLineJoin(_ join: CGLineJoin) {
    state.lineJoin = join
    applyState()
  }

  /// Sets how many line widths a mitred corner may reach; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) {
    state.miterLimit = limit
    applyState()
  }

  /// Sets dash, gap, dash, gap, …; an empty list draws whole lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    // Cairo would refuse all later drawing over a bad pattern.
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    state.dashLengths = isUsable ? lengths : []
    state.dashPhase = phase.isFinite ? phase : 0
    applyState()
  }

  /// Sets how far, in pixels, a line may lie from the curve that it stands for.
  public func setFlatness(_ flatness: CGFloat) {
    state.flatness = flatness
    cairo_set_tolerance(cairo, max(flatness, 0.01))
  }
}
