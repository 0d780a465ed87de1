// SPDX-License-Identifier: MIT

extension UIControl {
  /// How a control stands, which selects its titles, colours and images.
  ///
  /// Counterpart: `UIControl.State`.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, neither selected nor highlighted.
    public static let normal = State([])
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not enabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Holds the keyboard's focus.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for the app's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits for the framework's own states.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
