// SPDX-License-Identifier: MIT
import SwiftSyntax

/// The statement that puts one member into its class's table.
struct TableStatement {
  /// Nothing for a member that no selector or key can reach: more than two parameters, generic, `async`.
  let text: String?

  init(_ member: MemberRecord) {
    if member.attributes.contains("NSManaged") || Self.isUnavailable(member) {
      text = nil
    } else if let function = member.node.as(FunctionDeclSyntax.self) {
      text = Self.method(function, member)
    } else if let variable = member.node.as(VariableDeclSyntax.self) {
      text = Self.property(variable, member)
    } else {
      text = nil
    }
  }

  private static func method(_ node: FunctionDeclSyntax, _ member: MemberRecord) -> String? {
    let effects = node.signature.effectSpecifiers
    guard member.parameters.count <= 2, node.genericParameterClause == nil,
      member.baseName.first.map({ $0.isLetter || $0 == "_" }) ?? false,
      effects?.asyncSpecifier == nil
    else { return nil }
    // Arguments come first, so that a `try?` of the call does not take their errors.
    var taken = ""
    var arguments: [String] = []
    for (parameter, value) in zip(member.parameters, ["first", "second"]) {
      guard parameter.ellipsis == nil, isPassable(parameter.type) else { return nil }
      let label = parameter.firstName.text
      let type = parameter.type.optionalText
      taken +=
        "let \(value) = try ObjectiveCTables.SelectorTable.argument(\(value), as: (\(type)).self); "
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    let receiver = member.isStatic ? member.body.name : "root"
    var call = "\(receiver).\(node.name.text)(\(arguments.joined(separator: ", ")))"
    if effects?.throwsClause != nil { call = "try? \(call)" }
    let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    let isEmpty = ["Void", "()", "Never"].contains(result)
    let body =
      taken
      + (isEmpty ? "\(call.hasPrefix("try") ? "_ = " : "")\(call); return nil" : "return \(call)")
    let name = "\"\(member.objectiveCName)\""
    return member.isStatic
      ? "table.staticMethod(\(name)) { first, second in \(body) }"
      : "table.method(\(name)) { root, first, second in \(body) }"
  }

  private static func property(_ node: VariableDeclSyntax, _ member: MemberRecord) -> String? {
    guard !member.isStatic else { return nil }
    for binding in node.bindings {
      guard case .accessors(let list) = binding.accessorBlock?.accessors else { continue }
      // A getter that throws or waits has no key path.
      if list.contains(where: { $0.effectSpecifiers != nil }) { return nil }
    }
    let path = "\\\(member.body.name).\(member.baseName)"
    return "table.property(\"\(member.objectiveCName)\") {"
      + " ObjectiveCTables.PropertyReference($0, \(path)) }"
  }

  private static func isUnavailable(_ member: MemberRecord) -> Bool {
    let attributes =
      member.node.as(FunctionDeclSyntax.self)?.attributes
      ?? member.node.as(VariableDeclSyntax.self)?.attributes
    return attributes?.contains {
      guard let attribute = $0.as(AttributeSyntax.self) else { return false }
      let text = attribute.arguments?.trimmedDescription ?? ""
      return attribute.attributeName.trimmedDescription == "available"
        && (text.hasPrefix("*, unavailable") || text.hasPrefix("iOS, unavailable"))
    } ?? false
  }

  /// Functions, `inout` and opaque types cannot come as an object.
  private static func isPassable(_ type: TypeSyntax) -> Bool {
    (type.descendants(FunctionTypeSyntax.self).isEmpty || type.is(OptionalTypeSyntax.self))
      && !type.trimmedDescription.hasPrefix("inout ") && !type.trimmedDescription.hasPrefix("some ")
  }
}

extension TypeSyntax {
  /// The type as it may stand in an expression: `X!` is `X?`, and no ownership is written.
  var optionalText: String {
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.optionalText
    }
    if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "(\(unwrapped.wrappedType.trimmedDescription))?"
    }
    return trimmedDescription
  }
}
