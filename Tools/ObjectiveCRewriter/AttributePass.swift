// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Blanks the attributes, modifiers and imports that only Objective-C gives a meaning.
final class AttributePass: SyntaxVisitor {
  private let file: SourceFile
  private let keepsEntryPoint: Bool

  init(file: SourceFile, keepsEntryPoint: Bool) {
    self.file = file
    self.keepsEntryPoint = keepsEntryPoint
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.dropped.contains(name) || isBlockConvention(node, named: name) {
      file.edits.blank(node.trimmedOffsets)
    } else if Self.entryPoints.contains(name) {
      if !keepsEntryPoint {
        file.edits.blank(node.trimmedOffsets)
      } else if name != "main" {
        file.edits.replace(node.trimmedOffsets, with: "@main")
      }
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { file.edits.blank(node.trimmedOffsets) }
    return .skipChildren
  }

  /// `import ObjectiveC` goes; `import UIKit.UIGestureRecognizerSubclass` becomes `import UIKit`.
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.path.first else { return .skipChildren }
    if first.name.text == "ObjectiveC" {
      file.edits.blank(node.trimmedOffsets)
    } else if node.importKindSpecifier == nil, node.path.count > 1,
      let period = first.trailingPeriod
    {
      file.edits.blank(
        period.trimmedOffsets.lowerBound..<node.path.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return .skipChildren
  }

  private func isBlockConvention(_ node: AttributeSyntax, named name: String) -> Bool {
    name == "convention" && node.arguments?.trimmedDescription == "block"
  }

  private static let dropped: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "NSCopying", "nonobjc", "objc", "objcMembers",
  ]

  private static let entryPoints: Set<String> = ["NSApplicationMain", "UIApplicationMain", "main"]
}
