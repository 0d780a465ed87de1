// SPDX-License-Identifier: MIT

extension UIControl {
  /// What happened to a control, for which it tells its targets.
  ///
  /// Counterpart: `UIControl.Event`. Differs from Apple: `menuActionTriggered` is absent, as menus are.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch went down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch went down again shortly after a tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved and is inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved and is outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch came back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch went outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch ended inside: the tap of a button.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch ended outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for was asked, by touch or by key.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The edited text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every event of a touch.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every event of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for the app's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits for the framework's own events.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
