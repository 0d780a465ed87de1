// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit

@MainActor
struct ControlPictureTests {
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
    let views: [UIView] = [UIActivityIndicatorView.Style.medium, .large, .white, .whiteLarge, .gray]
      .map { style in
        let indicator = UIActivityIndicatorView(style: style)
        indicator.hidesWhenStopped = false
        return indicator
      }
    let picture = try ControlPicture.row(views, isDark: isDark)
    assertPicture(picture, named: isDark ? "indicators-dark" : "indicators-light")
  }

  @Test func `A turning indicator is at another step each eighth of a second`() throws {
    let pictures = try [0.01, 0.05, 0.126, 0.99, 1.01].map { time in
      let indicator = UIActivityIndicatorView(style: .large)
      indicator.startAnimating()
      // Begins on the beat at or before the time of the frame that shows it first.
      return try ControlPicture.row([indicator], at: time)
    }
    #expect(PictureDifference(pictures[0], pictures[1]).isEmpty)
  }
}
