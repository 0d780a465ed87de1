// SPDX-License-Identifier: MIT

/// What a layer owes to the next frame.
///
/// A `…Below` flag says that some descendant owes the same, so that a pass walks only where there is work.
struct LayerFlags: OptionSet, Sendable {
  let rawValue: UInt16

  /// `layoutSublayers` has to run.
  static let layout = Self(rawValue: 1 << 0)
  static let layoutBelow = Self(rawValue: 1 << 1)
  /// `display` has to run.
  static let display = Self(rawValue: 1 << 2)
  static let displayBelow = Self(rawValue: 1 << 3)
  /// Position, transform or opacity changed: what is inside stays.
  static let placement = Self(rawValue: 1 << 4)
  /// What the layer itself draws changed.
  static let appearance = Self(rawValue: 1 << 5)
  /// The list of sublayers or their order changed.
  static let sublayers = Self(rawValue: 1 << 6)
  /// Some descendant is dirty.
  static let drawingBelow = Self(rawValue: 1 << 7)
  /// A discrete animation went to another step and nothing else changed.
  static let step = Self(rawValue: 1 << 8)

  /// Everything that makes the layer's render node out of date.
  static let drawing: Self = [.placement, .appearance, .sublayers, .drawingBelow, .step]
}
