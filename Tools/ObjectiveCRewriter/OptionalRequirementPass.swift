// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Gives the `@objc` protocols of the target their optional requirements without Objective-C.
///
/// Each optional requirement becomes a protocol of its own, to which those classes conform that fulfil it. The
/// original protocol gets, under the requirement's name, an optional value that can be called: so
/// `delegate?.loader?(self, didLoad: item)` compiles and means what it did.
struct OptionalRequirementPass {
  let index: TargetIndex

  func run() {
    for body in index.bodies where body.file.output != nil && body.type.kind == .protocolType {
      guard !body.isExtension, body.type.isObjectiveCProtocol else { continue }
      bindToClasses(body)
      let optional = body.type.members.filter { $0.isOptionalRequirement && $0.body === body }
      for name in Set(optional.map(\.baseName)).sorted() {
        split(optional.filter { $0.baseName == name }, of: body)
      }
    }
  }

  /// An `@objc` protocol is for classes only, unsaid.
  private func bindToClasses(_ body: TypeBody) {
    guard body.node.inheritanceClause == nil,
      let node = body.node.as(ProtocolDeclSyntax.self)
    else { return }
    let end = node.primaryAssociatedTypeClause?.trimmedOffsets ?? node.name.trimmedOffsets
    body.file.edits.insert(": AnyObject", at: end.upperBound)
  }

  private func split(_ requirements: [MemberRecord], of body: TypeBody) {
    var pieces: [Requirement] = []
    for requirement in requirements {
      body.file.edits.blank(requirement.node.trimmedOffsets)
      if let semicolon = requirement.node.parent?.as(MemberBlockItemSyntax.self)?.semicolon {
        body.file.edits.blank(semicolon.trimmedOffsets)
      }
      let name = "Kurukuru_\(body.name)_\(requirement.baseName)_\(body.file.nextNumber())"
      guard let piece = Requirement(requirement, protocolName: name, of: body) else {
        Problem.report(
          "the optional requirement '\(requirement.baseName)' has a form that Linux cannot offer",
          in: body.file, at: requirement.node.trimmedOffsets.lowerBound, .error)
        continue
      }
      pieces.append(piece)
      conform(to: name, fulfilling: requirement)
    }
    let conditions = body.node.conditions
    body.file.trailer += conditions.map { "#if \($0)" }
    body.file.trailer += Requirement.declarations(of: pieces, in: body)
    body.file.trailer += conditions.map { _ in "#endif" }
  }

  /// Adds the conformance to the topmost class of each line of descent that fulfils the requirement.
  private func conform(to name: String, fulfilling requirement: MemberRecord) {
    let owner = requirement.body.type
    let conforming = index.types.values
      .filter { $0.kind != .protocolType && index.lineage(of: $0).contains { $0 === owner } }
      .sorted { $0.path < $1.path }
    var done: [TypeRecord] = []
    func isFulfilled(by type: TypeRecord) -> Bool {
      ([type] + index.superclasses(of: type)).contains { ancestor in
        ancestor.members.contains { $0.hasName(of: requirement) && !$0.isPrivate }
      }
    }
    let fulfilling = conforming.filter(isFulfilled)
    for type in fulfilling {
      let above = index.superclasses(of: type)
      if above.contains(where: { ancestor in fulfilling.contains { $0 === ancestor } }) { continue }
      guard let body = type.declaration ?? type.bodies.first else { continue }
      if body.file.output != nil {
        body.conformances.append(name)
      } else {
        requirement.body.file.trailer.append("extension \(type.path): \(name) {}")
      }
      done.append(type)
    }
  }
}
