// SPDX-License-Identifier: MIT

/// How a layer's contents fill its bounds.
///
/// Counterpart: `CALayerContentsGravity`. As on iOS, "top" means the edge with the greatest y, which is the
/// lower one on screen.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name that Apple's headers give to the gravity.
  public let rawValue: String

  /// Takes any name; unknown ones resize.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centred, not resized.
  public static let center = Self(rawValue: "center")
  /// Centred at the edge with the greatest y, not resized.
  public static let top = Self(rawValue: "top")
  /// Centred at the edge with the least y, not resized.
  public static let bottom = Self(rawValue: "bottom")
  /// Centred at the left edge, not resized.
  public static let left = Self(rawValue: "left")
  /// Centred at the right edge, not resized.
  public static let right = Self(rawValue: "right")
  /// At the left, at the greatest y, not resized.
  public static let topLeft = Self(rawValue: "topLeft")
  /// At the right, at the greatest y, not resized.
  public static let topRight = Self(rawValue: "topRight")
  /// At the left, at the least y, not resized.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// At the right, at the least y, not resized.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to the bounds; the default.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits, its proportions kept, centred.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as covers, its proportions kept, centred.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}
