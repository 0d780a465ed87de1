// SPDX-License-Identifier: MIT

/// Arithmetic of Cairo's pixels: 0xAARRGGBB, the colour times the alpha.
enum Premultiplied {
  /// The pixel of a colour that is not multiplied yet.
  @inline(__always)
  static func pixel(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) -> UInt32 {
    if alpha == 255 { return 0xFF00_0000 | red << 16 | green << 8 | blue }
    return alpha << 24 | multiply(red, alpha) << 16 | multiply(green, alpha) << 8
      | multiply(blue, alpha)
  }

  /// The product of two parts of 255, rounded.
  @inline(__always)
  static func multiply(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
    let product = value * alpha + 128
    return (product + product >> 8) >> 8
  }
}
