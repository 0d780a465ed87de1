// SPDX-License-Identifier: MIT

/// Where a text stands that was made smaller to fit.
///
/// Counterpart: `UIBaselineAdjustment`.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that it would have in full size.
  case alignBaselines = 0
  /// In the middle of the height.
  case alignCenters = 1
  /// At the top left corner of where it would stand in full size.
  case none = 2
}
