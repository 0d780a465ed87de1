// SPDX-License-Identifier: MIT
import Foundation
import PackagePlugin

/// Compiles Swift files that were written for UIKit and Objective-C, where they lie.
///
/// On Linux, list those files in the target's `exclude`; the plugin compiles a rewritten copy of each. Or let the
/// target's folder hold a symbolic link `original` to the files' own folder, excluded as well. On other hosts the
/// plugin does nothing, and nothing need be excluded.
@main struct ObjectiveCSpellings: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    #if os(Linux)
      guard let target = target as? any SourceModuleTarget else { return [] }
      let compiled = target.sourceFiles.filter {
        $0.type == .source && $0.url.pathExtension == "swift"
      }
      .map(\.url)
      let originals = Self.originals(in: target.directoryURL, except: compiled)
      guard !originals.isEmpty else {
        Diagnostics.warning(
          "\(target.name): ObjectiveCSpellings has nothing to do on Linux; list the files that use @objc, #selector, "
            + "@IBOutlet or @IBAction, or their folder, in the target's `exclude` under #if os(Linux)"
        )
        return []
      }

      let work = context.pluginWorkDirectoryURL
      let tool = work.appending(path: "rewriter")
      let outputs = Self.outputs(for: originals, in: work.appending(path: "Spelled"))
      var arguments = ["--module", target.moduleName]
      for file in compiled { arguments += ["--context", file.path] }
      for (original, output) in zip(originals, outputs) {
        arguments += [original.path, output.path]
      }
      return [
        try Self.compileRewriter(to: tool, context: context),
        .buildCommand(
          displayName: "Spelling \(target.name) without Objective-C", executable: tool,
          arguments: arguments, inputFiles: [tool] + originals + compiled, outputFiles: outputs),
      ]
    #else
      return []
    #endif
  }

  /// The Swift files below the target that SwiftPM does not compile, in a stable order.
  private static func originals(in directory: URL, except compiled: [URL]) -> [URL] {
    let known = Set(compiled.map { $0.resolvingSymlinksInPath().path })
    let link = directory.appending(path: "original")
    let folders =
      FileManager.default.fileExists(atPath: link.path)
      ? [directory, link.resolvingSymlinksInPath()] : [directory]
    var found: Set<String> = []
    for folder in folders {
      let walk = FileManager.default.enumerator(
        at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles])
      for case let file as URL in walk ?? .init() where file.pathExtension == "swift" {
        let path = file.resolvingSymlinksInPath().path
        if !known.contains(path), file.lastPathComponent != "Package.swift" { found.insert(path) }
      }
    }
    return found.sorted().map { URL(filePath: $0) }
  }

  /// A name for each copy: the original's, with a number where two are alike.
  private static func outputs(for originals: [URL], in folder: URL) -> [URL] {
    var taken: Set<String> = []
    return originals.map { original in
      let name = original.deletingPathExtension().lastPathComponent
      // The compiler lets only a file of this name have statements at its top level.
      if name == "main", taken.insert("main").inserted {
        return folder.appending(path: "main.swift")
      }
      var unique = name
      var number = 2
      while !taken.insert(unique).inserted {
        unique = "\(name).\(number)"
        number += 1
      }
      return folder.appending(path: "\(unique).spelled.swift")
    }
  }

  /// The rewriter is compiled by the client's toolchain, since it reads Swift by that toolchain's own SwiftSyntax.
  private static func compileRewriter(to tool: URL, context: PluginContext) throws -> Command {
    let compiler = try context.tool(named: "swiftc").url
    let library = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "lib/swift/host").path
    // Not the package's directory: that is the client's when the package is depended upon.
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = package.appending(path: "Tools/ObjectiveCRewriter")
    let sources = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    return .buildCommand(
      displayName: "Compiling the Objective-C rewriter", executable: compiler,
      arguments: sources.map(\.path) + [
        "-swift-version", "6", "-module-name", "ObjectiveCRewriter", "-I", library, "-L", library,
        "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", library, "-o",
        tool.path,
      ], inputFiles: sources, outputFiles: [tool])
  }
}
