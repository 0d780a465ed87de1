// SPDX-License-Identifier: MIT
public import Foundation

/// One key, from going down to going up.
///
/// Counterpart: `UIPress`.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Where a press is in its life.
  ///
  /// Counterpart: `UIPress.Phase`.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began
    /// It changed its force.
    case changed
    /// It is down.
    case stationary
    /// It went up.
    case ended
    /// It was taken away.
    case cancelled
  }

  /// Buttons that are not on a keyboard, and the keys that stand for them.
  ///
  /// Counterpart: `UIPress.PressType`.
  public enum PressType: Int, Sendable {
    /// The up arrow.
    case upArrow = 0
    /// The down arrow.
    case downArrow = 1
    /// The left arrow.
    case leftArrow = 2
    /// The right arrow.
    case rightArrow = 3
    /// Return.
    case select = 4
    /// Escape.
    case menu = 5
    /// A media key.
    case playPause = 6
    /// Page up.
    case pageUp = 30
    /// Page down.
    case pageDown = 31
  }

  private let pressedKey: UIKey
  /// What `phase` answers; the dispatcher moves it.
  final var pressPhase = Phase.began
  /// What `timestamp` answers, on the media clock.
  package final var time: TimeInterval = 0
  /// What `window` answers: where the press began, and where it ends.
  final weak var pressedWindow: UIWindow?
  /// What `responder` answers: who had the focus when the key went down.
  package final weak var target: UIResponder?

  /// A press of the key, about to begin.
  package init(key: UIKey) {
    pressedKey = key
    super.init()
  }

  /// When it last changed, in seconds on the media clock.
  open var timestamp: TimeInterval { time }
  /// Where it is in its life.
  open var phase: Phase { pressPhase }
  /// The key.
  open var key: UIKey? { pressedKey }
  /// How hard it is pressed: 1.
  open var force: CGFloat { 1 }
  /// The window that had the keyboard.
  open var window: UIWindow? { pressedWindow }
  /// Who was asked first.
  open var responder: UIResponder? { target }
}
