// SPDX-License-Identifier: MIT

extension UIButton.Configuration {
  /// Title and picture in the tint, without a background.
  public static func plain() -> UIButton.Configuration { UIButton.Configuration(.plain) }

  /// Title and picture in the tint, on grey.
  public static func gray() -> UIButton.Configuration { UIButton.Configuration(.gray) }

  /// Title and picture in the tint, on a pale tint.
  public static func tinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }

  /// Title and picture in white, on the tint.
  public static func filled() -> UIButton.Configuration { UIButton.Configuration(.filled) }

  /// As `plain()`.
  public static func borderless() -> UIButton.Configuration { UIButton.Configuration(.borderless) }

  /// As `gray()`.
  public static func bordered() -> UIButton.Configuration { UIButton.Configuration(.bordered) }

  /// As `tinted()`.
  public static func borderedTinted() -> UIButton.Configuration {
    UIButton.Configuration(.borderedTinted)
  }

  /// As `filled()`.
  public static func borderedProminent() -> UIButton.Configuration {
    UIButton.Configuration(.borderedProminent)
  }

  /// The configuration with the colours that its style has for the button's state and tint, where the app has set none.
  @preconcurrency @MainActor
  public func updated(for button: UIButton) -> UIButton.Configuration {
    let look = style.look(
      button.state, tint: button.tintColor, foreground: baseForegroundColor,
      background: baseBackgroundColor, marksSelection: automaticallyUpdateForSelection)
    var updated = self
    updated.styleBackgroundColor = look.background
    updated.styleForegroundColor = look.foreground
    return updated
  }
}
