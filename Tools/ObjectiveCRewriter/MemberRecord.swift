// SPDX-License-Identifier: MIT
import SwiftSyntax

/// A method or a property of a type in the target.
final class MemberRecord {
  enum Kind { case method, property }

  let kind: Kind
  let baseName: String

  /// A label for each parameter, `_` for none.
  let labels: [String]

  let parameters: [FunctionParameterSyntax]
  let attributes: Set<String>
  let modifiers: Set<String>

  /// The selector or key; for a property the getter's name.
  let objectiveCName: String

  let node: DeclSyntax
  unowned let body: TypeBody

  init(_ function: FunctionDeclSyntax, in body: TypeBody) {
    kind = .method
    baseName = function.name.text.trimmingBackticks
    parameters = Array(function.signature.parameterClause.parameters)
    labels = parameters.map { $0.firstName.text.trimmingBackticks }
    attributes = function.attributes.names
    modifiers = function.modifiers.names
    objectiveCName =
      function.attributes.objectiveCName
      ?? ObjectiveCName.method(
        baseName, labels: labels,
        throwing: function.signature.effectSpecifiers?.throwsClause != nil)
    node = DeclSyntax(function)
    self.body = body
  }

  init(_ variable: VariableDeclSyntax, name: String, in body: TypeBody) {
    kind = .property
    baseName = name
    parameters = []
    labels = []
    attributes = variable.attributes.names
    modifiers = variable.modifiers.names
    objectiveCName = variable.attributes.objectiveCName ?? name
    node = DeclSyntax(variable)
    self.body = body
  }

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOverride: Bool { modifiers.contains("override") }
  var isOptionalRequirement: Bool { modifiers.contains("optional") }

  var isPrivate: Bool {
    let all = modifiers.union(
      body.node.as(ExtensionDeclSyntax.self)?.modifiers.names ?? [])
    return all.contains("private") || all.contains("fileprivate")
  }

  /// Whether an attribute of its own shows the member to Objective-C.
  var isExposedByAttribute: Bool { !attributes.isDisjoint(with: Self.exposing) }

  /// The selector by which the property is set.
  var setterName: String { ObjectiveCName.setter(objectiveCName) }

  /// Whether it overrides or fulfils what the other declares.
  func hasName(of other: MemberRecord) -> Bool {
    kind == other.kind && baseName == other.baseName && labels == other.labels
      && isStatic == other.isStatic
  }

  private static let exposing: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable", "NSManaged",
  ]
}

extension AttributeListSyntax {
  /// The names of the attributes, those in `#if` too.
  var names: Set<String> {
    Set(compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
  }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    for case .attribute(let attribute) in self
    where attribute.attributeName.trimmedDescription == "objc" {
      guard let arguments = attribute.arguments else { continue }
      return arguments.trimmedDescription.filter { !$0.isWhitespace }
    }
    return nil
  }
}

extension DeclModifierListSyntax {
  /// The modifiers' names; of `private(set)` nothing, since reading is not restricted.
  var names: Set<String> { Set(filter { $0.detail == nil }.map(\.name.text)) }
}

extension String {
  /// The name without the marks that let a keyword be one.
  var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
