// SPDX-License-Identifier: MIT
import CoreGraphics

/// The look of one of the ready-made configurations of a button, state by state.
///
/// Measured on iOS 26 (by its published probes): the grey fills, the disabled look, the three quarters of a pressed
/// button, the 0.18 of a selected one, for plain, borderless, bordered and filled buttons. By analogy: tinted
/// and grey ones. As on iOS 15 to 18, titles of bordered buttons have the tint.
enum ConfigurationStyle: Hashable, Sendable {
  case plain
  case gray
  case tinted
  case filled
  case borderless
  case bordered
  case borderedTinted
  case borderedProminent

  /// Colours of one state.
  struct Look {
    var background: UIColor
    var foreground: UIColor
  }

  /// What is left of a pressed button's colours.
  private static let pressedPart: CGFloat = 0.75

  /// How opaque the tint is behind a tinted button.
  private static let tintedAlpha: CGFloat = 0.18

  private enum Kind { case bare, gray, tinted, filled }

  private var kind: Kind {
    switch self {
    case .plain, .borderless: .bare
    case .gray, .bordered: .gray
    case .tinted, .borderedTinted: .tinted
    case .filled, .borderedProminent: .filled
    }
  }

  /// Whether a selected button looks different unless the app says otherwise.
  var marksSelection: Bool { kind != .filled }

  /// The colours of a button.
  ///
  /// - Parameters:
  ///   - state: The button's state.
  ///   - foreground: What the app wants for title and image; `nil` leaves it to the style.
  ///   - background: What the app wants for the background; `nil` leaves it to the style.
  ///   - marksSelection: Whether a selected button looks different.
  func look(
    _ state: UIControl.State, tint: UIColor, foreground: UIColor?, background: UIColor?,
    marksSelection: Bool
  ) -> Look {
    if state.contains(.disabled) {
      return Look(
        background: kind == .bare ? .clear : .tertiarySystemFill, foreground: .tertiaryLabel)
    }
    let isSelected = marksSelection && state.contains(.selected)
    var look = Look(background: .clear, foreground: foreground ?? tint)
    switch (kind, isSelected) {
    case (.bare, false): look.background = background ?? .clear
    case (.gray, false): look.background = background ?? .secondarySystemFill
    case (.bare, true), (.gray, true), (.tinted, false):
      look.background = (background ?? tint).faded(to: Self.tintedAlpha)
    case (.tinted, true), (.filled, _):
      look = Look(background: background ?? tint, foreground: foreground ?? .white)
    }
    guard state.contains(.highlighted) else { return look }
    return Look(
      background: look.background.faded(to: Self.pressedPart),
      foreground: look.foreground.faded(to: Self.pressedPart))
  }
}
