// SPDX-License-Identifier: MIT
import SwiftSyntax

/// What is written inside a `#selector`, and the member that it means.
struct Reference {
  private enum Wanted { case method, getter, setter }

  private let index: TargetIndex
  private let file: SourceFile
  private let offset: Int
  private let wanted: Wanted
  private let base: ExprSyntax?
  private let name: String
  private let labels: [String]?
  private let signature: [String]?
  private let enclosing: TypeRecord?
  private let scope: String

  init(
    _ argument: LabeledExprSyntax, at node: some SyntaxProtocol, index: TargetIndex,
    file: SourceFile
  ) {
    self.index = index
    self.file = file
    offset = node.trimmedOffsets.lowerBound
    scope = node.enclosingTypePath
    enclosing = index.type(named: scope, in: "")
    switch argument.label?.text {
    case "getter": wanted = .getter
    case "setter": wanted = .setter
    default: wanted = .method
    }
    let (expression, type) = Self.split(argument.expression)
    signature = type.flatMap(Self.parameters)
    var declName: DeclReferenceExprSyntax?
    if let member = expression.as(MemberAccessExprSyntax.self) {
      base = member.base
      declName = member.declName
    } else {
      base = nil
      declName = expression.as(DeclReferenceExprSyntax.self)
    }
    name = declName?.baseName.text.trimmingBackticks ?? expression.trimmedDescription
    labels = declName?.argumentNames.map { $0.arguments.map { $0.name.text.trimmingBackticks } }
  }

  /// The arguments of `Selector(…)`: the name as a literal, or how to find it.
  var selectorText: String {
    let isUnknownValue = base != nil && baseType == nil && !isKnownForeign
    let candidates = isUnknownValue ? Array(index.types.values) : searched
    let found = candidates.flatMap(\.members).filter(isMeant)
    if let member = best(found) {
      if member.isOverride && !index.isExposed(member) {
        // What the framework declares is exposed; its name and call are as for a foreign method.
        return foreignText(labels: member.labels)
      }
      if !index.isExposed(member) && !isUnknownValue {
        let kind = member.kind == .method ? "instance method" : "property"
        Problem.report(
          "argument of '#selector' refers to \(kind) '\(written)' that is not exposed to Objective-C;"
            + " add '@objc'", in: file, at: offset, .error)
      }
      return quoted(wanted == .setter ? member.setterName : member.objectiveCName)
    }
    switch wanted {
    case .getter, .setter: return foreignAccessorText
    case .method: return foreignText(labels: labels)
    }
  }

  // MARK: Finding the member

  private func isMeant(_ member: MemberRecord) -> Bool {
    member.baseName == name && member.kind == (wanted == .method ? .method : .property)
      && (labels == nil || labels == member.labels)
  }

  private func best(_ members: [MemberRecord]) -> MemberRecord? {
    let exposed = members.filter(index.isExposed)
    let choice = exposed.isEmpty ? members : exposed
    if let signature,
      let exact = choice.first(where: { $0.parameters.map { $0.type.plainText } == signature })
    {
      return exact
    }
    if let signature, let fitting = choice.first(where: { $0.labels.count == signature.count }) {
      return fitting
    }
    return choice.first
  }

  private var searched: [TypeRecord] {
    guard let type = base == nil ? enclosing : baseType else { return [] }
    return index.lineage(of: type)
  }

  private var baseType: TypeRecord? {
    guard let text = base?.trimmedDescription else { return nil }
    switch text {
    case "self", "Self", "self.self", "type(of: self)": return enclosing
    case "super": return enclosing.flatMap { index.superclasses(of: $0).first }
    default: return index.type(named: text, in: scope)
    }
  }

  // MARK: Members of other modules

  /// A type of a framework starts with a capital letter.
  private var isKnownForeign: Bool {
    guard let text = base?.trimmedDescription else { return true }
    if text == "self" || text == "Self" || text == "super" { return true }
    let last = text.split(separator: ".").last ?? ""
    return last.first?.isUppercase ?? false
  }

  /// How a method that the target does not declare is called: the compiler finds it through its type.
  private func foreignText(labels: [String]?) -> String {
    guard let type = foreignType else {
      return quoted(ObjectiveCName.method(name, labels: labels ?? []))
    }
    guard let labels else { return "\"\(name)\", \(type).self, method: { $0.\(name) }" }
    let selector = quoted(ObjectiveCName.method(name, labels: labels))
    guard labels.count <= 2 else { return selector }
    let arguments = zip(labels, ["first", "second"]).map { label, value in
      (label == "_" ? "" : label + ": ") + "SelectorTable.argument(\(value))"
    }
    let attempt = labels.isEmpty ? "" : "try "
    let call = "\(attempt)root.\(name)(\(arguments.joined(separator: ", ")))"
    return "\(selector), \(type).self, calling: { root, first, second in \(call) }"
  }

  /// How a property that the target does not declare is read or set.
  private var foreignAccessorText: String {
    let selector = quoted(wanted == .getter ? name : ObjectiveCName.setter(name))
    guard let type = foreignType else { return selector }
    let access =
      wanted == .getter
      ? "root.\(name)" : "root.\(name) = try SelectorTable.argument(first); return nil"
    return "\(selector), \(type).self, calling: { root, first, second in \(access) }"
  }

  private var foreignType: String? {
    guard let text = base?.trimmedDescription else { return enclosingName }
    if text == "self" || text == "Self" { return enclosingName }
    return isKnownForeign && text != "super" ? text : nil
  }

  private var enclosingName: String? {
    guard let enclosing, enclosing.kind != .protocolType else { return nil }
    return scope
  }

  // MARK: Text

  private var written: String {
    name + (labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? "")
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  /// The reference and the type that `as` gives it.
  private static func split(_ expression: ExprSyntax) -> (ExprSyntax, TypeSyntax?) {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first, inner.label == nil
    {
      return split(inner.expression)
    }
    if let folded = expression.as(AsExprSyntax.self) {
      return (split(folded.expression).0, folded.type)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
      return (split(first).0, type)
    }
    return (expression, nil)
  }

  /// The parameter types of the innermost function type: of `(Self) -> (A) -> B`, `A`.
  private static func parameters(_ type: TypeSyntax) -> [String]? {
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      return parameters(inner.type)
    }
    if let optional = type.as(OptionalTypeSyntax.self) { return parameters(optional.wrappedType) }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    return parameters(function.returnClause.type)
      ?? function.parameters.map { $0.type.plainText }
  }
}

extension TypeSyntax {
  /// The type without spaces, and with `?` for `!`.
  var plainText: String {
    trimmedDescription.filter { !$0.isWhitespace }.replacing("!", with: "?")
  }
}
