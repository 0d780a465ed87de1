// SPDX-License-Identifier: MIT
import CGTK
import Foundation

/// A bitmap that is drawn into.
///
/// The origin is the lower left corner, with y upwards, until the transform is changed.
///
/// Counterpart: `CGContext`. Differs from Apple: contexts draw into bitmaps of 8-bit components in sRGB; there are no PDF
/// contexts, patterns, or text (`NSAttributedString.draw` and UIKit draw text). Memory that the caller gives in another
/// layout than little-endian premultiplied ARGB is written after each drawing and read only at the beginning.
public class CGContext {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Bytes from one row of `data` to the next.
  public let bytesPerRow: Int
  /// The space by which the context was made.
  public let colorSpace: CGColorSpace?
  /// Alpha and byte order of `data`.
  public let bitmapInfo: CGBitmapInfo

  /// The Cairo context, for the floors that draw by themselves; they call `didDraw()` after.
  package let cairo: OpaquePointer

  /// The user space in which shadows' offsets and blurs are meant; UIKit's contexts flip and scale it.
  package var baseTransform = CGAffineTransform.identity

  let surface: ImageSurface
  let layout: BitmapLayout
  /// The caller's memory, or ours, where its layout is not Cairo's.
  let foreignMemory: UnsafeMutableRawBufferPointer?
  /// Whether it is ours; it is then written when someone asks for it.
  private let isForeignMemoryOurs: Bool

  var state = GraphicsState()
  var savedStates: [GraphicsState] = []
  /// The current path in base space.
  var currentPath = CGMutablePath()

  /// Makes a context over `data`, or over memory of its own; nil for a layout that cannot be drawn in.
  ///
  /// - Parameters:
  ///   - data: Memory for `height` rows that outlives the context, or nil.
  ///   - bytesPerRow: 0 means as many as are needed.
  ///   - space: Nil only for alpha alone.
  ///   - bitmapInfo: A `CGImageAlphaInfo` and a byte order.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard
      let layout = BitmapLayout(bitsPerComponent: bitsPerComponent, space: space, info: info),
      layout.isDrawable, (1...ImageSurface.largestSide).contains(width),
      (1...ImageSurface.largestSide).contains(height)
    else { return nil }
    let least = width * layout.bytesPerPixel
    let stride = bytesPerRow == 0 ? least : bytesPerRow
    guard stride >= least, stride <= Int(Int32.max) else { return nil }
    let shared =
      layout == .native
      ? data.flatMap { ImageSurface(memory: $0, width: width, height: height, stride: stride) }
      : nil
    guard let surface = shared ?? ImageSurface(width: width, height: height),
      let cairo = cairo_create(surface.cairoSurface)
    else { return nil }
    let isShared = shared != nil || (layout == .native && data == nil)
    self.width = width
    self.height = height
    self.bytesPerRow = isShared ? surface.stride : stride
    colorSpace = space
    self.bitmapInfo = info
    self.layout = layout
    self.surface = surface
    self.cairo = cairo
    isForeignMemoryOurs = !isShared && data == nil
    if isShared {
      foreignMemory = nil
    } else if let data {
      foreignMemory = UnsafeMutableRawBufferPointer(start: data, count: stride * height)
    } else {
      let memory = UnsafeMutableRawBufferPointer.allocate(
        byteCount: stride * height, alignment: 16)
      memory.initializeMemory(as: UInt8.self, repeating: 0)
      foreignMemory = memory
    }
    if let foreignMemory {
      layout.read(UnsafeRawBufferPointer(foreignMemory), stride: stride, into: surface)
    }
    applyState()
  }

  /// Makes a context of transparent sRGB pixels; nil for no or too many pixels.
  package convenience init?(width: Int, height: Int) {
    self.init(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: .sharedSRGB,
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
        | CGBitmapInfo.byteOrder32Little.rawValue)
  }

  deinit {
    cairo_destroy(cairo)
    if isForeignMemoryOurs { foreignMemory?.deallocate() }
  }

  /// Bits of one component: 8.
  public var bitsPerComponent: Int { 8 }
  /// Bits of one pixel.
  public var bitsPerPixel: Int { layout.bytesPerPixel * 8 }
  /// Where the alpha is in `data`.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  /// The pixels, rows from the top, as they are now.
  public var data: UnsafeMutableRawPointer? {
    guard let foreignMemory else { return surface.withPixels { $0.baseAddress } }
    if isForeignMemoryOurs { writeForeignMemory() }
    return foreignMemory.baseAddress
  }

  /// Finishes all drawing; there is nothing to wait for here.
  public func flush() { didDraw() }

  /// Finishes all drawing; there is nothing to wait for here.
  public func synchronize() { didDraw() }

  /// What has been drawn so far, as an image that later drawing does not change.
  public func makeImage() -> CGImage? {
    guard let copy = snapshot() else { return nil }
    return CGImage(surface: copy, isOpaque: layout.alphaOffset == nil)
  }

  /// Writes what was drawn to the caller's memory; called after each drawing.
  package func didDraw() {
    if !isForeignMemoryOurs { writeForeignMemory() }
  }

  private func writeForeignMemory() {
    guard let foreignMemory else { return }
    layout.write(surface, to: foreignMemory, stride: bytesPerRow)
  }
}
