// SPDX-License-Identifier: MIT
import UIKitCore

extension UIKeyboardHIDUsage {
  /// The key of GDK's event: told by what it is where it types nothing, else by its place.
  ///
  /// - Parameters:
  ///   - keyval: What the key means in the user's layout.
  ///   - keycode: The evdev code plus 8.
  init(keyval: UInt32, keycode: UInt32) {
    self =
      Self.named[keyval] ?? Self.placed(keycode) ?? Self.typed(keyval)
      ?? .keyboardErrorUndefined
  }

  /// Keys that type nothing, by GDK's key values.
  private static let named: [UInt32: UIKeyboardHIDUsage] = [
    0xFF08: .keyboardDeleteOrBackspace, 0xFF09: .keyboardTab, 0xFE20: .keyboardTab,
    0xFF0D: .keyboardReturnOrEnter, 0xFF13: .keyboardPause, 0xFF14: .keyboardScrollLock,
    0xFF1B: .keyboardEscape, 0xFF50: .keyboardHome, 0xFF51: .keyboardLeftArrow,
    0xFF52: .keyboardUpArrow, 0xFF53: .keyboardRightArrow, 0xFF54: .keyboardDownArrow,
    0xFF55: .keyboardPageUp, 0xFF56: .keyboardPageDown, 0xFF57: .keyboardEnd,
    0xFF61: .keyboardPrintScreen, 0xFF63: .keyboardInsert, 0xFF67: .keyboardApplication,
    0xFF8D: .keypadEnter, 0xFFFF: .keyboardDeleteForward, 0xFFE5: .keyboardCapsLock,
    0xFFE1: .keyboardLeftShift, 0xFFE2: .keyboardRightShift, 0xFFE3: .keyboardLeftControl,
    0xFFE4: .keyboardRightControl, 0xFFE9: .keyboardLeftAlt, 0xFFEA: .keyboardRightAlt,
    0xFFEB: .keyboardLeftGUI, 0xFFEC: .keyboardRightGUI, 0x20: .keyboardSpacebar,
    0xFFBE: .keyboardF1, 0xFFBF: .keyboardF2, 0xFFC0: .keyboardF3, 0xFFC1: .keyboardF4,
    0xFFC2: .keyboardF5, 0xFFC3: .keyboardF6, 0xFFC4: .keyboardF7, 0xFFC5: .keyboardF8,
    0xFFC6: .keyboardF9, 0xFFC7: .keyboardF10, 0xFFC8: .keyboardF11, 0xFFC9: .keyboardF12,
  ]

  /// The rows of an ordinary keyboard, each from its first evdev code plus 8.
  private static let rows: [(first: UInt32, keys: [UIKeyboardHIDUsage])] = [
    (
      10,
      [
        .keyboard1, .keyboard2, .keyboard3, .keyboard4, .keyboard5, .keyboard6, .keyboard7,
        .keyboard8, .keyboard9, .keyboard0, .keyboardHyphen, .keyboardEqualSign,
      ]
    ),
    (
      24,
      [
        .keyboardQ, .keyboardW, .keyboardE, .keyboardR, .keyboardT, .keyboardY, .keyboardU,
        .keyboardI, .keyboardO, .keyboardP, .keyboardOpenBracket, .keyboardCloseBracket,
      ]
    ),
    (
      38,
      [
        .keyboardA, .keyboardS, .keyboardD, .keyboardF, .keyboardG, .keyboardH, .keyboardJ,
        .keyboardK, .keyboardL, .keyboardSemicolon, .keyboardQuote,
        .keyboardGraveAccentAndTilde,
      ]
    ),
    (
      51,
      [
        .keyboardBackslash, .keyboardZ, .keyboardX, .keyboardC, .keyboardV, .keyboardB,
        .keyboardN, .keyboardM, .keyboardComma, .keyboardPeriod, .keyboardSlash,
      ]
    ),
  ]

  private static func placed(_ keycode: UInt32) -> UIKeyboardHIDUsage? {
    for row in rows where keycode >= row.first && keycode < row.first + UInt32(row.keys.count) {
      return row.keys[Int(keycode - row.first)]
    }
    return nil
  }

  /// Letters and digits that come from no known place, as from a remote keyboard.
  private static func typed(_ keyval: UInt32) -> UIKeyboardHIDUsage? {
    switch keyval {
    case 0x61...0x7A: UIKeyboardHIDUsage(rawValue: Int(keyval) - 0x61 + keyboardA.rawValue)
    case 0x41...0x5A: UIKeyboardHIDUsage(rawValue: Int(keyval) - 0x41 + keyboardA.rawValue)
    case 0x31...0x39: UIKeyboardHIDUsage(rawValue: Int(keyval) - 0x31 + keyboard1.rawValue)
    case 0x30: .keyboard0
    default: nil
    }
  }
}
