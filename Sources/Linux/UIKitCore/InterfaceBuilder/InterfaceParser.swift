// SPDX-License-Identifier: MIT
import Foundation
import FoundationXML

/// Reads the XML of an Interface Builder file into a tree, with guards against what the XML library cannot take.
///
/// Never fetches anything, never crashes, and uses memory in proportion to the file.
final class InterfaceParser: NSObject, XMLParserDelegate {
  /// The largest file that is read, in bytes.
  static let sizeLimit = 8 << 20

  /// How deeply elements may be nested.
  static let depthLimit = 200

  private let file: String
  private var root: InterfaceElement?
  private var open: [InterfaceElement] = []
  private var failure: InterfaceFileError?

  private init(file: String) { self.file = file }

  /// The root element of a file.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - file: The file's name, for reports.
  static func parse(_ data: Data, file: String) throws(InterfaceFileError) -> InterfaceElement {
    try guardAgainstBadBytes(data, file: file)
    let handler = InterfaceParser(file: file)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = handler
    let succeeded = parser.parse()
    if let failure = handler.failure { throw failure }
    // The library takes truncated documents for whole ones: the depth says what is true.
    guard succeeded, let root = handler.root, handler.open.isEmpty else {
      throw InterfaceFileError(file: file, line: max(parser.lineNumber, 1), reason: .truncated)
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    guard failure == nil else { return }
    guard open.count < Self.depthLimit else {
      fail(.tooDeep(element: elementName), parser)
      parser.abortParsing()
      return
    }
    let element = InterfaceElement(
      name: elementName, attributes: attributeDict, line: max(parser.lineNumber, 1))
    if let parent = open.last {
      parent.append(element)
    } else if root == nil {
      root = element
    }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    if !open.isEmpty { open.removeLast() }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.append(text: string)
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    open.last?.append(text: String(decoding: CDATABlock, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    let code = (parseError as NSError).code
    let endsTooEarly = Self.earlyEnds.contains(code) && !open.isEmpty
    // Before the first element the library, too, speaks of what follows the last one.
    let meant = code == 5 && root == nil ? 4 : code
    fail(endsTooEarly ? .truncated : .malformed(Self.message(forCode: meant)), parser)
  }

  /// The library's numbers for a document that ends inside an element.
  private static let earlyEnds: Set<Int> = [5, 77]

  /// The library's numbers in words, where they say more than that something is wrong.
  private static func message(forCode code: Int) -> String {
    switch code {
    case 4: "no element at the start"
    case 5: "something follows the end"
    case 9: "a character that is not allowed"
    case 26: "an entity that is not declared"
    case 39, 40: "an attribute without quotes"
    case 42: "an attribute is there twice"
    case 65: "a space is missing"
    case 68: "a name is missing"
    case 73: "a tag is not closed"
    case 76: "an end tag without its start tag"
    default: "fault \(code) of the XML library"
    }
  }

  private func fail(_ reason: InterfaceFileError.Reason, _ parser: XMLParser) {
    guard failure == nil else { return }
    failure = InterfaceFileError(file: file, line: max(parser.lineNumber, 1), reason: reason)
  }
}
