// SPDX-License-Identifier: MIT
import Diagnostics
import KurukuruTestSupport
import Testing
import UIKit
import UIKitCore

/// The `<buttonConfiguration>` of a storyboard.
@MainActor
struct StoryboardButtonConfigurationTests {
  init() { TestScreen.reset() }

  private func button(_ configuration: String, file: String) throws -> (UIButton, [String]) {
    StoryboardController.registration
    let text = StoryboardText.oneScene(
      subviews: """
        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="b">
            <rect key="frame" x="20" y="20" width="200" height="60"/>
            <state key="normal" title="Button"/>
            \(configuration)
        </button>
        """)
    let storyboard = try UIStoryboard(text: text, file: file)
    let controller = try #require(storyboard.instantiateInitialViewController())
    controller.loadViewIfNeeded()
    let button = try #require(controller.view.subviews.first as? UIButton)
    return (button, Diagnostics.messages.filter { $0.hasPrefix(file) })
  }

  @Test(arguments: ConfigurationKind.allCases)
  func `Each style is known, and its title shows`(kind: ConfigurationKind) throws {
    let (button, reports) = try button(
      """
      <buttonConfiguration key="configuration" style="\(kind.rawValue)" title="Call"/>
      """, file: "Style\(kind.rawValue).storyboard")
    var expected = kind.configuration
    expected.title = "Call"
    #expect(button.configuration == expected)
    #expect(button.titleLabel?.text == "Call")
    #expect(reports.isEmpty)
  }

  @Test func `Every attribute and child arrives`() throws {
    let (button, reports) = try button(
      """
      <buttonConfiguration key="configuration" style="filled" title="Press me" subtitle="now" imagePlacement="trailing" imagePadding="8" titlePadding="3" titleAlignment="center" cornerStyle="capsule" buttonSize="large" showsActivityIndicator="YES" titleLineBreakMode="tailTruncation" subtitleLineBreakMode="wordWrap">
          <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
          <backgroundConfiguration key="background" cornerRadius="9" strokeWidth="2" strokeOutset="1" imageContentMode="center">
              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
              <color key="strokeColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              <directionalEdgeInsets key="backgroundInsets" top="5" leading="6" bottom="7" trailing="8"/>
          </backgroundConfiguration>
          <fontDescription key="titleFontDescription" type="boldSystem" pointSize="18"/>
          <fontDescription key="subtitleFontDescription" type="system" pointSize="11"/>
          <color key="baseForegroundColor" systemColor="labelColor"/>
          <color key="baseBackgroundColor" systemColor="systemMintColor"/>
      </buttonConfiguration>
      """, file: "Everything.storyboard")
    let configuration = try #require(button.configuration)
    #expect(configuration.title == "Press me" && configuration.subtitle == "now")
    #expect(configuration.imagePlacement == .trailing && configuration.imagePadding == 8)
    #expect(configuration.titlePadding == 3 && configuration.titleAlignment == .center)
    #expect(configuration.cornerStyle == .capsule && configuration.buttonSize == .large)
    #expect(configuration.showsActivityIndicator)
    #expect(configuration.titleLineBreakMode == .byTruncatingTail)
    #expect(
      configuration.contentInsets
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let background = configuration.background
    #expect(background.cornerRadius == 9 && background.strokeWidth == 2)
    #expect(background.strokeOutset == 1 && background.imageContentMode == .center)
    #expect(background.backgroundColor == .systemBackground)
    #expect(background.strokeColor?.bytes == [255, 0, 0, 255])
    #expect(background.backgroundInsets.trailing == 8)
    #expect(button.titleLabel?.font.pointSize == 18)
    #expect(button.subtitleLabel?.font.pointSize == 11)
    #expect(configuration.baseForegroundColor == .label)
    #expect(configuration.baseBackgroundColor == .systemMint)
    #expect(reports.isEmpty)
  }

  @Test func `An attributed title keeps its fonts, colours and alignment`() throws {
    let (button, reports) = try button(
      """
      <buttonConfiguration key="configuration" style="plain">
          <attributedString key="attributedTitle">
              <fragment content="Terms">
                  <attributes>
                      <color key="NSColor" systemColor="systemRedColor"/>
                      <font key="NSFont" metaFont="system" size="20"/>
                      <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping"/>
                  </attributes>
              </fragment>
              <fragment content=" of use"/>
          </attributedString>
      </buttonConfiguration>
      """, file: "Attributed.storyboard")
    #expect(button.configuration?.title == "Terms of use")
    #expect(button.configuration?.attributedTitle?.runs.count == 2)
    let text = try #require(button.titleLabel?.attributedText)
    let first = text.attributes(at: 0, effectiveRange: nil)
    let last = text.attributes(at: 7, effectiveRange: nil)
    #expect((first[.font] as? UIFont)?.pointSize == 20)
    #expect((first[.foregroundColor] as? UIColor) == .systemRed)
    #expect((first[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect((last[.font] as? UIFont)?.pointSize == 17)
    #expect((last[.foregroundColor] as? UIColor)?.bytes == UIColor.systemBlue.bytes)
    #expect(reports.isEmpty)
  }

  @Test(arguments: [
    (#"style="glass" title="Call""#, "", "glass", 1),
    (#"style="filled" title="Call" cornerStyle="round""#, "", "round", 1),
    (#"style="filled" title="Call" glitter="YES""#, "", "glitter", 1),
    (#"style="filled" title="Call" imagePadding="wide""#, "", "wide", 1),
    (#"style="filled" title="Call" image="star" catalog="system""#, "", "symbols", 1),
    (
      #"style="filled" title="Call""#,
      #"<imageConfiguration key="preferredSymbolConfigurationForImage" scale="large"/>"#,
      "preferredSymbolConfigurationForImage", 1
    ),
    (
      #"style="filled" title="Call""#,
      #"<backgroundConfiguration key="background" shimmer="YES"><sparkle key="sparkle"/></backgroundConfiguration>"#,
      "shimmer", 2
    ),
  ])
  func `What is not known is said once with its line, and the rest loads`(
    attributes: String, child: String, word: String, count: Int
  ) throws {
    let file = "Odd\(abs((attributes + child).hashValue)).storyboard"
    for _ in 0..<2 {
      let (button, reports) = try button(
        "<buttonConfiguration key=\"configuration\" \(attributes)>\(child)</buttonConfiguration>",
        file: file)
      #expect(button.titleLabel?.text == "Call")
      #expect(reports.count == count)
      #expect(reports.contains { $0.contains(word) && $0.hasPrefix("\(file):20: <") })
    }
  }
}
