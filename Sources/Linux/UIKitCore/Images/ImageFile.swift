// SPDX-License-Identifier: MIT
import CoreGraphics
import Diagnostics

/// Reads image files; says in one line why one is not read.
enum ImageFile {
  /// Larger files are not read.
  private static let largestFile = 256 << 20

  static func read(path: String) -> ImageProperties? {
    let url = URL(fileURLWithPath: path)
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if let size = (attributes?[.size] as? NSNumber)?.intValue, size > largestFile {
      report(path, "the file has \(size) bytes, which is more than is allowed")
      return nil
    }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      report(path, error.localizedDescription)
      return nil
    }
    let name = url.deletingPathExtension().lastPathComponent
    return read(data, scale: scale(ofFileNamed: name), name: path)
  }

  static func read(_ data: Data, scale: Double, name: String) -> ImageProperties? {
    switch CGImage.decode(data) {
    case .success(let image):
      return ImageProperties(
        cgImage: image, scale: scale,
        orientation: UIImage.Orientation(exif: image.embeddedOrientation))
    case .failure(let error):
      report(name, error.description)
      return nil
    }
  }

  /// 2 for `icon@2x`, 3 for `icon@3x`, else 1.
  static func scale(ofFileNamed name: String) -> Double {
    if name.hasSuffix("@3x") { return 3 }
    return name.hasSuffix("@2x") ? 2 : 1
  }

  private static func report(_ name: String, _ reason: String) {
    Diagnostics.report("UIImage: \(name): \(reason)")
  }
}
