// SPDX-License-Identifier: MIT
import CoreGraphics

/// Finds and reads storyboard files.
@MainActor
enum StoryboardFile {
  /// The document of a storyboard that a bundle holds.
  static func document(named name: String, in bundle: Bundle?) throws(InterfaceFileError)
    -> InterfaceDocument
  {
    guard let (url, bundle) = place(named: name, in: bundle) else {
      throw InterfaceFileError(file: "\(name).storyboard", line: nil, reason: .missing)
    }
    return try InterfaceDocument(data: read(url), file: url.lastPathComponent, bundle: bundle)
  }

  /// Where a storyboard is, and the bundle that holds it; a bundle of `nil` means the app's.
  static func place(named name: String, in bundle: Bundle?) -> (url: URL, bundle: Bundle)? {
    for candidate in bundle.map({ [$0] }) ?? appBundles {
      if let url = candidate.url(forResource: name, withExtension: "storyboard") {
        return (url, candidate)
      }
    }
    return nil
  }

  /// The bytes of a file, unless it is larger than what is read.
  static func read(_ url: URL) throws(InterfaceFileError) -> Data {
    let name = url.lastPathComponent
    guard let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize else {
      throw InterfaceFileError(file: name, line: nil, reason: .missing)
    }
    guard size <= InterfaceParser.sizeLimit else {
      throw InterfaceFileError(file: name, line: nil, reason: .tooLarge(bytes: size))
    }
    guard let data = try? Data(contentsOf: url) else {
      throw InterfaceFileError(file: name, line: nil, reason: .unreadable)
    }
    return data
  }

  /// A document without scenes.
  static func emptyDocument(name: String) -> InterfaceDocument {
    let root = InterfaceElement(name: "document", attributes: [:], line: 1)
    return InterfaceDocument(root: root, file: "\(name).storyboard", bundle: nil)
  }

  /// A controller without a view.
  static func emptyController() -> InterfaceElement {
    InterfaceElement(name: "viewController", attributes: [:], line: 1)
  }

  /// The app's bundle, and those that SwiftPM puts beside the program for targets with resources.
  private static var appBundles: [Bundle] {
    let main = Bundle.main
    let folder = main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let beside = names.filter { $0.hasSuffix(".resources") }.sorted()
    return [main] + beside.compactMap { Bundle(url: folder.appendingPathComponent($0)) }
  }
}
