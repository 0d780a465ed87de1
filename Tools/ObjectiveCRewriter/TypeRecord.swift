// SPDX-License-Identifier: MIT
import SwiftSyntax

/// A type that the target declares or extends.
final class TypeRecord {
  enum Kind { case classType, protocolType, otherType, foreign }

  /// The names of the enclosing types and its own, joined by dots.
  let path: String

  /// Foreign until its declaration is met.
  var kind = Kind.foreign

  /// What it and its extensions inherit and conform to, in order, with the scope in which the name was written.
  var inherited: [(name: String, scope: String)] = []

  var members: [MemberRecord] = []
  var bodies: [TypeBody] = []
  var exposesAllMembers = false
  var isObjectiveCProtocol = false
  var isGeneric = false
  var objectiveCName: String?

  init(path: String) { self.path = path }

  /// The body of the declaration itself, if the target has it.
  var declaration: TypeBody? { bodies.first { !$0.isExtension } }
}

/// The braces of one declaration or extension of a type.
final class TypeBody {
  let file: SourceFile
  let node: any DeclGroupSyntax
  let type: TypeRecord
  let parent: TypeBody?
  let isExtension: Bool

  /// Declared inside a function, so that nothing outside can name it.
  let isLocal: Bool

  /// What a reader of the file would write for the type inside the body.
  let name: String

  /// Bodies of types that are declared inside this one, and that have something to register.
  var registeredChildren: [(call: String, conditions: [String])] = []

  /// Lines that go before the closing brace.
  var additions: [String] = []

  /// Protocols to add to the inheritance clause.
  var conformances: [String] = []

  init(
    file: SourceFile, node: any DeclGroupSyntax, type: TypeRecord, parent: TypeBody?, name: String,
    isLocal: Bool
  ) {
    self.file = file
    self.node = node
    self.type = type
    self.parent = parent
    self.name = name
    self.isLocal = isLocal
    isExtension = node.is(ExtensionDeclSyntax.self)
  }

  /// Whether the type's generic parameters, its own or an outer type's, are unknown outside.
  var isGeneric: Bool { type.isGeneric || (parent?.isGeneric ?? false) }
}
