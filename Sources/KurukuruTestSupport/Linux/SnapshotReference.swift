// SPDX-License-Identifier: MIT
import Foundation

/// A reference on disk: `Tests/__Snapshots__/TARGET/FOLDERS/TESTFILE/NAME.EXTENSION` for a test file in a package's
/// `Tests` folder, so that no target holds it; else `__Snapshots__/TESTFILE/NAME.EXTENSION` beside the test file.
///
/// `SNAPSHOT_RECORD=1` writes references instead of comparing. Each use is noted in the file that
/// `SNAPSHOT_LOG` names, so that `./run test` finds references that no test uses.
struct SnapshotReference {
  private static let folderName = "__Snapshots__"

  let url: URL

  init(name: String, pathExtension: String, testFile: String) {
    url = Self.folder(of: URL(fileURLWithPath: testFile))
      .appendingPathComponent(name).appendingPathExtension(pathExtension)
    Self.note(url)
  }

  private static func folder(of test: URL) -> URL {
    var path = test.deletingPathExtension().pathComponents
    let index = path.lastIndex(of: "Tests").map { $0 + 1 } ?? path.count - 1
    path.insert(folderName, at: index)
    return URL(fileURLWithPath: "/" + path.dropFirst().joined(separator: "/"))
  }

  static var isRecording: Bool { ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "1" }

  /// The reference's bytes; `nil` when there is none.
  ///
  /// - Throws: When there is something that cannot be read.
  func read() throws -> Data? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try Data(contentsOf: url)
  }

  func record(_ data: Data) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Writes what a failed comparison leaves, and says where: a folder outside the sources, named as the reference's
  /// own, so that no two tests write the same file.
  func leave(_ data: Data, suffix: String) -> String {
    let name = url.deletingPathExtension().lastPathComponent + suffix + "." + url.pathExtension
    let target = leftFolder.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: leftFolder, withIntermediateDirectories: true)
      try data.write(to: target)
      return target.path
    } catch {
      return "nothing, since \(target.path) cannot be written: \(error)"
    }
  }

  /// `PACKAGE/TARGET/FOLDERS/TESTFILE` in the temporary folder.
  private var leftFolder: URL {
    let path = url.deletingLastPathComponent().pathComponents
    let index = path.lastIndex(of: Self.folderName) ?? 0
    let package = path[..<index].last { $0 != "Tests" }
    return ([package].compactMap(\.self) + path[(index + 1)...]).reduce(
      FileManager.default.temporaryDirectory.appendingPathComponent("kurukuru-snapshots")
    ) { $0.appendingPathComponent($1) }
  }

  private static func note(_ url: URL) {
    guard let path = ProcessInfo.processInfo.environment["SNAPSHOT_LOG"],
      let file = FileHandle(forWritingAtPath: path)
    else { return }
    file.seekToEndOfFile()
    file.write(Data((url.path + "\n").utf8))
    try? file.close()
  }
}
