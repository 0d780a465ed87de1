// SPDX-License-Identifier: MIT
import Foundation

/// The few functions of Xlib that the tests need, loaded when they run, so that nobody needs its headers.
final class Xlib {
  private let library: UnsafeMutableRawPointer
  private let display: UnsafeMutableRawPointer

  init?(display name: String) {
    guard let library = dlopen("libX11.so.6", RTLD_NOW),
      let open = dlsym(library, "XOpenDisplay")
    else { return nil }
    typealias Open = @convention(c) (UnsafePointer<CChar>) -> UnsafeMutableRawPointer?
    guard let display = unsafeBitCast(open, to: Open.self)(name) else { return nil }
    self.library = library
    self.display = display
  }

  private func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    // SAFETY: each caller writes the function's own C type.
    dlsym(library, name).map { unsafeBitCast($0, to: type) }
  }

  /// Ends the connection; nothing may be called after.
  func close() {
    typealias Close = @convention(c) (UnsafeMutableRawPointer) -> CInt
    _ = function("XCloseDisplay", Close.self)?(display)
  }

  /// Sends what a window manager sends when the user clicks a window's close button.
  func sendDelete(to window: UInt) {
    typealias Intern = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, CInt) -> UInt
    typealias Send =
      @convention(c) (UnsafeMutableRawPointer, UInt, CInt, Int, UnsafeMutableRawPointer) -> CInt
    typealias Flush = @convention(c) (UnsafeMutableRawPointer) -> CInt
    guard let intern = function("XInternAtom", Intern.self),
      let send = function("XSendEvent", Send.self), let flush = function("XFlush", Flush.self)
    else { return }
    // XClientMessageEvent: type, serial, send_event, display, window, message_type, format, five longs.
    var event = [UInt](repeating: 0, count: 24)
    event[0] = 33
    event[4] = window
    event[5] = intern(display, "WM_PROTOCOLS", 0)
    event[6] = 32
    event[7] = intern(display, "WM_DELETE_WINDOW", 0)
    event.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      _ = send(display, window, 0, 0, base)
    }
    _ = flush(display)
  }

  /// The window's pixels from its upper left corner, as 0xFFRRGGBB.
  func pixels(of window: UInt, width: Int, height: Int) -> [UInt32]? {
    typealias GetImage =
      @convention(c) (
        UnsafeMutableRawPointer, UInt, CInt, CInt, CUnsignedInt, CUnsignedInt, UInt, CInt
      ) -> UnsafeMutableRawPointer?
    typealias Free = @convention(c) (UnsafeMutableRawPointer) -> CInt
    guard let getImage = function("XGetImage", GetImage.self),
      let free = function("XFree", Free.self),
      let image = getImage(
        display, window, 0, 0, CUnsignedInt(width), CUnsignedInt(height), UInt.max, 2)
    else { return nil }
    // XImage: four ints, the data, five ints, bytes_per_line. XDestroyImage is a macro, which does these two.
    let data = image.load(fromByteOffset: 16, as: UnsafeMutableRawPointer.self)
    defer {
      _ = free(data)
      _ = free(image)
    }
    let stride = Int(image.load(fromByteOffset: 44, as: CInt.self))
    return (0..<height).flatMap { row in
      (0..<width).map { column in
        data.load(fromByteOffset: row * stride + column * 4, as: UInt32.self) | 0xFF00_0000
      }
    }
  }
}
