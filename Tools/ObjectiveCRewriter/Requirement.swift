// SPDX-License-Identifier: MIT
import SwiftSyntax

/// One optional requirement as Swift without Objective-C declares it.
struct Requirement {
  private let member: MemberRecord
  private let protocolName: String

  /// The requirement's text without attributes and modifiers that only Objective-C knows.
  private let declaration: String

  private let attributes: String

  /// Nothing for a static requirement, which no class could be asked for.
  init?(_ member: MemberRecord, protocolName: String, of body: TypeBody) {
    guard !member.isStatic else { return nil }
    self.member = member
    self.protocolName = protocolName
    let kept: [AttributeSyntax]
    if let function = member.node.as(FunctionDeclSyntax.self) {
      kept = Self.kept(function.attributes)
      declaration = "func \(function.name.text)\(function.signature.trimmedDescription)"
    } else if let variable = member.node.as(VariableDeclSyntax.self) {
      kept = Self.kept(variable.attributes)
      declaration = "var \(variable.bindings.trimmedDescription)"
    } else {
      return nil
    }
    attributes = kept.map { $0.trimmedDescription + " " }.joined()
  }

  private static func kept(_ list: AttributeListSyntax) -> [AttributeSyntax] {
    list.compactMap { $0.as(AttributeSyntax.self) }.filter {
      ["MainActor", "available", "discardableResult", "preconcurrency"].contains(
        $0.attributeName.trimmedDescription)
    }
  }

  /// What goes at the end of the file for all requirements of one name.
  static func declarations(of pieces: [Requirement], in body: TypeBody) -> [String] {
    guard let first = pieces.first else { return [] }
    let access = body.node.modifiers.map(\.name.text)
      .filter { ["public", "package", "private", "fileprivate"].contains($0) }
      .map { $0 == "private" ? "fileprivate " : $0 + " " }.joined()
    let isolation = kept(body.node.attributes).map { $0.trimmedDescription + " " }.joined()
    var text = pieces.flatMap { piece in
      [
        body.file.directive(at: piece.member.node.trimmedOffsets.lowerBound),
        "\(isolation)\(access)protocol \(piece.protocolName): AnyObject {"
          + " \(piece.attributes)\(piece.declaration) }",
      ]
    }
    switch first.member.kind {
    case .property: text += first.property(in: body, access: access)
    case .method: text += methods(pieces, in: body, access: access, isolation: isolation)
    }
    return text + ["#sourceLocation()"]
  }

  private func property(in body: TypeBody, access: String) -> [String] {
    guard let binding = member.node.as(VariableDeclSyntax.self)?.bindings.first,
      let type = binding.typeAnnotation?.type.trimmedDescription
    else { return [] }
    return [
      "extension \(body.type.path) { \(attributes)\(access)var \(member.baseName): (\(type))? {"
        + " (self as? any \(protocolName))?.\(member.baseName) } }"
    ]
  }

  private static func methods(
    _ pieces: [Requirement], in body: TypeBody, access: String, isolation: String
  ) -> [String] {
    guard let first = pieces.first else { return [] }
    let holder = first.protocolName + "_call"
    let name = first.member.baseName
    var text = ["\(isolation)\(access)struct \(holder) {"]
    if pieces.count == 1 {
      text.append("fileprivate let object: any \(first.protocolName)")
      text.append(first.call(access: access, on: "object", isOptional: false))
    } else {
      text.append("fileprivate let object: AnyObject")
      for piece in pieces {
        let typed = "(object as? any \(piece.protocolName))?"
        text.append(piece.call(access: access, on: typed, isOptional: true))
      }
    }
    text.append("}")
    let found =
      pieces.count == 1
      ? "(self as? any \(first.protocolName)).map { \(holder)(object: $0) }"
      : pieces.map { "self is any \($0.protocolName)" }.joined(separator: " || ")
        + " ? \(holder)(object: self) : nil"
    text.append("extension \(body.type.path) { \(access)var \(name): \(holder)? { \(found) } }")
    return text
  }

  /// A call with the requirement's own labels.
  private func call(access: String, on object: String, isOptional: Bool) -> String {
    guard let function = member.node.as(FunctionDeclSyntax.self) else { return "" }
    var parameters: [String] = []
    var arguments: [String] = []
    for (position, parameter) in member.parameters.enumerated() {
      let label = parameter.firstName.text
      let type = parameter.type.trimmedDescription
      parameters.append("\(label) p\(position): \(type)")
      let value = type.hasPrefix("inout ") ? "&p\(position)" : "p\(position)"
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    let result = function.signature.returnClause?.type.trimmedDescription
    let effects = function.signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
    let attempts = effects.contains("throws") ? "try " : ""
    let waits = effects.contains("async") ? "await " : ""
    let attribute =
      isOptional && !attributes.contains("discardableResult") ? "@discardableResult " : ""
    let returned = isOptional ? " -> (\(result ?? "Void"))?" : result.map { " -> \($0)" } ?? ""
    return
      "\(attributes)\(attribute)\(access)func callAsFunction(\(parameters.joined(separator: ", ")))"
      + "\(effects)\(returned) { \(attempts)\(waits)\(object).\(member.baseName)(\(arguments.joined(separator: ", "))) }"
  }
}
