// SPDX-License-Identifier: MIT
import CoreGraphics

/// The part of a storyboard that every view reads.
extension UIView {
  /// What an element says to Xcode alone.
  private static let designAttributes = [
    "id", "key", "userLabel", "fixedFrame", "misplaced", "ambiguous", "verifyAmbiguity",
    "customClass", "customModule", "customModuleProvider", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "sceneMemberID", "restorationIdentifier", "colorMatched",
  ]

  static let contentModes: [String: ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  /// Takes frame, appearance, layout and subviews from a storyboard; nothing from another coder.
  func decodeView(from coder: NSCoder) {
    guard let coder = coder.asInterfaceCoder else { return }
    let reader = coder.reader
    decodeProperties(reader)
    for guide in reader.children(named: "viewLayoutGuide") {
      register(guide, coder.scene)
    }
    for element in reader.list("subviews") {
      addSubview(InterfaceViews.make(element, in: coder.scene))
    }
  }

  /// Takes all but subviews and guides; again after a subclass has set its own defaults over them.
  func decodeProperties(_ reader: InterfaceReader) {
    reader.ignoreAttributes(Self.designAttributes)
    if let frame = reader.rect("frame") { self.frame = frame }
    decodeState(reader)
    decodeAppearance(reader)
    decodeLayout(reader)
  }

  private func decodeState(_ reader: InterfaceReader) {
    if let value = reader.integer("tag") { tag = value }
    if let value = reader.flag("userInteractionEnabled") { isUserInteractionEnabled = value }
    if let value = reader.flag("multipleTouchEnabled") { isMultipleTouchEnabled = value }
    if let value = reader.flag("exclusiveTouch") { isExclusiveTouch = value }
  }

  private func decodeAppearance(_ reader: InterfaceReader) {
    if let value = reader.flag("hidden") { isHidden = value }
    if let value = reader.flag("opaque") { isOpaque = value }
    if let value = reader.flag("clipsSubviews") { clipsToBounds = value }
    if let value = reader.flag("clearsContextBeforeDrawing") { clearsContextBeforeDrawing = value }
    if let value = reader.number("alpha") { alpha = min(max(value, 0), 1) }
    if let value = reader.choice("contentMode", Self.contentModes) { contentMode = value }
    if let value = reader.color("backgroundColor") { backgroundColor = value }
    if let value = reader.color("tintColor") { tintColor = value }
    let semantics: [String: UISemanticContentAttribute] = [
      "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
      "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
    if let value = reader.choice("semanticContentAttribute", semantics) {
      semanticContentAttribute = value
    }
  }

  private func decodeLayout(_ reader: InterfaceReader) {
    if let value = reader.flag("autoresizesSubviews") { autoresizesSubviews = value }
    decodeAutoresizing(reader)
    if let value = reader.flag("translatesAutoresizingMaskIntoConstraints") {
      translatesAutoresizingMaskIntoConstraints = value
    }
    if let value = reader.flag("preservesSuperviewLayoutMargins") {
      preservesSuperviewLayoutMargins = value
    }
    if let value = reader.flag("insetsLayoutMarginsFromSafeArea") {
      insetsLayoutMarginsFromSafeArea = value
    }
    if let value = reader.edgeInsets("layoutMargins") { layoutMargins = value }
    if let value = priority("horizontalHuggingPriority", reader) {
      setContentHuggingPriority(value, for: .horizontal)
    }
    if let value = priority("verticalHuggingPriority", reader) {
      setContentHuggingPriority(value, for: .vertical)
    }
    if let value = priority("horizontalCompressionResistancePriority", reader) {
      setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority", reader) {
      setContentCompressionResistancePriority(value, for: .vertical)
    }
  }

  private func decodeAutoresizing(_ outer: InterfaceReader) {
    guard let reader = outer.reader("autoresizingMask") else { return }
    var mask: AutoresizingMask = []
    if reader.flag("flexibleMinX") == true { mask.insert(.flexibleLeftMargin) }
    if reader.flag("widthSizable") == true { mask.insert(.flexibleWidth) }
    if reader.flag("flexibleMaxX") == true { mask.insert(.flexibleRightMargin) }
    if reader.flag("flexibleMinY") == true { mask.insert(.flexibleTopMargin) }
    if reader.flag("heightSizable") == true { mask.insert(.flexibleHeight) }
    if reader.flag("flexibleMaxY") == true { mask.insert(.flexibleBottomMargin) }
    autoresizingMask = mask
    reader.reportRemainder()
  }

  private func priority(_ name: String, _ reader: InterfaceReader) -> UILayoutPriority? {
    guard let value = reader.number(name) else { return nil }
    guard (1...1000).contains(value) else { return reader.reportBadValue("\(value)", of: name) }
    return UILayoutPriority(Float(value))
  }

  private func register(_ element: InterfaceElement, _ scene: InterfaceScene) {
    switch element["key"] {
    case "safeArea": scene.register(safeAreaLayoutGuide, as: element["id"], at: element)
    case "layoutMargins": scene.register(layoutMarginsGuide, as: element["id"], at: element)
    case let key:
      scene.document.report("key=\"\(key ?? "")\" is a guide that is not known", at: element)
    }
  }
}
