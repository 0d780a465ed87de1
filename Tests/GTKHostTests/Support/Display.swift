// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Testing

/// An X server without a screen, and what a user does on it.
final class Display {
  /// Why there can be none on this machine; nil when there can.
  static let reasonForAbsence: String? = {
    for tool in ["Xvfb", "xdotool"] where path(of: tool) == nil {
      return "\(tool) is not installed"
    }
    return nil
  }()

  private let server = Process()
  /// As in `DISPLAY`.
  let name: String
  private let xlib: Xlib

  /// Starts a server on a free number.
  init() throws {
    let pipe = Pipe()
    let executable = try #require(Self.path(of: "Xvfb"))
    server.executableURL = executable
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "1000x1800x24", "-nolisten", "tcp", "-noreset",
    ]
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.run()
    let number = LineReader(pipe.fileHandleForReading).line { Int($0) != nil }
    name = ":\(try #require(number, "Xvfb did not start"))"
    xlib = try #require(Xlib(display: name), "libX11 cannot be loaded")
  }

  deinit {
    xlib.close()
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
  }

  /// The environment of a program that draws on it in every pixel as without a display.
  var environment: [String: String] {
    ["DISPLAY": name, "GSK_RENDERER": "cairo", "GDK_BACKEND": "x11"]
  }

  /// The number of a program's window with that title; waits until it is shown.
  func window(of probe: Probe, named title: String) throws -> UInt {
    let text = try xdotool([
      "search", "--sync", "--onlyvisible", "--all", "--pid", "\(probe.process.processIdentifier)",
      "--name", "^\(title)$",
    ])
    let number = text.split(separator: "\n").last.flatMap { UInt($0) }
    return try #require(number, "no window is named \(title)")
  }

  /// Clicks at a point of the window.
  func click(_ window: UInt, x: Int, y: Int) throws {
    _ = try xdotool(["mousemove", "--window", "\(window)", "\(x)", "\(y)", "click", "1"])
  }

  /// Presses and releases keys, which the window gets.
  func type(_ window: UInt, _ keys: String...) throws {
    _ = try xdotool(["windowfocus", "--sync", "\(window)", "key"] + keys)
  }

  /// Gives the window a size.
  func resize(_ window: UInt, width: Int, height: Int) throws {
    _ = try xdotool(["windowsize", "\(window)", "\(width)", "\(height)"])
  }

  /// Asks the window to close, as its bar's button does.
  func close(_ window: UInt) { xlib.sendDelete(to: window) }

  /// The pixels that the window shows, as opaque RGB; nil when it is gone.
  func picture(of window: UInt, width: Int, height: Int) -> [UInt32]? {
    xlib.pixels(of: window, width: width, height: height)
  }

  private func xdotool(_ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    let executable = try #require(Self.path(of: "xdotool"))
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ["DISPLAY": name]
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private static func path(of tool: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(tool) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
