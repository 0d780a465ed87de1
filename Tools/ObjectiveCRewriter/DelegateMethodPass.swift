// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Has a framework's delegate protocol call a method that only a subclass of the conforming class implements.
///
/// Such a protocol's optional methods have defaults on Linux, and a default stays the conforming class's answer
/// whatever its subclasses add. So the conforming class gets an empty method, which the subclass overrides.
struct DelegateMethodPass {
  let index: TargetIndex

  func run() {
    for type in index.types.values.sorted(by: { $0.path < $1.path }) where type.kind == .classType {
      for name in prefixes(of: type) { mend(type, prefix: name) }
    }
  }

  /// What the methods of the foreign protocols start with: `scrollView` for `UIScrollViewDelegate`.
  private func prefixes(of type: TypeRecord) -> [String] {
    type.inherited.compactMap { inherited in
      guard index.type(named: inherited.name, in: inherited.scope) == nil else { return nil }
      for suffix in ["Delegate", "DataSource"] where inherited.name.hasSuffix(suffix) {
        var name = inherited.name.dropLast(suffix.count)
        if name.prefix(3).allSatisfy(\.isUppercase) { name = name.dropFirst(2) }
        return name.isEmpty ? nil : name.prefix(1).lowercased() + name.dropFirst()
      }
      return nil
    }
  }

  private func mend(_ type: TypeRecord, prefix: String) {
    let above = [type] + index.superclasses(of: type)
    var added: [MemberRecord] = []
    for member in index.subclasses(of: type).flatMap(\.members) {
      guard member.kind == .method, member.baseName.hasPrefix(prefix), !member.isOverride,
        !member.isStatic, !member.isPrivate, member.labels.first == "_", !member.body.isExtension,
        member.body.file.output != nil,
        let function = member.node.as(FunctionDeclSyntax.self),
        !above.flatMap(\.members).contains(where: { $0.hasName(of: member) })
      else { continue }
      guard let body = type.declaration, body.file.output != nil,
        function.signature.returnClause == nil, function.genericParameterClause == nil
      else {
        Problem.report(
          "'\(member.baseName)' is never called: \(type.path), which conforms to the protocol, must"
            + " implement it too", in: member.body.file, at: member.node.trimmedOffsets.lowerBound,
          .warning)
        continue
      }
      if !added.contains(where: { $0.hasName(of: member) }) {
        added.append(member)
        body.additions += lines(
          ["func \(function.name.text)\(function.signature.trimmedDescription) {}"],
          at: member.node.trimmedOffsets.lowerBound, in: member.body.file, under: [])
      }
      member.body.file.edits.insert("override ", at: function.funcKeyword.trimmedOffsets.lowerBound)
    }
  }
}
