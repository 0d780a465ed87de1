// SPDX-License-Identifier: MIT
import Testing
import UIKit
import UIKitCore

/// Attributed titles, and the transformers of their attributes.
@MainActor
struct ButtonConfigurationTextTests {
  init() { TestScreen.reset() }

  @Test func `What an attributed title says of itself counts, the style for the rest`() throws {
    var title = AttributedString("Terms ")
    title.font = .systemFont(ofSize: 20, weight: .bold)
    title.foregroundColor = .red
    title += AttributedString("of use")
    let button = UIButton.laidOut(.filled()) { $0.attributedTitle = title }
    let text = try #require(button.titleLabel?.attributedText)
    #expect(text.string == "Terms of use")
    let first = text.attributes(at: 0, effectiveRange: nil)
    let last = text.attributes(at: 8, effectiveRange: nil)
    #expect((first[.font] as? UIFont)?.pointSize == 20)
    #expect((first[.foregroundColor] as? UIColor)?.bytes == UIColor.red.bytes)
    #expect((last[.font] as? UIFont)?.pointSize == 17)
    #expect((last[.foregroundColor] as? UIColor)?.bytes == UIColor.white.bytes)
  }

  @Test func `A title that was set without attributes takes some`() throws {
    let button = UIButton.laidOut(.filled()) {
      $0.title = "Load"
      $0.attributedTitle?.font = .systemFont(ofSize: 30)
      $0.subtitle = "from the server"
      $0.attributedSubtitle?.foregroundColor = .green
    }
    let title = try #require(button.titleLabel), subtitle = try #require(button.subtitleLabel)
    #expect(title.text == "Load" && title.font.pointSize == 30)
    #expect(title.textColor.bytes == UIColor.white.bytes)
    #expect(subtitle.font.pointSize == 13 && subtitle.textColor.bytes == UIColor.green.bytes)
  }

  @Test func `The button's attributed title is the one that shows`() throws {
    let button = UIButton(type: .system)
    button.setAttributedTitle(NSAttributedString(string: "Old"), for: .normal)
    button.configuration = .filled()
    #expect(button.currentAttributedTitle?.string == "Old")
    button.configuration?.title = "New"
    #expect(button.currentTitle == "New" && button.currentAttributedTitle == nil)
    var title = AttributedString("Red")
    title.foregroundColor = .red
    button.configuration?.attributedTitle = title
    let shown = try #require(button.currentAttributedTitle)
    #expect(shown.string == "Red")
    #expect(
      shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == UIColor.red)
    button.configuration = nil
    #expect(button.currentAttributedTitle?.string == "Old")
  }

  @Test func `Attributes come in a dictionary, and texts from either kind of attributed string`() {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.green, .kern: 2,
      .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
    let text = AttributedString("small", attributes: AttributeContainer(attributes))
    #expect(text.font?.pointSize == 9 && text.foregroundColor == .green)
    #expect(text.kern == 2 && text.underlineStyle == .single)
    let other = AttributedString(NSAttributedString(string: "small", attributes: attributes))
    #expect(text == other)
    let back = NSAttributedString(text)
    #expect(back.string == "small")
    #expect(back.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
  }

  @Test func `A transformer gets font and colour of the state, and its result is drawn`() {
    var seen: [(CGFloat?, [Int]?)] = []
    let button = UIButton.laidOut(.filled()) {
      $0.title = "Configure"
      $0.baseForegroundColor = .green
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        seen.append((incoming.font?.pointSize, incoming.foregroundColor?.bytes))
        var outgoing = incoming
        outgoing.font = .systemFont(ofSize: 22, weight: .heavy)
        outgoing.foregroundColor = .purple
        return outgoing
      }
    }
    #expect(seen.last?.0 == 17 && seen.last?.1 == UIColor.green.bytes)
    #expect(button.titleLabel?.font.pointSize == 22)
    #expect(button.titleLabel?.textColor.bytes == UIColor.purple.bytes)
    button.isEnabled = false
    #expect(seen.last?.1 == UIColor.tertiaryLabel.bytes)
    #expect(button.titleLabel?.textColor.bytes == UIColor.purple.bytes)
  }

  @Test func `A subtitle has a transformer of its own`() {
    let button = UIButton.laidOut(.plain()) {
      $0.title = "Configure"
      $0.subtitle = "Sub"
      $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var outgoing = $0
        outgoing.foregroundColor = .secondaryLabel
        return outgoing
      }
    }
    #expect(button.subtitleLabel?.textColor.bytes == UIColor.secondaryLabel.bytes)
    #expect(button.titleLabel?.textColor.bytes == UIColor.systemBlue.bytes)
  }

  @Test func `A font set on the label lasts until the next update, as on Apple`() {
    let button = UIButton.laidOut(.plain())
    button.titleLabel?.font = .systemFont(ofSize: 30)
    #expect(button.titleLabel?.font.pointSize == 30)
    button.isHighlighted = true
    #expect(button.titleLabel?.font.pointSize == 17)
  }
}
