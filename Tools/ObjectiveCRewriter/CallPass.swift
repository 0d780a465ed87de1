// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Mends calls that mean something else on Linux, or nothing: timers that fire at once, previews, and calls
/// of UIKit's optional delegate methods.
final class CallPass: SyntaxVisitor {
  private let index: TargetIndex
  private let file: SourceFile

  init(index: TargetIndex, file: SourceFile) {
    self.index = index
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    waitInTimer(node)
    callDefaultMethod(node)
    return .visitChildren
  }

  // MARK: Timers

  /// `Timer(timeInterval:repeats:block:)` fires at once on Linux; ours, named at equal length, waits.
  private func waitInTimer(_ call: FunctionCallExprSyntax) {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    guard labels == ["timeInterval", "repeats", "block"] || labels == ["timeInterval", "repeats"],
      labels.count == 3 || call.trailingClosure != nil,
      let label = call.arguments.first?.label
    else { return }
    let callee = call.calledExpression.trimmedDescription
    guard ["Timer", "Foundation.Timer"].contains(callee) || callee.hasSuffix(".init") else {
      return
    }
    file.edits.replace(label.trimmedOffsets, with: "waitInterval")
    file.edits.needsTables = true
  }

  // MARK: Optional methods of UIKit's protocols

  /// On Linux those methods have defaults, so that the `?` before the arguments has nothing to unwrap.
  private func callDefaultMethod(_ call: FunctionCallExprSyntax) {
    guard let optional = call.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = optional.expression.as(MemberAccessExprSyntax.self), let base = member.base
    else { return }
    let name = member.declName.baseName.text
    guard !index.optionalRequirementNames.contains(name), !index.propertyNames.contains(name) else {
      return
    }
    let isLabelled = call.arguments.contains { $0.label != nil }
    let holder = base.trimmedDescription.filter { $0.isLetter || $0 == "." }.lowercased()
    guard isLabelled || holder.hasSuffix("delegate") || holder.hasSuffix("datasource") else {
      return
    }
    file.edits.blank(optional.questionMark.trimmedOffsets)
  }

  // MARK: Previews

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    dropPreview(node, named: node.macroName.text)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    dropPreview(node, named: node.macroName.text)
  }

  /// Xcode alone shows previews.
  private func dropPreview(_ node: some SyntaxProtocol, named name: String)
    -> SyntaxVisitorContinueKind
  {
    guard name == "Preview" else { return .visitChildren }
    file.edits.blank(node.trimmedOffsets)
    return .skipChildren
  }
}
