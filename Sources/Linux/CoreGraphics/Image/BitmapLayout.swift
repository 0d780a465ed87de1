// SPDX-License-Identifier: MIT
import Foundation

/// Where the parts of a pixel lie in memory.
struct BitmapLayout: Equatable {
  let bytesPerPixel: Int
  /// The offsets of red, green and blue, all equal for grey; nil for alpha alone.
  let colorOffsets: [Int]?
  let alphaOffset: Int?
  let isPremultiplied: Bool

  /// Cairo's own layout.
  static let native = BitmapLayout(
    bytesPerPixel: 4, colorOffsets: [2, 1, 0], alphaOffset: 3, isPremultiplied: true)

  private init(
    bytesPerPixel: Int, colorOffsets: [Int]?, alphaOffset: Int?, isPremultiplied: Bool
  ) {
    self.bytesPerPixel = bytesPerPixel
    self.colorOffsets = colorOffsets
    self.alphaOffset = alphaOffset
    self.isPremultiplied = isPremultiplied
  }

  /// Nil for a combination that does not exist.
  init?(
    bitsPerComponent: Int, bitsPerPixel: Int? = nil, space: CGColorSpace?, info: CGBitmapInfo
  ) {
    guard bitsPerComponent == 8,
      let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
    else { return nil }
    let order = info.intersection(.byteOrderMask)
    guard [.byteOrderDefault, .byteOrder32Big, .byteOrder32Little].contains(order) else {
      return nil
    }
    let isPremultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
    let size: Int
    let color: [Int]?
    let alphaOffset: Int?
    switch (space?.numberOfComponents, alpha) {
    case (_, .alphaOnly): (size, color, alphaOffset) = (1, nil, 0)
    case (1?, .none): (size, color, alphaOffset) = (1, [0, 0, 0], nil)
    case (1?, .last), (1?, .premultipliedLast): (size, color, alphaOffset) = (2, [0, 0, 0], 1)
    case (3?, .none): (size, color, alphaOffset) = (3, [0, 1, 2], nil)
    case (3?, .noneSkipFirst): (size, color, alphaOffset) = (4, [1, 2, 3], nil)
    case (3?, .noneSkipLast): (size, color, alphaOffset) = (4, [0, 1, 2], nil)
    case (3?, .first), (3?, .premultipliedFirst): (size, color, alphaOffset) = (4, [1, 2, 3], 0)
    case (3?, .last), (3?, .premultipliedLast): (size, color, alphaOffset) = (4, [0, 1, 2], 3)
    default: return nil
    }
    if let bitsPerPixel, bitsPerPixel != size * 8 { return nil }
    let isReversed = order == .byteOrder32Little
    guard !isReversed || size == 4 else { return nil }
    self.init(
      bytesPerPixel: size, colorOffsets: isReversed ? color?.map { 3 - $0 } : color,
      alphaOffset: isReversed ? alphaOffset.map { 3 - $0 } : alphaOffset,
      isPremultiplied: isPremultiplied)
  }

  /// Whether a context can draw in it.
  var isDrawable: Bool {
    bytesPerPixel != 3 && bytesPerPixel != 2
      && (alphaOffset == nil || isPremultiplied || bytesPerPixel == 1)
  }

  /// Fills a surface from memory of this layout, which must hold all its rows.
  func read(_ source: UnsafeRawBufferPointer, stride: Int, into surface: ImageSurface) {
    surface.withPixels { target in
      for row in 0..<surface.height {
        for column in 0..<surface.width {
          let start = row * stride + column * bytesPerPixel
          func part(_ offset: Int) -> UInt32 { UInt32(source[start + offset]) }
          let alpha = alphaOffset.map(part) ?? 255
          var color: (UInt32, UInt32, UInt32) = (0, 0, 0)
          if let offsets = colorOffsets {
            color = (part(offsets[0]), part(offsets[1]), part(offsets[2]))
          }
          let pixel: UInt32
          if isPremultiplied {
            let (red, green, blue) = (
              min(color.0, alpha), min(color.1, alpha), min(color.2, alpha)
            )
            pixel = alpha << 24 | red << 16 | green << 8 | blue
          } else {
            pixel = Premultiplied.pixel(
              red: color.0, green: color.1, blue: color.2, alpha: alpha)
          }
          target.storeBytes(
            of: pixel, toByteOffset: row * surface.stride + column * 4, as: UInt32.self)
        }
      }
    }
    surface.pixelsDidChange()
  }

  /// Fills memory of this layout from a surface.
  func write(_ surface: ImageSurface, to target: UnsafeMutableRawBufferPointer, stride: Int) {
    surface.withPixels { source in
      for row in 0..<surface.height {
        for column in 0..<surface.width {
          let pixel = source.load(
            fromByteOffset: row * surface.stride + column * 4, as: UInt32.self)
          let start = row * stride + column * bytesPerPixel
          let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
          if let offsets = colorOffsets {
            if offsets[0] == offsets[1] {
              let gray = (red * 2126 + green * 7152 + blue * 722 + 5000) / 10000
              target[start + offsets[0]] = UInt8(truncatingIfNeeded: gray)
            } else {
              target[start + offsets[0]] = UInt8(truncatingIfNeeded: red)
              target[start + offsets[1]] = UInt8(truncatingIfNeeded: green)
              target[start + offsets[2]] = UInt8(truncatingIfNeeded: blue)
            }
          }
          if let alphaOffset {
            target[start + alphaOffset] = UInt8(truncatingIfNeeded: pixel >> 24)
          }
        }
      }
    }
  }
}
