// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// The application HostProbe in a process of its own.
final class Probe {
  let process = Process()
  let output: LineReader
  private let input = Pipe()

  /// Starts it, and waits until its view has appeared.
  init(environment changes: [String: String] = [:]) throws {
    let pipe = Pipe()
    output = LineReader(pipe.fileHandleForReading)
    var environment = ProcessInfo.processInfo.environment
    for name in [
      "DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "GTK_THEME", "GDK_SCALE",
    ] {
      environment[name] = nil
    }
    environment.merge(changes) { $1 }
    process.executableURL = try Self.executable()
    process.environment = environment
    process.standardInput = input
    process.standardOutput = pipe
    try process.run()
    try #require(output.expect("appeared"), "HostProbe did not show its view")
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Gives it a command.
  func tell(_ command: String) { input.fileHandleForWriting.write(Data("\(command)\n".utf8)) }

  /// What it ended with; waits for the end of its output first.
  func exitStatus() -> Int32? {
    while output.line(where: { _ in true }) != nil {}
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  /// SwiftPM puts the executable beside the tests' own.
  private static func executable() throws -> URL {
    let arguments = ProcessInfo.processInfo.arguments
    let candidates = arguments.filter { $0.hasSuffix(".xctest") } + [arguments[0]]
    let folders =
      candidates.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
      + [
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      ]
    let found = folders.map { $0.appendingPathComponent("HostProbe") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return try #require(found, "HostProbe was not built")
  }
}
