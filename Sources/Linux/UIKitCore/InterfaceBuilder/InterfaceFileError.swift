// SPDX-License-Identifier: MIT
import Foundation

/// Why an Interface Builder file could not be read at all, and where.
package struct InterfaceFileError: Error, Equatable, CustomStringConvertible {
  /// What was wrong.
  package enum Reason: Equatable, Sendable {
    /// There is no such file.
    case missing
    /// The file could not be read from its disk.
    case unreadable
    /// The file has no bytes.
    case empty
    /// The file is larger than `InterfaceParser.sizeLimit`.
    case tooLarge(bytes: Int)
    /// The bytes are not UTF-8.
    case notUTF8
    /// The file says that it is in another encoding than UTF-8.
    case otherEncoding(String)
    /// A zero byte.
    case zeroByte
    /// The file declares a document type, which Xcode never writes.
    case documentType
    /// The file has a processing instruction, which Xcode never writes.
    case processingInstruction
    /// Elements are nested more deeply than `InterfaceParser.depthLimit`.
    case tooDeep(element: String)
    /// The XML is malformed.
    case malformed(String)
    /// The file ends inside an element.
    case truncated
    /// The root is not that of a storyboard; with the type that it names.
    case notStoryboard(root: String, type: String?)
  }

  /// The file's name, as reports say it.
  package let file: String
  /// The line, from 1, where there is one.
  package let line: Int?
  /// What was wrong.
  package let reason: Reason

  /// `FILE:LINE: ` and what was wrong, in one sentence.
  package var description: String {
    "\(file)\(line.map { ":\($0)" } ?? ""): \(sentence)"
  }

  private var sentence: String {
    switch reason {
    case .missing: "there is no such storyboard"
    case .unreadable: "the file could not be read"
    case .empty: "the file is empty"
    case .tooLarge(let bytes):
      "the file has \(bytes) bytes, more than the \(InterfaceParser.sizeLimit) that are read"
    case .notUTF8: "the file is not valid UTF-8"
    case .otherEncoding(let name): "the file is encoded as \(name), not as UTF-8"
    case .zeroByte: "the file contains a zero byte"
    case .documentType: "the file declares a document type, which is not read"
    case .processingInstruction: "the file has a processing instruction, which is not read"
    case .tooDeep(let element):
      "<\(element)> is nested more than \(InterfaceParser.depthLimit) deep"
    case .malformed(let message): "the XML is malformed: \(message)"
    case .truncated: "the file ends too early"
    case .notStoryboard("document", let type):
      "the <document> is no storyboard, but of the type \(type ?? "that is not said")"
    case .notStoryboard(let root, _):
      "the root element is <\(root)>, not a storyboard's <document>"
    }
  }
}
