// SPDX-License-Identifier: MIT
import SwiftSyntax

/// A Swift file, beside the rewritten ones, that makes the target's view controllers as their own code would.
///
/// A class's own `init()` is not always `NSObject`'s, so that it cannot be reached through the metatype: a controller's
/// is a new entry in the table of methods. Here the compiler picks what `Name()` means: the class's own or an inherited
/// initialiser, with default arguments or without, as far as it can be seen. Only where there is none it takes the
/// disfavoured one of the extension, which says so. That one's parameter has the class's own type, so that it wins over an
/// inherited one of its kind.
struct ControllerFile {
  let index: TargetIndex

  /// The file's text; `controllers()` lists what can be shown.
  var text: String {
    var extensions: [String] = []
    var entries: [String] = []
    for body in index.bodies where isShowable(body) {
      let (name, place) = (body.type.path, place(of: body))
      extensions += wrapped(
        [
          "extension \(name) {",
          "  @_disfavoredOverload convenience init(kurukuruWithNothing: \(name)? = nil) {",
          "    TriedController.refuse(\(quoted(name)), at: \(quoted(place)))",
          "  }",
          "}",
        ], in: body)
      entries += wrapped(
        ["  found.append(TriedController(\(quoted(name)), \(name).self) { try \(name)() })"],
        in: body)
    }
    let lines =
      ["// Written by ./run try.", "import Preview", ""] + extensions + [
        "@MainActor func kurukuruControllers() -> [TriedController] {",
        "  var found: [TriedController] = []",
      ] + entries + ["  return found", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// Whether another file can name the class, and it looks like a view controller.
  private func isShowable(_ body: TypeBody) -> Bool {
    !body.isExtension && body.type.kind == .classType && !body.isLocal && !body.isGeneric
      && isVisible(body) && isController(body.type)
  }

  private func isVisible(_ body: TypeBody) -> Bool {
    var next: TypeBody? = body
    while let body = next {
      if !body.node.modifiers.names.isDisjoint(with: ["private", "fileprivate"]) { return false }
      next = body.parent
    }
    return true
  }

  /// Whether a class above it that the target does not declare is named as UIKit's controllers are.
  private func isController(_ type: TypeRecord) -> Bool {
    var seen: Set<String> = []
    var waiting = [type]
    while let type = waiting.popLast() {
      guard seen.insert(type.path).inserted else { continue }
      for (name, scope) in type.inherited {
        let name = resolved(name)
        if let own = index.type(named: name, in: scope), own.kind != .foreign {
          waiting.append(own)
        } else if name.hasSuffix("Controller") {
          return true
        }
      }
    }
    return false
  }

  private func resolved(_ name: String) -> String {
    var name = name
    var seen: Set<String> = []
    while let meant = index.aliases[name], seen.insert(name).inserted { name = meant }
    return name
  }

  private func place(of body: TypeBody) -> String {
    let name = body.node.as(ClassDeclSyntax.self)?.name.trimmedOffsets ?? body.node.trimmedOffsets
    return "\(body.file.path):\(body.file.line(at: name.lowerBound))"
  }

  /// The lines, compiled where the class is.
  private func wrapped(_ lines: [String], in body: TypeBody) -> [String] {
    let conditions = body.node.conditions
    guard !conditions.isEmpty else { return lines }
    return ["#if \(conditions.joined(separator: " && "))"] + lines + ["#endif"]
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
  }
}
