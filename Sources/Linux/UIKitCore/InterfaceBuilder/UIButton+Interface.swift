// SPDX-License-Identifier: MIT
import CoreGraphics

/// The part of a storyboard that buttons read.
extension UIButton {
  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]

  /// Takes type, states and look from a storyboard; nothing from another coder.
  func decodeButton(from coder: NSCoder) {
    guard let reader = coder.asInterfaceCoder?.reader else { return }
    let types: [String: ButtonType] = [
      "custom": .custom, "system": .system, "roundedRect": .system,
    ]
    if reader.element["buttonType"] != nil {
      adopt(reader.choice("buttonType", types) ?? .system)
    }
    if let value = reader.font("fontDescription", systemSize: buttonType == .system ? 15 : 18) {
      titleLabel?.font = value
    }
    if let value = reader.choice("lineBreakMode", InterfaceReader.lineBreakModes) {
      titleLabel?.lineBreakMode = value
    }
    if let value = reader.size("titleShadowOffset") { titleLabel?.shadowOffset = value }
    if let value = reader.flag("reversesTitleShadowWhenHighlighted") {
      reversesTitleShadowWhenHighlighted = value
    }
    if let value = reader.flag("adjustsImageWhenHighlighted") {
      adjustsImageWhenHighlighted = value
    }
    if let value = reader.flag("adjustsImageWhenDisabled") { adjustsImageWhenDisabled = value }
    if let value = reader.edgeInsets("contentEdgeInsets") { contentEdgeInsets = value }
    if let value = reader.edgeInsets("titleEdgeInsets") { titleEdgeInsets = value }
    if let value = reader.edgeInsets("imageEdgeInsets") { imageEdgeInsets = value }
    for element in reader.children(named: "state") { decodeState(reader.reader(for: element)) }
    if let value = reader.buttonConfiguration("configuration") { configuration = value }
  }

  private func decodeState(_ reader: InterfaceReader) {
    defer { reader.reportRemainder() }
    guard let state = reader.choice("key", Self.states) else { return }
    if let value = reader.text("title") { setTitle(value, for: state) }
    if let value = reader.attributedText("attributedTitle") {
      setAttributedTitle(value, for: state)
    }
    if let value = reader.color("titleColor") { setTitleColor(value, for: state) }
    if let value = reader.color("titleShadowColor") { setTitleShadowColor(value, for: state) }
    if let value = reader.image("image") { setImage(value, for: state) }
    if let value = reader.image("backgroundImage") { setBackgroundImage(value, for: state) }
  }
}
