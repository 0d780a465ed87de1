// SPDX-License-Identifier: MIT
import SwiftSyntax

/// A member of a class that calls the member which an extension has under a prefixed name.
struct Forwarder {
  let text: String

  /// Nothing for a form that one member cannot hand on to another: variadic parameters, stored properties.
  init?(_ member: MemberRecord) {
    let made: String?
    if let function = member.node.as(FunctionDeclSyntax.self) {
      made = Self.method(function, member)
    } else if let variable = member.node.as(VariableDeclSyntax.self) {
      made = Self.property(variable, member)
    } else {
      made = nil
    }
    guard let made else { return nil }
    text = made
  }

  private static func method(_ node: FunctionDeclSyntax, _ member: MemberRecord) -> String? {
    var arguments: [String] = []
    for parameter in member.parameters {
      guard parameter.ellipsis == nil else { return nil }
      let label = parameter.firstName.text
      var value = (parameter.secondName ?? parameter.firstName).text
      guard value != "_" else { return nil }
      let type = parameter.type.trimmedDescription
      if type.hasPrefix("inout ") { value = "&" + value }
      if type.contains("@autoclosure") { value += "()" }
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    let effects = node.signature.effectSpecifiers
    let call = [
      effects?.throwsClause == nil ? nil : "try", effects?.asyncSpecifier == nil ? nil : "await",
      "\(ExtensionMemberPass.prefix)\(member.baseName)(\(arguments.joined(separator: ", ")))",
    ].compactMap { $0 }.joined(separator: " ")
    let generics = node.genericParameterClause?.trimmedDescription ?? ""
    let constraints = node.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
    return head(node.attributes, node.modifiers, member)
      + "func \(node.name.text)\(generics)\(node.signature.trimmedDescription)\(constraints) { \(call) }"
  }

  private static func property(_ node: VariableDeclSyntax, _ member: MemberRecord) -> String? {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let type = binding.typeAnnotation?.type, let accessors = binding.accessorBlock
    else { return nil }
    let name = ExtensionMemberPass.prefix + member.baseName
    var text = "get { \(name) }"
    if case .accessors(let list) = accessors.accessors {
      if list.contains(where: { $0.accessorSpecifier.text == "set" }) {
        text += " set { \(name) = newValue }"
      }
    }
    return head(node.attributes, node.modifiers, member)
      + "var \(member.baseName): \(type.trimmedDescription) { \(text) }"
  }

  /// The attributes that Swift itself knows, and the modifiers, with the extension's access.
  private static func head(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ member: MemberRecord
  ) -> String {
    let kept = attributes.compactMap { $0.as(AttributeSyntax.self) }.filter {
      ["available", "discardableResult", "MainActor", "preconcurrency"].contains(
        $0.attributeName.trimmedDescription)
    }
    let outer = member.body.node.modifiers.map(\.name.text).filter {
      ["public", "package"].contains($0)
    }
    let own = modifiers.filter { $0.name.text != "dynamic" }.map(\.trimmedDescription)
    let hasAccess = own.contains { ["public", "package", "internal", "open"].contains($0) }
    let words = kept.map(\.trimmedDescription) + (hasAccess ? [] : outer) + own
    return words.map { $0 + " " }.joined()
  }
}
