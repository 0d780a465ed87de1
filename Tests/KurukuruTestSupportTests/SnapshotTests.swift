// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import KurukuruTestSupport
import Testing

/// What the assertions say about references that differ, are missing or cannot be read.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == nil))
struct SnapshotTests {
  private let package: URL

  init() throws {
    package = FileManager.default.temporaryDirectory.appendingPathComponent("SnapshotTestsPackage")
    try? FileManager.default.removeItem(at: package)
  }

  @Test func `Failures of two suites leave pictures beside each other`() throws {
    let first = try failure(of: picture(red: 1), in: "AppTests/FirstTests.swift")
    let second = try failure(of: picture(red: 0), in: "AppTests/Deeper/SecondTests.swift")
    #expect(first.path != second.path)
    #expect(try Data(contentsOf: first) != Data(contentsOf: second))
    #expect(first.path.hasSuffix("\(package.lastPathComponent)/AppTests/FirstTests/idle-new.png"))
  }

  @Test func `A text says its first line that differs`() throws {
    try write(Data("one\ntwo\nthree\n".utf8), to: "AppTests/LineTests/lines.txt")
    let message = issue {
      assertText("one\n2\nthree", named: "lines", testFile: test("AppTests/LineTests.swift"))
    }
    #expect(message.contains("line 2"))
    #expect(message.contains("“two”"))
    #expect(message.contains("“2”"))
  }

  @Test(arguments: [("", "empty"), ("GIF, or nearly", "in no known format")])
  func `A reference that is no picture is said to be unreadable, and why`(
    bytes: String, reason: String
  ) throws {
    try write(Data(bytes.utf8), to: "AppTests/BadTests/idle.png")
    let message = issue {
      assertPicture(picture(red: 1), named: "idle", testFile: test("AppTests/BadTests.swift"))
    }
    #expect(message.contains("cannot be read"))
    #expect(message.contains(reason))
    #expect(!message.contains("No reference"))
  }

  @Test func `A reference that is a folder is said to be unreadable`() throws {
    try FileManager.default.createDirectory(
      at: reference("AppTests/BadTests/idle.txt"), withIntermediateDirectories: true)
    let message = issue {
      assertText("idle", named: "idle", testFile: test("AppTests/BadTests.swift"))
    }
    #expect(message.contains("cannot be read"))
  }

  @Test func `A picture that differs leaves itself and the difference`() throws {
    let path = "AppTests/ColourTests"
    let data = try #require(picture(red: 0).pngData())
    try write(data, to: path + "/idle.png")
    let message = issue {
      assertPicture(picture(red: 1), named: "idle", testFile: test(path + ".swift"))
    }
    #expect(message.contains("pixels: 24"))
    for name in ["idle-new.png", "idle-difference.png"] {
      let left = try #require(paths(in: message).first { $0.lastPathComponent == name })
      #expect(FileManager.default.fileExists(atPath: left.path))
    }
  }

  // MARK: Fixture

  private func test(_ path: String) -> String { package.path + "/Tests/" + path }

  private func reference(_ path: String) -> URL {
    package.appendingPathComponent("Tests/__Snapshots__/" + path)
  }

  private func write(_ data: Data, to path: String) throws {
    let url = reference(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// The picture that an assertion without a reference leaves.
  private func failure(of picture: CGImage, in path: String) throws -> URL {
    let message = issue { assertPicture(picture, named: "idle", testFile: test(path)) }
    return try #require(paths(in: message).last)
  }

  private func paths(in message: String) -> [URL] {
    message.split { " ,\n".contains($0) }.filter { $0.hasPrefix("/") }
      .map { URL(fileURLWithPath: String($0)) }
  }
}
