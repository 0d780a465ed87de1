// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// The application HostProbe in a process of its own.
final class Probe {
  let process = Process()
  let output: LineReader
  /// What the framework reports.
  let reports: LineReader
  private let input = Pipe()

  /// Starts it, and waits until its view has appeared.
  convenience init(environment changes: [String: String] = [:]) throws {
    try self.init(program: Self.executable(), environment: changes)
    try #require(output.expect("appeared"), "HostProbe did not show its view")
  }

  /// Starts a copy of it.
  init(program: URL, environment changes: [String: String]) throws {
    let pipe = Pipe()
    let errors = Pipe()
    output = LineReader(pipe.fileHandleForReading)
    reports = LineReader(errors.fileHandleForReading)
    var environment = ProcessInfo.processInfo.environment
    for name in [
      "DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "GTK_THEME", "GDK_SCALE",
    ] {
      environment[name] = nil
    }
    environment.merge(changes) { $1 }
    process.executableURL = program
    process.environment = environment
    process.standardInput = input
    process.standardOutput = pipe
    process.standardError = errors
    try process.run()
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
  static func executable() throws -> URL {
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
