// SPDX-License-Identifier: MIT

/// Where GSK nodes will be drawn, as far as it changes them.
struct RenderPurpose: Equatable {
  var mode: RenderMode

  /// The device's pixels a point, by which shadows are rasterised.
  var scale: Double
}
