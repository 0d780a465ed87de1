// SPDX-License-Identifier: MIT

/// Where a pixel's alpha is, and whether its colour is multiplied by it.
///
/// Counterpart: `CGImageAlphaInfo`.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// Colour times alpha, then alpha.
  case premultipliedLast = 1
  /// Alpha, then colour times alpha.
  case premultipliedFirst = 2
  /// Colour, then alpha.
  case last = 3
  /// Alpha, then colour.
  case first = 4
  /// Colour, then a part that means nothing.
  case noneSkipLast = 5
  /// A part that means nothing, then colour.
  case noneSkipFirst = 6
  /// Alpha alone.
  case alphaOnly = 7
}

/// In which order the bytes of a pixel lie.
///
/// Counterpart: `CGImageByteOrderInfo`. Differs from Apple: 16-bit pixels do not exist.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// All bits of the byte order.
  case orderMask = 0x7000
  /// The first component in the first byte.
  case orderDefault = 0
  /// 32-bit pixels, the last component in the first byte.
  case order32Little = 0x2000
  /// 32-bit pixels, the first component in the first byte.
  case order32Big = 0x4000
}

/// Alpha and byte order of a bitmap in one number.
///
/// Counterpart: `CGBitmapInfo`. Differs from Apple: float components and 16-bit pixels do not exist.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set of the bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// All bits of the alpha information.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// All bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 32-bit pixels, the last component in the first byte.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// 32-bit pixels, the first component in the first byte.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
  /// The first component in the first byte.
  public static let byteOrderDefault: CGBitmapInfo = []
}

/// 32-bit pixels in the machine's own byte order.
///
/// Counterpart: `kCGBitmapByteOrder32Host`.
public let kCGBitmapByteOrder32Host = CGBitmapInfo.byteOrder32Little
