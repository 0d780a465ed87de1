// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Turns `#selector` and `#keyPath` into the names that they stand for.
final class SelectorPass: SyntaxVisitor {
  private let index: TargetIndex
  private let file: SourceFile

  init(index: TargetIndex, file: SourceFile) {
    self.index = index
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = node.arguments.first else { return .visitChildren }
    switch node.macroName.text {
    case "selector":
      let text = Reference(argument, at: node, index: index, file: file).selectorText
      // The short name is there so that what follows on the line keeps its column.
      let short = "Sel(\(text))"
      let long = "Selector(\(text))"
      let range = node.trimmedOffsets
      file.edits.replace(range, with: long.utf8.count <= range.count ? long : short)
      file.edits.needsTables = true
    case "keyPath":
      file.edits.replace(node.trimmedOffsets, with: "\"\(keyPath(argument.expression, at: node))\"")
    default: return .visitChildren
    }
    return .skipChildren
  }

  /// The keys of a path, without the type that it starts from.
  private func keyPath(_ expression: ExprSyntax, at node: some SyntaxProtocol) -> String {
    var names = expression.trimmedDescription.filter { !$0.isWhitespace && !"?!".contains($0) }
      .split(separator: ".").map(String.init)
    var type = names.first.flatMap { index.type(named: $0, in: node.enclosingTypePath) }
    var holder = type ?? index.type(named: node.enclosingTypePath, in: "")
    if type != nil { names.removeFirst() }
    while names.count > 1, let first = names.first, first.first?.isUppercase ?? false {
      type = type.flatMap { index.type(named: first, in: $0.path) }
      if type != nil { holder = type }
      names.removeFirst()
    }
    return names.map { name in
      let member = holder.flatMap { index.lineage(of: $0) }?.flatMap(\.members)
        .first { $0.kind == .property && $0.baseName == name }
      // Beyond the first key the types are unknown.
      holder = nil
      return member?.objectiveCName ?? name
    }.joined(separator: ".")
  }
}

extension SyntaxProtocol {
  /// The type in whose body the node stands, as the index calls it; empty at file level.
  var enclosingTypePath: String {
    var names: [String] = []
    var next = parent
    while let node = next {
      if let extended = node.as(ExtensionDeclSyntax.self) {
        names.insert(extended.extendedType.trimmedDescription, at: 0)
      } else if node.asProtocol((any DeclGroupSyntax).self) != nil,
        let named = node.asProtocol((any NamedDeclSyntax).self)
      {
        names.insert(named.name.text.trimmingBackticks, at: 0)
      }
      next = node.parent
    }
    return names.joined(separator: ".")
  }
}
