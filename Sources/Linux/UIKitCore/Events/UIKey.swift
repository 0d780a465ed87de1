// SPDX-License-Identifier: MIT
public import Foundation

/// A key of the keyboard, with what it types.
///
/// Counterpart: `UIKey`.
@preconcurrency @MainActor
open class UIKey: NSObject {
  private let typed: String
  private let unmodified: String
  private let flags: UIKeyModifierFlags
  private let usage: UIKeyboardHIDUsage

  /// A key as the host describes it.
  package init(
    keyCode: UIKeyboardHIDUsage, characters: String, charactersIgnoringModifiers: String,
    modifierFlags: UIKeyModifierFlags
  ) {
    typed = characters
    unmodified = charactersIgnoringModifiers
    flags = modifierFlags
    usage = keyCode
    super.init()
  }

  /// What it types.
  open var characters: String { typed }
  /// What it would type without modifiers other than Shift.
  open var charactersIgnoringModifiers: String { unmodified }
  /// The modifier keys that were down.
  open var modifierFlags: UIKeyModifierFlags { flags }
  /// The place of the key, as USB numbers it.
  open var keyCode: UIKeyboardHIDUsage { usage }
}
