// SPDX-License-Identifier: MIT
import Testing
import UIKit
import UIKitCore

/// What a configuration holds, and what its button does with it.
@MainActor
struct ButtonConfigurationTests {
  init() { TestScreen.reset() }

  @Test(arguments: ConfigurationKind.allCases)
  func `Every style begins with the same values`(kind: ConfigurationKind) {
    let configuration = kind.configuration
    #expect(
      configuration.contentInsets
        == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    #expect(configuration.imagePadding == 0)
    #expect(configuration.titlePadding == 1)
    #expect(configuration.imagePlacement == .leading)
    #expect(configuration.titleAlignment == .automatic)
    #expect(configuration.titleLineBreakMode == .byWordWrapping)
    #expect(configuration.buttonSize == .medium)
    #expect(configuration.cornerStyle == .dynamic)
    #expect(configuration.background.backgroundColor == nil)
    #expect(configuration.background.strokeWidth == 1)
    #expect(configuration.title == nil && configuration.attributedSubtitle == nil)
    #expect(!configuration.showsActivityIndicator)
    let isFilled = kind == .filled || kind == .borderedProminent
    #expect(configuration.automaticallyUpdateForSelection == !isFilled)
  }

  @Test func `Insets follow the size until they are set, and again when that is taken back`() {
    var configuration = UIButton.Configuration.filled()
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.top == 15 && configuration.contentInsets.leading == 20)
    configuration.contentInsets.leading = 3
    configuration.buttonSize = .small
    #expect(configuration.contentInsets.top == 15 && configuration.contentInsets.leading == 3)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.top == 5 && configuration.contentInsets.leading == 10)
  }

  @Test func `Title and attributed title are one: the last one set counts`() {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("rich")
    #expect(configuration.title == "rich")
    configuration.title = "plain"
    #expect(configuration.attributedTitle == AttributedString("plain"))
    #expect(configuration.title == "plain")
    configuration.attributedSubtitle = AttributedString("below")
    #expect(configuration.subtitle == "below")
  }

  @Test func `Copies are equal until one changes`() {
    var one = UIButton.Configuration.filled()
    one.imageColorTransformer = UIConfigurationColorTransformer { $0 }
    var two = one
    #expect(one == two && Set([one, two]).count == 1)
    two.subtitle = "other"
    #expect(one != two)
    #expect(UIButton.Configuration.filled() != .borderedProminent())
  }

  @Test func `A button has no configuration until it gets one`() {
    let button = UIButton(type: .system)
    #expect(button.configuration == nil && button.subtitleLabel == nil)
    #expect(button.automaticallyUpdatesConfiguration)
    button.configuration = .filled()
    #expect(button.configuration == .filled())
  }

  @Test func `An action gives its title and image to the configuration, and runs`() throws {
    var runs = 0
    let image = try TestImages.square(8)
    let action = UIAction(title: "Go", image: image) { _ in runs += 1 }
    let button = UIButton(configuration: .plain(), primaryAction: action)
    #expect(button.configuration?.title == "Go" && button.configuration?.image === image)
    #expect(button.currentTitle == "Go" && button.titleLabel?.text == "Go")
    button.performPrimaryAction()
    #expect(runs == 1)
  }

  @Test func `An action's title and image take the place of the configuration's, nothing does not`()
    throws
  {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Mine"
    configuration.image = try TestImages.square(8)
    let image = try TestImages.square(9)
    let titled = UIButton(
      configuration: configuration, primaryAction: UIAction(title: "Go", image: image) { _ in })
    #expect(titled.configuration?.title == "Go" && titled.titleLabel?.text == "Go")
    #expect(titled.configuration?.image === image)
    let other = UIButton(configuration: configuration, primaryAction: UIAction { _ in })
    #expect(other.configuration == configuration && other.titleLabel?.text == "Mine")
  }

  // MARK: Beside the setters by state

  @Test func `Titles by state show where the configuration has none`() {
    let button = UIButton(configuration: .filled())
    button.setTitle("normal", for: .normal)
    button.setTitle("pressed", for: .highlighted)
    #expect(button.configuration?.title == nil)
    #expect(button.titleLabel?.text == "normal" && button.currentTitle == "normal")
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "pressed")
    #expect(button.titleLabel?.font.pointSize == 17)
  }

  @Test func `A title set later counts, until a configuration with another one comes`() {
    let button = UIButton.laidOut(.filled())
    button.setTitle("later", for: .normal)
    #expect(button.titleLabel?.text == "later")
    button.configuration?.baseBackgroundColor = .red
    #expect(button.titleLabel?.text == "later")
    button.configuration?.title = "latest"
    #expect(button.titleLabel?.text == "latest")
  }

  @Test func `A title set before is the configuration's if that has one`() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Call"
    button.configuration = configuration
    #expect(button.titleLabel?.text == "Call")
    #expect(button.title(for: .normal) == "Button")
  }

  @Test func `The old insets and colours do nothing to a configured button`() {
    let button = UIButton.laidOut(.filled())
    let size = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    button.titleEdgeInsets = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    button.setTitleColor(.green, for: .normal)
    #expect(button.intrinsicContentSize == size)
    #expect(button.titleLabel?.textColor.bytes == UIColor.white.bytes)
    #expect(button.currentTitleColor.bytes == UIColor.white.bytes)
  }

  @Test func `Taking the configuration away brings the plain button back`() {
    let fresh = UIButton(type: .system)
    let button = UIButton.laidOut(.filled()) {
      $0.title = "Title"
      $0.subtitle = "Subtitle"
      $0.titleAlignment = .center
      $0.showsActivityIndicator = true
    }
    button.configuration = nil
    fresh.setTitle("Title", for: .normal)
    button.setTitle("Title", for: .normal)
    #expect(button.subviews.count == 1 && button.subviews.first === button.titleLabel)
    #expect(button.intrinsicContentSize == fresh.intrinsicContentSize)
    #expect(button.titleLabel?.textAlignment == .natural)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    #expect(button.titleLabel?.numberOfLines == 1)
    #expect(button.titleLabel?.textColor == button.tintColor)
  }

  @Test func `A configured button goes away with its views and handler`() {
    weak var gone: UIButton?
    weak var label: UILabel?
    do {
      let button = UIButton.laidOut(.filled()) {
        $0.subtitle = "Subtitle"
        $0.showsActivityIndicator = true
      }
      button.configurationUpdateHandler = { $0.configuration?.title = "Handled" }
      button.layoutIfNeeded()
      (gone, label) = (button, button.subtitleLabel)
      #expect(gone != nil && label != nil)
    }
    #expect(gone == nil && label == nil)
  }
}
