// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// The rewriter that the plugin compiled for this target, run on texts of a test.
struct RewriterTool {
  struct Result {
    let status: Int32
    let messages: [String]

    /// The rewritten text of each file.
    let texts: [String]

    /// The lines of the first text, without the one that names the original.
    var lines: [Substring] {
      (texts.first?.split(separator: "\n", omittingEmptySubsequences: false) ?? []).dropFirst().map
      { $0 }
    }
  }

  enum Failure: Error { case noTool }

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "ObjectiveCSpellingsTests-\(UUID().uuidString)")

  /// Rewrites files given as name and text.
  func rewrite(
    _ files: KeyValuePairs<String, String>, context: String? = nil, options: [String] = []
  ) throws -> Result {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try rewriteInFolder(files, context: context, options: options)
  }

  /// Rewrites one file and has the compiler check the result; gives the compiler's lines about the original.
  func problems(of text: String, languageMode: String = "5") throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try rewriteInFolder(["Original.swift": text], context: nil, options: [])
    let products = try Self.products
    let output = try Self.run(
      "/usr/bin/env",
      [
        "swiftc", "-typecheck", "-swift-version", languageMode, "-parse-as-library",
        "-diagnostic-style",
        "llvm",
        "-I", products.appending(path: "Modules").path, "-Xcc",
        "-fmodule-map-file="
          + products.appending(path: "CObjectiveCTables.build/module.modulemap").path,
        folder.appending(path: "Original.spelled.swift").path,
      ])
    let original = folder.appending(path: "Original.swift").path
    return output.lines.filter { $0.contains(": error:") || $0.contains(": warning:") }
      .map { $0.replacingOccurrences(of: original, with: "Original.swift") }
  }

  private func rewriteInFolder(
    _ files: KeyValuePairs<String, String>, context: String?, options: [String]
  ) throws -> Result {
    var arguments = ["--module", "App"] + options
    var outputs: [URL] = []
    for (name, text) in files {
      let original = folder.appending(path: name)
      try Data(text.utf8).write(to: original)
      let output = original.deletingPathExtension().appendingPathExtension("spelled.swift")
      outputs.append(output)
      arguments += [original.path, output.path]
    }
    if let context {
      let file = folder.appending(path: "Context.swift")
      try Data(context.utf8).write(to: file)
      arguments += ["--context", file.path]
    }
    let result = try Self.run(Self.tool.path, arguments)
    return Result(
      status: result.status,
      messages: result.lines.map { $0.replacingOccurrences(of: folder.path + "/", with: "") },
      texts: outputs.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "" })
  }

  private static func run(_ tool: String, _ arguments: [String]) throws -> (
    status: Int32, lines: [String]
  ) {
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output.split(separator: "\n").map(String.init))
  }

  /// Where the tests were built.
  private static var products: URL {
    get throws {
      let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(filePath: program).deletingLastPathComponent()
    }
  }

  /// The plugin leaves the tool in the build folder, below the names of package and target.
  private static var tool: URL {
    get throws {
      var folder = try products
      while folder.path != "/" {
        let outputs = folder.appending(path: "plugins/outputs")
        let walk = FileManager.default.enumerator(at: outputs, includingPropertiesForKeys: nil)
        for case let file as URL in walk ?? .init()
        where file.lastPathComponent == "rewriter"
          && file.path.contains("/ObjectiveCSpellingsTests/")
        {
          return file
        }
        folder.deleteLastPathComponent()
      }
      throw Failure.noTool
    }
  }
}
