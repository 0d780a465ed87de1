// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Writes into each body what registers its members for selectors and keys.
///
/// The code stands inside the body, since only there private members and types can be named.
struct TablePass {
  let index: TargetIndex

  func run() {
    // Inner bodies come after outer ones; so backwards each knows its children.
    for body in index.bodies.reversed() where body.file.output != nil {
      register(body)
      finish(body)
    }
  }

  private func register(_ body: TypeBody) {
    let isClass = body.type.kind == .classType || (body.isExtension && body.type.kind == .foreign)
    var statements: [String] = []
    if isClass {
      for member in body.type.members where member.body === body && index.isExposed(member) {
        guard let statement = TableStatement(member).text else { continue }
        statements += lines(
          [statement], at: member.node.trimmedOffsets.lowerBound, in: body.file,
          under: conditions(of: member.node, inside: body.node))
      }
      if !body.isExtension, let name = body.type.objectiveCName {
        statements.append("table.className(\"\(name)\")")
      }
    }
    guard !statements.isEmpty || !body.registeredChildren.isEmpty else { return }
    let file = body.file
    let number = file.nextNumber()
    let function = "kurukuru_register_\(number)"
    // What a private extension declares is that already, and the compiler warns of the word.
    let isHidden =
      body.isExtension && !body.node.modifiers.names.isDisjoint(with: ["private", "fileprivate"])
    let access = isHidden ? "" : "fileprivate "
    var text = ["nonisolated \(access)static func \(function)() {"]
    if !statements.isEmpty {
      text.append("ObjectiveCTables.SelectorTable.register(\(body.name).self) { table in")
      text += statements
      text.append("}")
    }
    for child in body.registeredChildren {
      text += child.conditions.map { "#if \($0)" } + [child.call]
      text += child.conditions.map { _ in "#endif" }
    }
    text.append("}")
    body.additions += [file.directive(at: body.node.trimmedOffsets.lowerBound)] + text
    announce(body, function: function, number: number)
  }

  /// Has the function called: by the outer body, by the file, or by the first look-up of the class.
  private func announce(_ body: TypeBody, function: String, number: Int) {
    let file = body.file
    if body.isLocal || body.isGeneric {
      guard body.type.kind == .classType, !body.isExtension else { return }
      let name = "KurukuruOnDemand_\(number)"
      body.conformances.append(name)
      file.trailer.append("private protocol \(name): AnyObject { static func \(function)() }")
      file.registrations.append(
        "ObjectiveCTables.SelectorTable.registerOnDemand { ($0 as? any \(name).Type)?.\(function)() }"
      )
    } else if let parent = body.parent {
      parent.registeredChildren.append(
        ("\(body.name).\(function)()", conditions(of: body.node, inside: parent.node)))
    } else {
      let conditions = body.node.conditions
      file.registrations += conditions.map { "#if \($0)" } + ["\(body.name).\(function)()"]
      file.registrations += conditions.map { _ in "#endif" }
    }
  }

  /// The conditions around a node that are not around the outer one as well.
  private func conditions(of node: some SyntaxProtocol, inside outer: some SyntaxProtocol)
    -> [String]
  {
    Array(node.conditions.dropFirst(outer.conditions.count))
  }

  private func finish(_ body: TypeBody) {
    let block = body.node.memberBlock
    if !body.additions.isEmpty {
      body.file.insertLines(body.additions, before: block.rightBrace.trimmedOffsets.lowerBound)
    }
    guard !body.conformances.isEmpty else { return }
    let added = body.conformances.joined(separator: ", ")
    if let last = body.node.inheritanceClause?.inheritedTypes.last {
      body.file.edits.insert(", \(added)", at: last.trimmedOffsets.upperBound)
    } else {
      let start = body.node.genericWhereClause?.trimmedOffsets ?? block.trimmedOffsets
      body.file.edits.insert(": \(added) ", at: start.lowerBound)
    }
  }
}
