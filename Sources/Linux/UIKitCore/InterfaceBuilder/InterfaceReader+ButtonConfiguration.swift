// SPDX-License-Identifier: MIT
import CoreGraphics

/// Configurations of buttons, as Interface Builder writes them.
extension InterfaceReader {
  private static let styles: [String: ConfigurationStyle] = [
    "plain": .plain, "gray": .gray, "tinted": .tinted, "filled": .filled,
    "borderless": .borderless, "bordered": .bordered, "borderedTinted": .borderedTinted,
    "borderedProminent": .borderedProminent,
  ]

  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]

  private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  private static let edges: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]

  /// The `<buttonConfiguration>` with a key; a plain one where the style is not known.
  func buttonConfiguration(_ key: String) -> UIButton.Configuration? {
    guard let reader = reader(key) else { return nil }
    defer { reader.reportRemainder() }
    var configuration = UIButton.Configuration(reader.choice("style", Self.styles) ?? .plain)
    reader.readTexts(into: &configuration)
    reader.readLayout(into: &configuration)
    configuration.image = reader.image("image")
    configuration.showsActivityIndicator = reader.flag("showsActivityIndicator") ?? false
    configuration.baseForegroundColor = reader.color("baseForegroundColor")
    configuration.baseBackgroundColor = reader.color("baseBackgroundColor")
    if let value = reader.choice("cornerStyle", Self.cornerStyles) {
      configuration.cornerStyle = value
    }
    if let value = reader.flag("automaticallyUpdateForSelection") {
      configuration.automaticallyUpdateForSelection = value
    }
    reader.readBackground("background", into: &configuration.ownBackground)
    return configuration
  }

  private func readTexts(into configuration: inout UIButton.Configuration) {
    configuration.title = text("title")
    if let value = attributedText("attributedTitle") { configuration.titleText = .styled(value) }
    if let font = font("titleFontDescription") {
      configuration.titleTextAttributesTransformer = .init { $0.merging(.init([.font: font])) }
    }
    configuration.subtitle = text("subtitle")
    if let value = attributedText("attributedSubtitle") {
      configuration.subtitleText = .styled(value)
    }
    if let font = font("subtitleFontDescription", systemSize: 13) {
      configuration.subtitleTextAttributesTransformer = .init { $0.merging(.init([.font: font])) }
    }
    if let value = choice("titleLineBreakMode", Self.lineBreakModes) {
      configuration.titleLineBreakMode = value
    }
    if let value = choice("subtitleLineBreakMode", Self.lineBreakModes) {
      configuration.subtitleLineBreakMode = value
    }
    if let value = choice("titleAlignment", Self.titleAlignments) {
      configuration.titleAlignment = value
    }
    if let value = number("titlePadding") { configuration.titlePadding = value }
  }

  private func readLayout(into configuration: inout UIButton.Configuration) {
    if let value = choice("buttonSize", Self.sizes) { configuration.buttonSize = value }
    if let value = directionalInsets("contentInsets") { configuration.contentInsets = value }
    if let value = choice("imagePlacement", Self.edges) { configuration.imagePlacement = value }
    if let value = number("imagePadding") { configuration.imagePadding = value }
  }

  private func readBackground(_ key: String, into background: inout UIBackgroundConfiguration) {
    guard let reader = reader(key) else { return }
    defer { reader.reportRemainder() }
    if let value = reader.number("cornerRadius") { background.cornerRadius = value }
    if let value = reader.number("strokeWidth") { background.strokeWidth = value }
    if let value = reader.number("strokeOutset") { background.strokeOutset = value }
    if let value = reader.color("backgroundColor") { background.backgroundColor = value }
    if let value = reader.color("strokeColor") { background.strokeColor = value }
    if let value = reader.directionalInsets("backgroundInsets") {
      background.backgroundInsets = value
    }
    if let value = reader.choice("imageContentMode", UIView.contentModes) {
      background.imageContentMode = value
    }
    background.image = reader.image("image")
  }
}
