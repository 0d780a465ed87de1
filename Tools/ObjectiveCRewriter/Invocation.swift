// SPDX-License-Identifier: MIT

/// What the command line asks for.
///
/// `rewriter IN OUT [IN OUT …] --module NAME [--context FILE …] [--drop-main] [--controllers FILE]`
struct Invocation {
  static let usage =
    "usage: rewriter IN OUT [IN OUT ...] [--module NAME] [--context FILE ...] [--drop-main]"
    + " [--controllers FILE]"

  /// The files to rewrite, each with the place for the result.
  private(set) var files: [(input: String, output: String)] = []

  /// Files of the target that are compiled as they are.
  private(set) var context: [String] = []

  private(set) var module = ""

  /// Whether `@main` stays; a script that starts the app in its own way drops it.
  private(set) var keepsEntryPoint = true

  /// Where to write a Swift file that makes the files' own view controllers, for a script that shows one of them.
  private(set) var controllerFile: String?

  /// Nothing when the arguments make no sense.
  init?(_ arguments: [String]) {
    var paths: [String] = []
    var waiting = arguments[...]
    while let argument = waiting.popFirst() {
      switch argument {
      case "--module":
        guard let name = waiting.popFirst() else { return nil }
        module = name
      case "--context":
        guard let path = waiting.popFirst() else { return nil }
        context.append(path)
      case "--drop-main": keepsEntryPoint = false
      case "--controllers":
        guard let path = waiting.popFirst() else { return nil }
        controllerFile = path
      default:
        guard !argument.hasPrefix("--") else { return nil }
        paths.append(argument)
      }
    }
    guard paths.count.isMultiple(of: 2), !paths.isEmpty else { return nil }
    files = stride(from: 0, to: paths.count, by: 2).map { (paths[$0], paths[$0 + 1]) }
  }
}
