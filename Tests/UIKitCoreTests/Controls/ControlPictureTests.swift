// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit

@MainActor
struct ControlPictureTests {
  init() { TestScreen.reset() }

  private func button(
    _ type: UIButton.ButtonType, _ change: (UIButton) -> Void = { _ in }
  ) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle("Load", for: .normal)
    if type == .custom { button.backgroundColor = .systemBlue }
    change(button)
    return button
  }

  @Test(arguments: [false, true])
  func `Buttons idle, pressed, disabled and right-to-left`(isDark: Bool) throws {
    let image = try TestImages.square(16, red: 1, green: 0.5)
    let views = [UIButton.ButtonType.system, .custom].flatMap { type in
      [
        button(type), button(type) { $0.isHighlighted = true },
        button(type) { $0.isEnabled = false }, button(type) { $0.setImage(image, for: .normal) },
        button(type) {
          $0.setImage(image, for: .normal)
          $0.isHighlighted = true
        },
        button(type) {
          $0.setImage(image, for: .normal)
          $0.semanticContentAttribute = .forceRightToLeft
        },
      ]
    }
    let picture = try ControlPicture.row(views, isDark: isDark)
    assertPicture(picture, named: isDark ? "buttons-dark" : "buttons-light")
  }

  @Test(arguments: [false, true])
  func `Indicators of every style`(isDark: Bool) throws {
    let views: [UIView] = [
      UIActivityIndicatorView.Style.medium, .large, .white, .whiteLarge, .gray,
    ]
    .map { style in
      let indicator = UIActivityIndicatorView(style: style)
      indicator.hidesWhenStopped = false
      return indicator
    }
    let picture = try ControlPicture.row(views, isDark: isDark)
    assertPicture(picture, named: isDark ? "indicators-dark" : "indicators-light")
  }

  @Test func `A turning indicator shows another picture each eighth of a second, eight in all`()
    throws
  {
    let clock = FixedTime(100)
    let pictures = try clock.run {
      let indicator = UIActivityIndicatorView(style: .large)
      indicator.startAnimating()
      return try ControlPicture.frames(of: indicator, at: (0..<17).map { 100 + Double($0) / 16 })
    }
    for step in 0..<8 {
      let (first, second, next) = (
        pictures[2 * step], pictures[2 * step + 1], pictures[2 * step + 2]
      )
      #expect(PictureDifference(first, second).isEmpty)
      #expect(!PictureDifference(second, next).isEmpty)
    }
    #expect(PictureDifference(pictures[0], pictures[16]).isEmpty)
  }
}
