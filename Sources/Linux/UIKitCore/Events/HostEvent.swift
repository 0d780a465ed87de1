// SPDX-License-Identifier: MIT
package import Foundation

/// What a host tells the application: input, and changes of a window's surroundings.
///
/// Points are in the window's coordinates; time stamps are on the media clock, in seconds.
package enum HostEvent {
  /// A finger, or the pointer with its button down.
  case touch(Touch)
  /// A key.
  case key(Key)
  /// The window has a new size, in points.
  case resize(UIWindow, CGSize)
  /// The window's pixels per point changed.
  case scale(UIWindow, CGFloat)
  /// The desktop turned dark or light.
  case appearance(UIUserInterfaceStyle)
  /// The window came to the front, or went to the back.
  case active(UIWindow, Bool)
  /// The user asked to close the window.
  case close(UIWindow)

  /// One finger's or pointer's change.
  package struct Touch {
    /// The window in which it happens.
    package var window: UIWindow
    /// Tells fingers apart; 0 is the pointer.
    package var identifier: Int
    /// Began, moved, ended or cancelled.
    package var phase: UITouch.Phase
    /// Where, in the window's coordinates.
    package var point: CGPoint
    /// When, on the media clock.
    package var timestamp: TimeInterval
    /// Finger, pen or pointer.
    package var type: UITouch.TouchType
    /// The modifier keys that are down.
    package var modifiers: UIKeyModifierFlags

    /// A change of the pointer, `identifier` 0, unless told otherwise.
    package init(
      window: UIWindow, identifier: Int = 0, phase: UITouch.Phase, point: CGPoint,
      timestamp: TimeInterval, type: UITouch.TouchType = .indirectPointer,
      modifiers: UIKeyModifierFlags = []
    ) {
      self.window = window
      self.identifier = identifier
      self.phase = phase
      self.point = point
      self.timestamp = timestamp
      self.type = type
      self.modifiers = modifiers
    }
  }

  /// One key's change.
  package struct Key {
    /// The window that has the keyboard.
    package var window: UIWindow
    /// The key's place.
    package var code: UIKeyboardHIDUsage
    /// What it types.
    package var characters: String
    /// The modifier keys that are down.
    package var modifiers: UIKeyModifierFlags
    /// Whether it went down, not up.
    package var isDown: Bool
    /// When, on the media clock.
    package var timestamp: TimeInterval

    /// A change of a key, without modifiers unless told otherwise.
    package init(
      window: UIWindow, code: UIKeyboardHIDUsage, characters: String,
      modifiers: UIKeyModifierFlags = [], isDown: Bool, timestamp: TimeInterval
    ) {
      self.window = window
      self.code = code
      self.characters = characters
      self.modifiers = modifiers
      self.isDown = isDown
      self.timestamp = timestamp
    }
  }
}
