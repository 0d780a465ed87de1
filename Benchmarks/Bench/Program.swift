// SPDX-License-Identifier: MIT
import Foundation

/// Runs programs and reads the figures that they print.
enum Program {
  /// The figures on a program's last line; empty when it fails, which is said.
  static func figures(
    _ program: URL, _ arguments: [String], environment: [String: String] = [:]
  ) -> [Double] {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    do {
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        complain("\(program.lastPathComponent) ended with \(process.terminationStatus)")
        return []
      }
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      return lines.last?.split(separator: " ").compactMap { Double($0) } ?? []
    } catch {
      complain("\(program.path): \(error)")
      return []
    }
  }

  /// This program in one of its roles.
  static func figures(_ role: Role, _ arguments: [String] = []) -> [Double] {
    figures(own, [role.rawValue] + arguments)
  }

  /// This program's file.
  static var own: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("bench: \(message)\n".utf8))
  }
}
