// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Lets members that extensions declare take part in overriding, as Objective-C's do.
///
/// Swift dispatches only what a class's own body declares. So the class gets the member, which calls the
/// extension's; the extension keeps its body where it was, under a name of its own. `override ` and that name's
/// prefix are equally long, so that columns hold.
struct ExtensionMemberPass {
  static let prefix = "kurukuru_"

  let index: TargetIndex

  func run() {
    for body in index.bodies where body.isExtension && body.file.output != nil {
      for member in body.type.members where member.body === body {
        if member.isOverride || isOverridden(member) { move(member) }
      }
    }
    for (node, body) in index.bareInitializers where body.file.output != nil {
      move(node, in: body)
    }
  }

  /// An extension's `init()` takes the place of UIKit's, as an override would, which Swift allows in the class alone.
  private func move(_ node: InitializerDeclSyntax, in body: TypeBody) {
    let modifiers = node.modifiers.names
    guard let target = body.type.declaration, target.file.output != nil,
      body.type.kind == .classType, target.node.inheritanceClause != nil,
      node.optionalMark == nil, node.signature.effectSpecifiers == nil,
      modifiers.isDisjoint(with: ["private", "fileprivate"])
    else { return }
    let kept = ["public", "package", "override"].filter(modifiers.contains).map { $0 + " " }
    let offset = node.trimmedOffsets.lowerBound
    let text = "\(kept.joined())convenience init() { self.init(\(Self.prefix): ()) }"
    target.additions += lines([text], at: offset, in: body.file, under: node.conditions)
    for modifier in node.modifiers where modifier.name.text == "override" {
      body.file.edits.blank(modifier.trimmedOffsets)
    }
    body.file.edits.insert(
      "\(Self.prefix): Void", at: node.signature.parameterClause.leftParen.trimmedOffsets.upperBound
    )
  }

  private func isOverridden(_ member: MemberRecord) -> Bool {
    guard index.isExposed(member), member.body.type.kind != .protocolType else { return false }
    return index.subclasses(of: member.body.type).contains { subclass in
      subclass.members.contains { $0.isOverride && $0.hasName(of: member) }
    }
  }

  private func move(_ member: MemberRecord) {
    let file = member.body.file
    let offset = member.node.trimmedOffsets.lowerBound
    let type = member.body.type
    guard let target = type.declaration, target.file.output != nil, type.kind == .classType else {
      Problem.report(
        "'\(member.baseName)' in an extension of \(type.path) takes part in overriding, but the class is"
          + " not among the target's rewritten files; declare it in the class", in: file,
        at: offset,
        .error)
      return
    }
    guard !member.isPrivate || target.file === file else {
      Problem.report(
        "'\(member.baseName)' takes part in overriding, but is private to another file than the class",
        in: file, at: offset, .error)
      return
    }
    guard let forwarder = Forwarder(member) else {
      Problem.report(
        "'\(member.baseName)' in an extension takes part in overriding, and has a form that cannot be"
          + " called from the class; declare it in the class", in: file, at: offset, .error)
      return
    }
    target.additions += lines([forwarder.text], at: offset, in: file, under: member.node.conditions)
    rename(member)
  }

  private func rename(_ member: MemberRecord) {
    let edits: (name: TokenSyntax, modifiers: DeclModifierListSyntax)
    if let function = member.node.as(FunctionDeclSyntax.self) {
      edits = (function.name, function.modifiers)
    } else if let variable = member.node.as(VariableDeclSyntax.self),
      let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    {
      edits = (pattern.identifier, variable.modifiers)
    } else {
      return
    }
    let file = member.body.file
    if let override = edits.modifiers.first(where: { $0.name.text == "override" }) {
      let start = override.trimmedOffsets.lowerBound
      let isAlone = override.totalLength.utf8Length >= Self.prefix.utf8.count
      let end = override.trimmedOffsets.upperBound + (isAlone ? 1 : 0)
      file.edits.remove(start..<end)
    }
    // `open` says that subclasses override the member; the class's own says it now.
    if let open = edits.modifiers.first(where: { $0.name.text == "open" }) {
      file.edits.blank(open.trimmedOffsets)
    }
    file.edits.insert(Self.prefix, at: edits.name.trimmedOffsets.lowerBound)
  }
}

/// Lines that stand for a place in a file, compiled under conditions.
func lines(_ text: [String], at offset: Int, in file: SourceFile, under conditions: [String])
  -> [String]
{
  let start = conditions.map { "#if \($0)" }
  let end = conditions.map { _ in "#endif" }
  return start + [file.directive(at: offset)] + text + end
}
