// SPDX-License-Identifier: MIT
public import Foundation

/// Where an image's bytes come from.
///
/// Counterpart: `CGDataProvider`. Differs from Apple: it holds all bytes; there are no sequential or
/// direct-access callbacks.
public final class CGDataProvider: Sendable {
  /// The bytes, never nil.
  let contents: Data

  /// Makes a provider of these bytes.
  public init?(data: CFData) { contents = data }

  /// Makes a provider of a local file's bytes; nil when it cannot be read.
  public convenience init?(url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Makes a provider of the bytes of the file at a path; nil when it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// The bytes.
  public var data: CFData? { contents }
}
