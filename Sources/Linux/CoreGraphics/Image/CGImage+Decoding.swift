// SPDX-License-Identifier: MIT
import CGTK
import Foundation

extension CGImage {
  /// The most pixels that an image file may claim.
  package static let largestPixelCount = 64 << 20

  /// Decodes PNG, JPEG, GIF (its first picture), BMP and TIFF, and WebP where the system has a loader.
  ///
  /// Bytes never trap: what is truncated, damaged, foreign or too large comes back as an error, without
  /// memory having been taken for its pixels.
  package static func decode(_ data: Data) -> Result<CGImage, ImageDecodingError> {
    guard !data.isEmpty else { return .failure(.empty) }
    let bytes = [UInt8](data)
    guard let format = ImageFormat(bytes) else { return .failure(.unknownFormat) }
    guard format.isComplete(bytes) else { return .failure(.truncated(format: format.name)) }
    return ImageLoader(format, bytes).load()
  }
}

/// Feeds bytes to GdkPixbuf.
private final class ImageLoader {
  private let format: ImageFormat
  private let bytes: [UInt8]
  private var claimedSize = (width: 0, height: 0)

  init(_ format: ImageFormat, _ bytes: [UInt8]) {
    self.format = format
    self.bytes = bytes
  }

  func load() -> Result<CGImage, ImageDecodingError> {
    var error: UnsafeMutablePointer<GError>?
    guard let loader = gdk_pixbuf_loader_new_with_type(format.rawValue, &error) else {
      return .failure(damaged(error))
    }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    watchSize(of: loader)
    let isWritten = bytes.withUnsafeBufferPointer {
      gdk_pixbuf_loader_write(loader, $0.baseAddress, gsize($0.count), &error) != 0
    }
    // The loader must be closed whether or not it took the bytes.
    var closingError: UnsafeMutablePointer<GError>?
    let isClosed = gdk_pixbuf_loader_close(loader, &closingError) != 0
    if let closingError, error == nil {
      error = closingError
    } else if let closingError {
      g_error_free(closingError)
    }
    let (width, height) = claimedSize
    if width > 0, !Self.isAllowed(width, height) {
      if let error { g_error_free(error) }
      return .failure(.tooLarge(width: width, height: height))
    }
    if width > 0, !format.canHold(pixels: width * height, bytes) {
      if let error { g_error_free(error) }
      return .failure(.truncated(format: format.name))
    }
    guard isWritten, isClosed else { return .failure(damaged(error)) }
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
      return .failure(.damaged(format: format.name, reason: "there is no picture in them"))
    }
    guard let image = Self.image(of: pixbuf) else {
      return .failure(.tooLarge(width: width, height: height))
    }
    return .success(image)
  }

  private static func isAllowed(_ width: Int, _ height: Int) -> Bool {
    width > 0 && height > 0 && width <= ImageSurface.largestSide
      && height <= ImageSurface.largestSide && width * height <= CGImage.largestPixelCount
  }

  /// Stops the loader before it takes memory for a picture that is too large.
  private func watchSize(of loader: UnsafeMutablePointer<GdkPixbufLoader>) {
    typealias Handler =
      @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, gpointer?) -> Void
    let handler: Handler = { loader, width, height, context in
      guard let context else { return }
      let owner = Unmanaged<ImageLoader>.fromOpaque(context).takeUnretainedValue()
      owner.claimedSize = (Int(width), Int(height))
      if !ImageLoader.isAllowed(Int(width), Int(height))
        || !owner.format.canHold(pixels: Int(width) * Int(height), owner.bytes)
      {
        gdk_pixbuf_loader_set_size(loader, 0, 0)
      }
    }
    // SAFETY: the handler lives as long as the loader, which this object's one method owns.
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(handler, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  private func damaged(_ error: UnsafeMutablePointer<GError>?) -> ImageDecodingError {
    defer { if let error { g_error_free(error) } }
    let reason = error.flatMap { $0.pointee.message }.map { String(cString: $0) }
    return .damaged(format: format.name, reason: reason ?? "the decoder gave no reason")
  }

  private static func image(of pixbuf: OpaquePointer) -> CGImage? {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    guard let surface = ImageSurface(width: width, height: height),
      let target = cairo_create(surface.cairoSurface)
    else { return nil }
    // GDK multiplies the colours by the alpha on the way.
    gdk_cairo_set_source_pixbuf(target, pixbuf, 0, 0)
    cairo_set_operator(target, CAIRO_OPERATOR_SOURCE)
    cairo_paint(target)
    cairo_destroy(target)
    let orientation = gdk_pixbuf_get_option(pixbuf, "orientation").flatMap {
      Int(String(cString: $0))
    }
    return CGImage(
      surface: surface, isOpaque: gdk_pixbuf_get_has_alpha(pixbuf) == 0,
      embeddedOrientation: orientation.flatMap { (1...8).contains($0) ? $0 : nil } ?? 1)
  }
}
