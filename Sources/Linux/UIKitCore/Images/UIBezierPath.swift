public import CoreGraphics
// SPDX-License-Identifier: MIT
internal import Diagnostics

/// A path with the settings by which it is drawn.
///
/// Counterpart: `UIBezierPath`.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()
  private var dashes: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  // MARK: Creating

  /// A path without elements.
  public override init() { super.init() }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// The ellipse that touches the sides of `rect`.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with round corners.
  ///
  /// - Parameter cornerRadius: At most half of the shorter side counts.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle with some of its corners round.
  ///
  /// - Parameter cornerRadii: At most half of each side counts.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path.add(rect, rounding: corners, radii: cornerRadii)
  }

  /// A part of a circle.
  ///
  /// - Parameters:
  ///   - startAngle: In radians; 0 points to the right, and angles grow as the clock's hands turn.
  ///   - clockwise: Whether the arc runs as the clock's hands do.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A copy of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  // MARK: Elements

  /// The path without its settings; what is set is copied.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Begins a new part at `point`.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// A straight line to `point`.
  open func addLine(to point: CGPoint) {
    requireStart("addLine(to:)")
    path.addLine(to: point)
  }

  /// A cubic curve to `endPoint`.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    requireStart("addCurve(to:controlPoint1:controlPoint2:)")
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// A quadratic curve to `endPoint`.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    requireStart("addQuadCurve(to:controlPoint:)")
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// A part of a circle, after a line to its beginning where something went before.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics means its own y, which runs upwards.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// A straight line to where the present part began.
  open func close() { path.closeSubpath() }

  /// Takes all elements away.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// The same line from its end to its beginning.
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: path.reversed()) }

  /// Moves all points.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  // MARK: Questions

  /// Whether there are no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around what the path covers.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// Where the next element begins.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether `point` is inside, by `usesEvenOddFillRule`.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// The width of lines; 1 at first.
  open var lineWidth: CGFloat = 1

  /// How lines end; bluntly at first.
  open var lineCapStyle: CGLineCap = .butt

  /// How lines meet; with a mitre at first.
  open var lineJoinStyle: CGLineJoin = .miter

  /// How long a mitre may be; 10 at first.
  open var miterLimit: CGFloat = 10

  /// How far drawn curves may stray from their shape; 0.6, which looks round, at first.
  open var flatness: CGFloat = 0.6

  /// Whether parts that overlap twice are outside; false at first.
  open var usesEvenOddFillRule: Bool = false

  /// Draws lines as dashes and gaps in turn; none at first.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    // Apple's contract: the caller gives `count` lengths.
    let lengths = pattern.map { pattern in (0..<count).map { pattern[$0] } }
    dashes = (lengths ?? [], phase)
  }

  /// Fills with the current fill colour.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Fills with the current fill colour, in a blend mode.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Draws the line with the current stroke colour.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Draws the line with the current stroke colour, in a blend mode.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashes.phase, lengths: dashes.pattern)
      context.strokePath()
    }
  }

  /// Lets nothing outside the path be drawn from now on.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Copying

  /// A path that does not change with the receiver.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.dashes = dashes
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  /// True for a path of the same elements.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBezierPath)?.path == path
  }

  /// Equal for equal paths.
  open override var hash: Int { path.hashValue }

  // MARK: Private

  private func draw(
    _ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if alpha != 1 { context.setAlpha(alpha) }
    if blendMode != .normal { context.setBlendMode(blendMode) }
    // The context's own 0.1 pixels stand for Apple's 0.6.
    context.setFlatness(flatness / 6)
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }

  private func requireStart(_ member: String) {
    require(!path.isEmpty, "UIBezierPath.\(member): move(to:) has to come first.")
  }
}
