// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Warns of a file that is compiled as it is although it needs to be rewritten: without that it does not compile on
/// Linux, or its actions are never called.
///
/// What stands under `#if` may be for another system, and counts as such.
final class LeftOutPass: SyntaxVisitor {
  private let file: SourceFile
  private var hasWarned = false

  private static let attributes: Set<String> = ["objc", "objcMembers", "IBAction", "IBOutlet"]
  private static let macros: Set<String> = ["selector", "keyPath"]

  init(file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.attributes.contains(name) { warn("@\(name)", at: node.trimmedOffsets.lowerBound) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.macroName.text
    if Self.macros.contains(name) { warn("#\(name)", at: node.trimmedOffsets.lowerBound) }
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Says it once a file.
  private func warn(_ spelling: String, at offset: Int) {
    guard !hasWarned else { return }
    hasWarned = true
    Problem.report(
      "on Linux \(spelling) works in the files that the target's `exclude` lists, which "
        + "ObjectiveCSpellings rewrites; this file is not among them",
      in: file, at: offset, .warning)
  }
}
