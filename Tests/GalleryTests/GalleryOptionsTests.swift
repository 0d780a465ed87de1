// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import Gallery

struct GalleryOptionsTests {
  @Test func `without words there is no folder, and with one it is that`() throws {
    #expect(try GalleryOptions([]).folder == nil)
    #expect(try GalleryOptions(["--out", "pictures"]).folder == "pictures")
    #expect(try GalleryOptions(["--out", "/tmp/a"]).pageFolder.path == "/tmp/a")
  }

  @Test(arguments: [
    (["--out"], "--out"), (["--out", ""], "--out"), (["--out", "--dark"], "--out"),
    (["--outt", "x"], "--outt"), (["pictures"], "pictures"), (["--out", "x", "-v"], "-v"),
  ])
  func `a problem names the word`(words: [String], named: String) {
    let problem = #expect(throws: GalleryOptions.Problem.self) { try GalleryOptions(words) }
    #expect(problem?.description.contains(named) == true)
  }

  @Test(arguments: [["--out"], ["--nothing"], ["--out", "/proc/kurukuru"]])
  func `what the gallery cannot do ends it with one line and 2`(words: [String]) throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL = try Self.executable()
    process.arguments = words
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": NSTemporaryDirectory()]
    process.standardError = errors
    process.standardOutput = Pipe()
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 2)
    let line = try #require(said.split(separator: "\n").last)
    #expect(line.hasPrefix("gallery: ") && line.contains(words.last ?? ""))
  }

  /// SwiftPM puts the executable beside the tests' own.
  private static func executable() throws -> URL {
    let arguments = ProcessInfo.processInfo.arguments
    let candidates =
      arguments.filter { $0.hasSuffix(".xctest") } + [arguments[0], "/proc/self/exe"]
    let found = candidates.map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("Gallery")
    }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return try #require(found, "the gallery was not built")
  }
}
