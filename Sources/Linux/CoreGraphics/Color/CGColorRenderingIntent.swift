// SPDX-License-Identifier: MIT

/// What happens to colours that the destination cannot show.
///
/// Counterpart: `CGColorRenderingIntent`. Differs from Apple: colours outside the destination are clipped
/// whatever the intent.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The context's own choice.
  case defaultIntent = 0
  /// Out-of-gamut colours move to the nearest one.
  case absoluteColorimetric = 1
  /// As absolute, relative to the white point.
  case relativeColorimetric = 2
  /// The look of the whole is kept.
  case perceptual = 3
  /// Saturation is kept.
  case saturation = 4
}
