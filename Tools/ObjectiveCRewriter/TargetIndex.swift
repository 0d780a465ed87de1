// SPDX-License-Identifier: MIT
import SwiftSyntax

/// What all files of the target declare.
final class TargetIndex {
  private(set) var types: [String: TypeRecord] = [:]

  /// The module's name, which may stand before a type's.
  private let module: String

  init(module: String) { self.module = module }

  /// The bodies in the order in which the files have them.
  var bodies: [TypeBody] = []

  /// Base names of properties anywhere in the target; a call of one through `?` calls a closure.
  var propertyNames: Set<String> = []

  /// What the target's type aliases stand for, by their names.
  var aliases: [String: String] = [:]

  /// Initialisers without parameters in extensions.
  var bareInitializers: [(node: InitializerDeclSyntax, body: TypeBody)] = []

  /// Base names of optional requirements of the target's own protocols.
  var optionalRequirementNames: Set<String> = []

  /// The record of a path, made if it is new.
  func record(_ path: String) -> TypeRecord {
    if let known = types[path] { return known }
    let made = TypeRecord(path: path)
    types[path] = made
    return made
  }

  /// The type that a name means inside a scope.
  func type(named name: String, in scope: String) -> TypeRecord? {
    var bare = name.split(separator: "<").first.map(String.init) ?? name
    if !module.isEmpty, bare.hasPrefix(module + ".") { bare.removeFirst(module.count + 1) }
    var outer = scope.split(separator: ".").map(String.init)
    while true {
      if let found = types[(outer + [bare]).joined(separator: ".")] { return found }
      guard outer.popLast() != nil else { return nil }
    }
  }

  /// The type, then its superclasses and protocols within the target, nearest first.
  func lineage(of type: TypeRecord) -> [TypeRecord] {
    var found: [TypeRecord] = []
    var waiting = [type]
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard !found.contains(where: { $0 === next }) else { continue }
      found.append(next)
      waiting += next.inherited.compactMap { self.type(named: $0.name, in: $0.scope) }
    }
    return found
  }

  /// The target's classes above the type, nearest first, without the type.
  func superclasses(of type: TypeRecord) -> [TypeRecord] {
    Array(lineage(of: type).filter { $0.kind != .protocolType }.dropFirst())
  }

  /// The target's classes below the type.
  func subclasses(of type: TypeRecord) -> [TypeRecord] {
    types.values.filter { candidate in superclasses(of: candidate).contains { $0 === type } }
      .sorted { $0.path < $1.path }
  }

  /// Whether Objective-C would see the member.
  func isExposed(_ member: MemberRecord) -> Bool {
    if member.attributes.contains("nonobjc") { return false }
    if member.isExposedByAttribute { return true }
    let type = member.body.type
    if type.kind == .protocolType { return type.isObjectiveCProtocol }
    // An extension's attribute counts for each of its members, private ones too; a class's does not.
    if member.body.isExtension, member.body.node.attributes.names.contains("objc") { return true }
    if member.isPrivate { return false }
    let lineage = lineage(of: type)
    if lineage.contains(where: { $0.exposesAllMembers }) { return true }
    return lineage.dropFirst().contains { ancestor in
      guard ancestor.isObjectiveCProtocol || member.isOverride else { return false }
      return ancestor.members.contains {
        member.hasName(of: $0) && (ancestor.isObjectiveCProtocol || $0.isExposedByAttribute)
      }
    }
  }
}
