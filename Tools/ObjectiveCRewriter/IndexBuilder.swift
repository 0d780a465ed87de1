// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Reads what one file declares into the index.
final class IndexBuilder: SyntaxVisitor {
  private let index: TargetIndex
  private let file: SourceFile
  private var stack: [TypeBody] = []

  init(index: TargetIndex, file: SourceFile) {
    self.index = index
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = enter(node, name: node.name.text, kind: .classType)
    type.exposesAllMembers = type.exposesAllMembers || node.attributes.names.contains("objcMembers")
    type.isGeneric = type.isGeneric || node.genericParameterClause != nil
    type.objectiveCName = node.attributes.objectiveCName
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = enter(node, name: node.name.text, kind: .otherType)
    type.isGeneric = type.isGeneric || node.genericParameterClause != nil
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = enter(node, name: node.name.text, kind: .otherType)
    type.isGeneric = type.isGeneric || node.genericParameterClause != nil
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: node.name.text, kind: .otherType)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = enter(node, name: node.name.text, kind: .protocolType)
    type.isObjectiveCProtocol = node.attributes.names.contains("objc")
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: node.extendedType.trimmedDescription, kind: nil)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    index.aliases[node.name.text.trimmingBackticks] = node.initializer.value.bareName
    return .skipChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { stack.removeLast() }

  @discardableResult
  private func enter(_ node: some DeclGroupSyntax, name: String, kind: TypeRecord.Kind?)
    -> TypeRecord
  {
    let name = name.trimmingBackticks
    let scope = stack.last?.type.path ?? ""
    let path =
      kind == nil
      ? index.type(named: name, in: "")?.path ?? name : scope.isEmpty ? name : "\(scope).\(name)"
    let type = index.record(path)
    if let kind { type.kind = kind }
    let isLocal = node.isInsideFunction || (stack.last?.isLocal ?? false)
    let body = TypeBody(
      file: file, node: node, type: type, parent: stack.last, name: name, isLocal: isLocal)
    type.bodies.append(body)
    index.bodies.append(body)
    for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
      type.inherited.append((inherited.type.bareName, kind == nil ? path : scope))
    }
    stack.append(body)
    return type
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = stack.last, node.isMember else { return .visitChildren }
    let member = MemberRecord(node, in: body)
    body.type.members.append(member)
    if member.isOptionalRequirement { index.optionalRequirementNames.insert(member.baseName) }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = stack.last, body.isExtension, node.isMember,
      node.signature.parameterClause.parameters.isEmpty
    {
      index.bareInitializers.append((node, body))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = pattern.identifier.text.trimmingBackticks
      index.propertyNames.insert(name)
      guard let body = stack.last, node.isMember else { continue }
      body.type.members.append(MemberRecord(node, name: name, in: body))
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Whether the declaration stands directly in a type's braces, `#if` or not.
  var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }

  /// Whether a function, closure or accessor is around the declaration, inside the nearest type.
  var isInsideFunction: Bool {
    var next = parent
    while let node = next {
      if node.is(MemberBlockSyntax.self) { return false }
      if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { return true }
      if node.is(AccessorBlockSyntax.self) { return true }
      next = node.parent
    }
    return false
  }

  /// The `#if` conditions under which the node is compiled, outermost first, as Swift text.
  var conditions: [String] {
    var found: [String] = []
    var next = parent
    while let node = next {
      if node.is(IfConfigClauseSyntax.self),
        let decl = node.parent?.parent?.as(IfConfigDeclSyntax.self)
      {
        var terms: [String] = []
        for clause in decl.clauses {
          let condition = clause.condition.map { "(\(ConditionPass.text(of: $0)))" }
          if clause.id == node.id {
            if let condition { terms.append(condition) }
            break
          }
          if let condition { terms.append("!" + condition) }
        }
        found.insert(terms.joined(separator: " && "), at: 0)
      }
      next = node.parent
    }
    return found
  }
}

extension TypeSyntax {
  /// The type's name without attributes such as `@preconcurrency`, `any` and generic arguments.
  var bareName: String {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.bareName }
    if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.bareName }
    let text = trimmedDescription
    return text.split(separator: "<").first.map(String.init) ?? text
  }
}
