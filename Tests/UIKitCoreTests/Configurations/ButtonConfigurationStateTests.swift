// SPDX-License-Identifier: MIT
import Testing
import UIKit
import UIKitCore

/// How a configured button's look follows its state, and when the app is asked.
@MainActor
struct ButtonConfigurationStateTests {
  init() { TestScreen.reset() }

  @Test
  func `A filled button is white on the tint, and keeps three quarters of both while pressed`() {
    let button = UIButton.laidOut(.filled())
    #expect(button.fill?.bytes == UIColor.systemBlue.bytes)
    #expect(button.titleLabel?.textColor.bytes == UIColor.white.bytes)
    button.isHighlighted = true
    #expect(button.fill?.bytes == UIColor.systemBlue.part(0.75))
    #expect(button.titleLabel?.textColor.bytes == UIColor.white.part(0.75))
    #expect(button.titleLabel?.alpha == 1)
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.fill?.bytes == UIColor.systemBlue.bytes)
  }

  @Test(arguments: ConfigurationKind.allCases)
  func `A disabled button is grey whatever its colours`(kind: ConfigurationKind) {
    let button = UIButton.laidOut(kind.configuration) {
      $0.title = "Configure"
      $0.baseForegroundColor = .red
      $0.baseBackgroundColor = .red
    }
    button.isEnabled = false
    let isBare = kind == .plain || kind == .borderless
    #expect(
      button.fill?.bytes == (isBare ? UIColor.clear.bytes : UIColor.tertiarySystemFill.bytes))
    #expect(button.titleLabel?.textColor.bytes == UIColor.tertiaryLabel.bytes)
  }

  @Test(arguments: [ConfigurationKind.plain, .gray, .borderless, .bordered])
  func `A selected button has the tint over a pale tint`(kind: ConfigurationKind) {
    let button = UIButton.laidOut(kind.configuration)
    button.isSelected = true
    #expect(button.fill?.bytes == UIColor.systemBlue.part(0.18))
    #expect(button.titleLabel?.textColor.bytes == UIColor.systemBlue.bytes)
    button.configuration?.automaticallyUpdateForSelection = false
    #expect(button.fill?.bytes != UIColor.systemBlue.part(0.18))
  }

  @Test func `A grey button has its grey fill, a tinted one 18 per cent of the tint`() {
    #expect(UIButton.laidOut(.gray()).fill?.bytes == UIColor.secondarySystemFill.bytes)
    #expect(UIButton.laidOut(.bordered()).fill?.bytes == UIColor.secondarySystemFill.bytes)
    #expect(UIButton.laidOut(.tinted()).fill?.bytes == UIColor.systemBlue.part(0.18))
    #expect(UIButton.laidOut(.plain()).fill?.bytes[3] == 0)
  }

  @Test func `A new tint and base colours show at once`() {
    let button = UIButton.laidOut(.filled())
    button.tintColor = .systemRed
    #expect(button.fill?.bytes == UIColor.systemRed.bytes)
    button.configuration?.baseBackgroundColor = .green
    button.configuration?.baseForegroundColor = .black
    #expect(button.fill?.bytes == UIColor.green.bytes)
    #expect(button.titleLabel?.textColor.bytes == UIColor.black.bytes)
  }

  @Test func `The background's own colour is drawn as it is in every state`() {
    let button = UIButton.laidOut(.plain()) { $0.background.backgroundColor = .red }
    button.isHighlighted = true
    #expect(button.fill?.bytes == UIColor.red.bytes)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.fill?.bytes == UIColor.red.bytes)
  }

  @Test func `Without automatic updates the look stays when the state changes`() {
    let button = UIButton.laidOut(.filled())
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = false
    #expect(button.fill?.bytes == UIColor.systemBlue.bytes)
    if let configuration = button.configuration {
      button.configuration = configuration.updated(for: button)
    }
    #expect(button.fill?.bytes == UIColor.tertiarySystemFill.bytes)
  }

  @Test func `Automatic updates that are turned on again catch up`() {
    let button = UIButton.laidOut(.filled())
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = false
    button.automaticallyUpdatesConfiguration = true
    #expect(button.fill?.bytes == UIColor.tertiarySystemFill.bytes)
  }

  @Test func `An updated configuration tells the background's colour and goes on following`() {
    let button = UIButton.laidOut(.filled())
    var updated = UIButton.Configuration.filled().updated(for: button)
    #expect(updated.background.backgroundColor?.bytes == UIColor.systemBlue.bytes)
    #expect(updated.baseBackgroundColor == nil)
    updated.background.cornerRadius = 9
    button.configuration = updated
    button.isEnabled = false
    #expect(button.fill?.bytes == UIColor.tertiarySystemFill.bytes)
  }

  @Test func `Transformers have the last word on colours`() throws {
    let square = try TestImages.square(8)
    let button = UIButton.laidOut(.filled()) {
      $0.image = square.withRenderingMode(.alwaysTemplate)
      $0.imageColorTransformer = UIConfigurationColorTransformer { _ in .orange }
      $0.background.backgroundColorTransformer = UIConfigurationColorTransformer { color in
        color.bytes == UIColor.systemBlue.bytes ? .green : .purple
      }
    }
    #expect(button.imageView?.tintColor.bytes == UIColor.orange.bytes)
    #expect(button.fill?.bytes == UIColor.green.bytes)
    button.configuration?.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in
      .cyan
    }
    button.configuration?.showsActivityIndicator = true
    let indicator = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(indicator?.color.bytes == UIColor.cyan.bytes)
  }

  // MARK: The update handler

  @Test func `The handler is called once before a layout for what has changed, else not`() {
    let button = UIButton.laidOut(.filled())
    var calls = 0
    func called(_ body: () -> Void) -> Int {
      let before = calls
      body()
      let early = calls - before
      button.layoutIfNeeded()
      #expect(early == 0)
      return calls - before
    }
    #expect(called { button.configurationUpdateHandler = { _ in calls += 1 } } == 1)
    #expect(called {} == 0)
    #expect(called { button.setNeedsUpdateConfiguration() } == 1)
    #expect(
      called {
        button.setNeedsUpdateConfiguration()
        button.isHighlighted = true
      } == 1)
    #expect(called { button.isEnabled = false } == 1)
    #expect(called { button.isSelected = true } == 1)
    #expect(called { button.tintColor = .systemPink } == 1)
    #expect(called { button.configuration?.title = "Changed" } == 0)
    #expect(called { button.frame.size.width = 300 } == 0)
  }

  @Test func `A handler that changes the configuration is not called again for it`() {
    let button = UIButton.laidOut(.bordered())
    var (depth, deepest, calls) = (0, 0, 0)
    button.configurationUpdateHandler = { button in
      depth += 1
      calls += 1
      deepest = max(depth, deepest)
      button.configuration?.background.backgroundColor =
        button.state.contains(.highlighted) ? .systemRed : .systemGreen
      button.configuration?.title = button.state.contains(.highlighted) ? "Pressed" : "Idle"
      depth -= 1
    }
    button.layoutIfNeeded()
    #expect(button.fill?.bytes == UIColor.systemGreen.bytes)
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.fill?.bytes == UIColor.systemRed.bytes)
    #expect(button.titleLabel?.text == "Pressed")
    #expect(deepest == 1 && calls == 2)
  }

  @Test func `A subclass changes its configuration without a handler`() {
    let button = CountingButton(configuration: .filled())
    button.layoutIfNeeded()
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.updates == ["normal", "pressed"])
  }

  @Test func `The handler comes after a subclass's update, even one that does not call super`() {
    let button = OwnTitleButton(configuration: .filled())
    var titles: [String?] = []
    button.configurationUpdateHandler = { titles.append($0.configuration?.title) }
    button.layoutIfNeeded()
    #expect(titles == ["by the subclass"])
  }
}

private final class CountingButton: UIButton {
  private(set) var updates: [String] = []

  override func updateConfiguration() {
    super.updateConfiguration()
    updates.append(isHighlighted ? "pressed" : "normal")
  }
}

private final class OwnTitleButton: UIButton {
  override func updateConfiguration() { configuration?.title = "by the subclass" }
}
