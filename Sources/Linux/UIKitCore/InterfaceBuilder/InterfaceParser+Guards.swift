// SPDX-License-Identifier: MIT
import Foundation

extension InterfaceParser {
  /// Refuses bytes that would crash the XML library, make it read something else, or take too much memory.
  static func guardAgainstBadBytes(_ data: Data, file: String) throws(InterfaceFileError) {
    func failure(_ reason: InterfaceFileError.Reason, at offset: Int? = nil) -> InterfaceFileError {
      InterfaceFileError(file: file, line: offset.map { line(at: $0, in: data) }, reason: reason)
    }
    guard !data.isEmpty else { throw failure(.empty) }
    guard data.count <= sizeLimit else { throw failure(.tooLarge(bytes: data.count)) }
    if let zero = data.firstIndex(of: 0) {
      // Two bytes to a character are not UTF-8 either, and that is the better word for it.
      let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
      throw failure(isWide ? .notUTF8 : .zeroByte, at: zero - data.startIndex)
    }
    guard String(data: data, encoding: .utf8) != nil else {
      throw failure(.notUTF8, at: firstInvalidOffset(in: data))
    }
    if let (reason, offset) = refusedMarkup(in: data) { throw failure(reason, at: offset) }
    if let encoding = declaredEncoding(in: data), encoding.uppercased() != "UTF-8" {
      throw failure(.otherEncoding(encoding), at: 0)
    }
  }

  /// The first thing, outside comments, that Xcode never writes: a document type, or a processing instruction that
  /// is not the XML declaration (without data, one kills the XML library).
  private static func refusedMarkup(in data: Data) -> (InterfaceFileError.Reason, offset: Int)? {
    let bytes = [UInt8](data)
    func starts(_ text: StaticString, at index: Int) -> Bool {
      index + text.utf8CodeUnitCount <= bytes.count
        && text.withUTF8Buffer { bytes[index..<index + $0.count].elementsEqual($0) }
    }
    func end(of text: StaticString, from index: Int) -> Int {
      (index..<bytes.count).first { starts(text, at: $0) } ?? bytes.count
    }
    var index = starts("\u{FEFF}", at: 0) ? 3 : 0
    if starts("<?xml ", at: index) { index += 6 }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<") {
        if starts("<?", at: index) { return (.processingInstruction, index) }
        if starts("<!DOCTYPE", at: index) { return (.documentType, index) }
        if starts("<!--", at: index) {
          index = end(of: "-->", from: index + 4)
        } else if starts("<![CDATA[", at: index) {
          index = end(of: "]]>", from: index + 9)
        }
      }
      index += 1
    }
    return nil
  }

  /// The encoding that the XML declaration names.
  private static func declaredEncoding(in data: Data) -> String? {
    guard let end = data.range(of: Data("?>".utf8)) else { return nil }
    let declaration = String(decoding: data[..<end.lowerBound], as: UTF8.self)
    guard declaration.contains("<?xml"), let start = declaration.range(of: "encoding") else {
      return nil
    }
    let rest = declaration[start.upperBound...].drop { $0 == " " || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }

  private static func firstInvalidOffset(in data: Data) -> Int {
    var decoder = UTF8()
    var bytes = data.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput, .error: return offset
      }
    }
  }

  private static func line(at offset: Int, in data: Data) -> Int {
    1 + data.prefix(offset).reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
  }
}
