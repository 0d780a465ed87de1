// SPDX-License-Identifier: MIT
package import CoreGraphics
import Foundation
import Synchronization

/// Finds images by name among the loose files of a bundle, and keeps them.
enum NamedImages {
  private struct Key: Hashable {
    var name: String
    var folder: String
    var scale: Double
  }

  private static let found = Mutex<[Key: ImageProperties]>([:])
  private static let extraFolders = Mutex<[URL]>([])

  /// Also looks into `folder` for images of the main bundle, as the runner of loose files does.
  static func add(folder: URL) { extraFolders.withLock { $0.append(folder) } }

  static func find(_ name: String, in bundle: Bundle?, scale: Double) -> ImageProperties? {
    guard !name.isEmpty else { return nil }
    let folders = folders(of: bundle)
    let key = Key(name: name, folder: folders.first?.path ?? "", scale: scale)
    if let known = found.withLock({ $0[key] }) { return known }
    for folder in folders {
      for file in files(name, scale: scale) {
        let path = folder.appendingPathComponent(file).path
        guard FileManager.default.fileExists(atPath: path), let image = ImageFile.read(path: path)
        else { continue }
        found.withLock { $0[key] = image }
        return image
      }
    }
    return nil
  }

  /// The bundle's folder; for the main bundle those of the packages' resources beside it too, since a target's
  /// resources lie there on Linux.
  private static func folders(of bundle: Bundle?) -> [URL] {
    let main = bundle ?? .main
    let own = [main.resourceURL ?? main.bundleURL]
    guard bundle == nil || bundle == .main else { return own }
    let neighbours =
      (try? FileManager.default.contentsOfDirectory(
        at: main.bundleURL, includingPropertiesForKeys: nil)) ?? []
    return own + neighbours.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
      + extraFolders.withLock { $0 }
  }

  /// The file names to try, the best scale first: the wanted one, larger ones, smaller ones.
  static func files(_ name: String, scale: Double) -> [String] {
    let text = name as NSString
    let given = text.pathExtension
    let hasExtension = ["png", "jpg", "jpeg", "gif", "bmp", "tiff", "webp"].contains(
      given.lowercased())
    let stem = hasExtension ? text.deletingPathExtension : name
    let extensions = hasExtension ? [given] : ["png", "jpg", "jpeg"]
    let wanted = min(max(Int(scale.rounded(.up)), 1), 3)
    let scales =
      [wanted] + (1...3).filter { $0 > wanted } + (1...3).reversed().filter { $0 < wanted }
    return scales.flatMap { scale in
      extensions.map { stem + (scale == 1 ? "" : "@\(scale)x") + "." + $0 }
    }
  }
}

extension UIImage {
  /// Makes `init(named:)` look into `folder` after the main bundle.
  package static func addImageFolder(_ folder: URL) { NamedImages.add(folder: folder) }
}
