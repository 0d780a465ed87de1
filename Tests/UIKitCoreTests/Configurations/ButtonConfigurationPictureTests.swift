// SPDX-License-Identifier: MIT
import CoreGraphics
import KurukuruTestSupport
import Testing
import UIKit

/// Every style in every state, as pictures and as render trees.
@MainActor
struct ButtonConfigurationPictureTests {
  private func harness(
    _ size: CGSize, _ change: (inout Harness.Environment) -> Void = { _ in }
  ) -> Harness {
    Harness(
      Harness.Environment {
        $0.size = size
        change(&$0)
      })
  }

  /// Hosts rows of buttons, each in its own size.
  private func host(_ rows: [[UIButton]], in harness: Harness) {
    let view = UIView(frame: harness.window.bounds)
    let isRightToLeft = harness.window.traitCollection.layoutDirection == .rightToLeft
    var y: CGFloat = 8
    for row in rows {
      var x: CGFloat = 8
      var height: CGFloat = 0
      for button in row {
        view.addSubview(button)
        button.sizeToFit()
        button.frame.origin = CGPoint(
          x: isRightToLeft ? view.bounds.width - x - button.bounds.width : x, y: y)
        x += button.bounds.width + 8
        height = max(height, button.bounds.height)
      }
      y += height + 8
    }
    harness.host(view)
  }

  private func states(_ kind: ConfigurationKind) throws -> [UIButton] {
    let image = try TestImages.square(14, red: 1, green: 0.5)
    func make(_ change: (UIButton) -> Void = { _ in }) -> UIButton {
      var configuration = kind.configuration
      configuration.title = "Load"
      let button = UIButton(configuration: configuration)
      change(button)
      return button
    }
    return [
      make(), make { $0.isHighlighted = true }, make { $0.isEnabled = false },
      make { $0.isSelected = true },
      make {
        $0.configuration?.subtitle = "again"
        $0.configuration?.image = image.withRenderingMode(.alwaysTemplate)
        $0.configuration?.imagePadding = 6
      },
      make {
        $0.configuration?.subtitle = "again"
        $0.configuration?.image = image
        $0.configuration?.imagePlacement = .trailing
        $0.configuration?.imagePadding = 6
        $0.isEnabled = false
      },
    ]
  }

  private nonisolated static let looks:
    [(UIUserInterfaceStyle, UITraitEnvironmentLayoutDirection, String)] = [
      (.light, .leftToRight, "light"), (.dark, .leftToRight, "dark"), (.light, .rightToLeft, "rtl"),
    ]

  @Test(arguments: looks, [ConfigurationKind.plain, .gray, .tinted, .filled])
  func `Each style idle, pressed, disabled, selected, with image and subtitle`(
    look: (UIUserInterfaceStyle, UITraitEnvironmentLayoutDirection, String), kind: ConfigurationKind
  ) throws {
    let harness = harness(CGSize(width: 480, height: 68)) { ($0.style, $0.direction, _) = look }
    host([try states(kind)], in: harness)
    assertPicture(harness.snapshot(), named: "\(kind.rawValue)-\(look.2)")
  }

  @Test(arguments: ConfigurationKind.allCases)
  func `The render tree of each style`(kind: ConfigurationKind) throws {
    let harness = harness(CGSize(width: 500, height: 60))
    host([try states(kind)], in: harness)
    assertText(harness.renderTree, named: "style-\(kind.rawValue)")
  }

  @Test(arguments: ConfigurationKind.allCases.filter { $0.twin != nil })
  func `Bordered styles look as their namesakes`(kind: ConfigurationKind) throws {
    let twin = try #require(kind.twin)
    let pictures = try [kind, twin].map { kind in
      let harness = harness(CGSize(width: 500, height: 60))
      host([try states(kind)], in: harness)
      return harness.snapshot()
    }
    #expect(PictureDifference(pictures[0], pictures[1]).isEmpty)
  }

  private func tinted(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Load"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  @Test(arguments: looks)
  func `Sizes and corners`(
    look: (UIUserInterfaceStyle, UITraitEnvironmentLayoutDirection, String)
  ) {
    let harness = harness(CGSize(width: 370, height: 126)) { ($0.style, $0.direction, _) = look }
    let sizes: [UIButton.Configuration.Size] = [.mini, .small, .medium, .large]
    let corners: [UIButton.Configuration.CornerStyle] = [
      .fixed, .small, .medium, .large, .capsule,
    ]
    host(
      [
        sizes.map { size in
          tinted {
            $0.buttonSize = size
            $0.subtitle = "again"
          }
        },
        corners.map { style in tinted { $0.cornerStyle = style } },
      ], in: harness)
    assertPicture(harness.snapshot(), named: "sizes-\(look.2)")
  }

  @Test(arguments: looks)
  func `Placements of the image, an indicator, alignments of the lines`(
    look: (UIUserInterfaceStyle, UITraitEnvironmentLayoutDirection, String)
  ) throws {
    let harness = harness(CGSize(width: 425, height: 130)) { ($0.style, $0.direction, _) = look }
    let image = try TestImages.square(14, green: 1).withRenderingMode(.alwaysTemplate)
    let edges: [NSDirectionalRectEdge] = [.leading, .trailing, .top, .bottom]
    let alignments: [UIButton.Configuration.TitleAlignment] = [.leading, .center, .trailing]
    host(
      [
        edges.map { edge in
          tinted {
            $0.image = image
            $0.imagePlacement = edge
            $0.imagePadding = 4
          }
        } + [tinted { $0.showsActivityIndicator = true }],
        alignments.map { alignment in
          tinted {
            $0.subtitle = "a longer line"
            $0.titleAlignment = alignment
          }
        },
      ], in: harness)
    assertPicture(harness.snapshot(), named: "parts-\(look.2)")
  }

  @Test func `The largest text`() throws {
    let harness = harness(CGSize(width: 280, height: 150)) {
      $0.contentSize = .accessibilityExtraExtraExtraLarge
    }
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Load"
    configuration.subtitle = "once more"
    host([[UIButton(configuration: configuration)]], in: harness)
    assertPicture(harness.snapshot(), named: "largest-text")
  }

  @Test func `Pressed by a finger, and let go`() throws {
    let harness = harness(CGSize(width: 120, height: 60))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Load"
    let button = UIButton(configuration: configuration)
    host([[button]], in: harness)
    let idle = harness.snapshot()
    harness.press(button)
    let pressed = harness.snapshot()
    #expect(PictureDifference(idle, pressed).differingPixels > 1000)
    harness.release()
    #expect(PictureDifference(idle, harness.snapshot()).isEmpty)
  }
}
