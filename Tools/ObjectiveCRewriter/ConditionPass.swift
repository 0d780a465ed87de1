// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Takes the iOS branch of `#if os(iOS)`: the code was written for UIKit, and here UIKit is on Linux.
final class ConditionPass: SyntaxVisitor {
  private let file: SourceFile

  init(file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      for call in Self.iOSChecks(in: condition) {
        file.edits.replace(call.trimmedOffsets, with: "os(Linux)")
      }
    }
    return .visitChildren
  }

  /// The condition as it is compiled.
  static func text(of condition: ExprSyntax) -> String {
    let start = condition.trimmedOffsets.lowerBound
    var edits = EditList()
    for call in iOSChecks(in: condition) {
      let range = call.trimmedOffsets
      edits.replace(range.lowerBound - start..<range.upperBound - start, with: "os(Linux)")
    }
    return String(
      decoding: edits.applied(to: Array(condition.trimmedDescription.utf8)), as: UTF8.self)
  }

  private static func iOSChecks(in condition: ExprSyntax) -> [FunctionCallExprSyntax] {
    condition.descendants(FunctionCallExprSyntax.self).filter {
      $0.calledExpression.trimmedDescription == "os" && $0.arguments.trimmedDescription == "iOS"
    }
  }
}

extension SyntaxProtocol {
  /// The nodes of one kind in this subtree, itself included, in order.
  func descendants<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] {
    var found: [Node] = []
    if let own = Syntax(self).as(kind) { found.append(own) }
    for child in children(viewMode: .sourceAccurate) { found += child.descendants(kind) }
    return found
  }
}
