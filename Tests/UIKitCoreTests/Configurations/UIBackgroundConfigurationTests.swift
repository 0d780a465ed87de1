// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit
import UIKitCore

@MainActor
struct UIBackgroundConfigurationTests {
  init() { TestScreen.reset() }

  @Test func `A clear background shows nothing, no colour at all is the tint`() {
    var background = UIBackgroundConfiguration.clear()
    #expect(background.resolvedBackgroundColor(for: .red).bytes[3] == 0)
    #expect(background.strokeWidth == 0 && background.cornerRadius == 0)
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .red) == .red)
    #expect(background.resolvedStrokeColor(for: .red) == .red)
    background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(background.resolvedStrokeColor(for: .red) == .blue)
  }

  @Test func `Insets bring the background in by reading direction, not the content`() {
    let button = UIButton.laidOut(.filled(), size: CGSize(width: 200, height: 60)) {
      $0.title = "Configure"
      $0.background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 20, bottom: 3, trailing: 4)
    }
    let title = button.titleLabel?.frame
    #expect(button.subviews.first?.frame == CGRect(x: 20, y: 1, width: 176, height: 56))
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.subviews.first?.frame.minX == 4)
    #expect(button.titleLabel?.frame == title)
  }

  @Test func `A custom view fills the background and goes when it is taken away`() {
    let custom = UIView()
    let button = UIButton.laidOut(.plain(), size: CGSize(width: 100, height: 40)) {
      $0.background.customView = custom
      $0.background.cornerRadius = 5
    }
    #expect(custom.isDescendant(of: button) && custom.frame.size == button.bounds.size)
    #expect(custom.layer.cornerRadius == 5)
    #expect(button.hitTest(CGPoint(x: 5, y: 5), with: nil) === button)
    button.configuration?.background.customView = nil
    #expect(custom.superview == nil)
    button.configuration?.background.customView = custom
    button.configuration = nil
    #expect(custom.superview == nil)
  }

  @Test(arguments: [false, true])
  func `Strokes, outsets, pictures and radii`(isDark: Bool) throws {
    let image = try TestImages.square(8, red: 1, green: 0.6)
    let changes: [(inout UIBackgroundConfiguration) -> Void] = [
      { $0.strokeColor = .systemRed },
      {
        $0.strokeColor = .label
        $0.strokeWidth = 3
        $0.cornerRadius = 12
      },
      {
        $0.strokeColor = nil
        $0.strokeOutset = 4
        $0.cornerRadius = 8
      },
      {
        $0.image = image
        $0.imageContentMode = .left
        $0.cornerRadius = 10
      },
    ]
    let buttons = changes.map { change in
      let button = UIButton.laidOut(.gray()) {
        $0.title = "Load"
        $0.cornerStyle = .fixed
        change(&$0.background)
      }
      return button
    }
    let picture = try ControlPicture.row(buttons, isDark: isDark)
    assertPicture(picture, named: isDark ? "backgrounds-dark" : "backgrounds-light")
  }
}
