// SPDX-License-Identifier: MIT

/// One element of an Interface Builder file, with the line where it starts.
///
/// A tree of these is never deeper than `InterfaceParser.depthLimit`, so that it can be freed and walked.
final class InterfaceElement {
  let name: String
  let attributes: [String: String]
  /// The line of the start tag, from 1.
  let line: Int
  private(set) var children: [InterfaceElement] = []
  /// The text inside, without that of children.
  private(set) var text = ""

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first child with a name.
  func child(named name: String) -> InterfaceElement? { children.first { $0.name == name } }

  func append(_ child: InterfaceElement) { children.append(child) }

  func append(text: String) { self.text += text }
}
