// SPDX-License-Identifier: MIT
public import Foundation

/// Something that the user did, with all touches that belong to it.
///
/// Counterpart: `UIEvent`.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kinds of events.
  ///
  /// Counterpart: `UIEvent.EventType`.
  public enum EventType: Int, Sendable {
    /// Fingers or the pointer's button.
    case touches = 0
    /// The device moved.
    case motion = 1
    /// A headset's buttons.
    case remoteControl = 2
    /// Keys.
    case presses = 3
  }

  /// More about the kind.
  ///
  /// Counterpart: `UIEvent.EventSubtype`.
  public enum EventSubtype: Int, Sendable {
    /// Nothing more is to be said.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  /// Which buttons of a pointer are down.
  ///
  /// Counterpart: `UIEvent.ButtonMask`.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The buttons as bits.
    public let rawValue: Int
    /// The buttons whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The main button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The other button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// The button of that number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  /// What `allTouches` answers, in the order in which they began.
  final var touchesOfEvent: [UITouch] = []
  /// What `timestamp` answers, on the media clock.
  package final var time: TimeInterval = 0
  /// What `modifierFlags` answers.
  package final var modifiers: UIKeyModifierFlags = []
  /// What `buttonMask` answers; empty for fingers.
  package final var buttons: ButtonMask = []

  package override init() { super.init() }

  /// The kind of event.
  open var type: EventType { .touches }
  /// More about the kind.
  open var subtype: EventSubtype { .none }
  /// When it happened, in seconds on the media clock.
  open var timestamp: TimeInterval { time }
  /// The modifier keys that were down.
  open var modifierFlags: UIKeyModifierFlags { modifiers }
  /// The pointer's buttons that were down.
  open var buttonMask: ButtonMask { buttons }

  /// All touches that are down, or have just gone up.
  open var allTouches: Set<UITouch>? { Set(touchesOfEvent) }

  /// The touches that began in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touchesOfEvent.filter { $0.window === window })
  }

  /// The touches that began in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(touchesOfEvent.filter { $0.view === view })
  }

  /// The places between this event and the last, where the desktop reported several at once.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
}
