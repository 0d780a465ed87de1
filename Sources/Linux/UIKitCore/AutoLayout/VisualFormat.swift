// SPDX-License-Identifier: MIT
internal import Foundation

/// A visual format, read into its parts.
struct VisualFormat {
  /// What stands in a pair of brackets or between bars and dashes.
  struct Predicate {
    enum Object {
      case number(CGFloat)
      case name(String)
      /// The system's spacing.
      case standard
    }

    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Object?
  }

  /// A view or the superview.
  struct Element {
    /// The view's name; `nil` for the superview.
    var name: String?
    var predicates: [Predicate] = []
    /// The predicates of the connection that leads here from the element before.
    var connection: [Predicate] = []
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var elements: [Element] = []

  /// Why a text is not a visual format.
  struct SyntaxError: Error {
    let expected: String
    let offset: Int
  }

  /// Reads `[H:|V:] [|connection] [view(predicates)] … [connection|]`.
  init(_ text: String) throws(SyntaxError) {
    var reader = VisualFormatReader(text)
    if reader.take("V:") { axis = .vertical } else { _ = reader.take("H:") }
    if reader.take("|") { elements.append(Element()) }
    var isDone = false
    while !isDone {
      let connection = elements.isEmpty ? [] : try reader.readConnection()
      if reader.take("|") {
        elements.append(Element(connection: connection))
        break
      }
      var element = try reader.readView()
      element.connection = connection
      elements.append(element)
      isDone = reader.isAtEnd
    }
    guard reader.isAtEnd else { throw reader.failure("the end") }
    guard elements.contains(where: { $0.name != nil }) else { throw reader.failure("a view") }
  }
}

/// Reads a visual format from left to right.
struct VisualFormatReader {
  private let characters: [Character]
  private var index = 0

  init(_ text: String) { characters = Array(text) }

  var isAtEnd: Bool { index == characters.count }

  func failure(_ expected: String) -> VisualFormat.SyntaxError {
    VisualFormat.SyntaxError(expected: expected, offset: index)
  }

  mutating func take(_ word: String) -> Bool {
    guard characters[index...].starts(with: word) else { return false }
    index += word.count
    return true
  }

  mutating func readView() throws(VisualFormat.SyntaxError) -> VisualFormat.Element {
    guard take("[") else { throw failure("[") }
    guard let name = readName() else { throw failure("a view's name") }
    var element = VisualFormat.Element(name: name)
    if take("(") { element.predicates = try readPredicates() }
    guard take("]") else { throw failure("]") }
    return element
  }

  mutating func readConnection() throws(VisualFormat.SyntaxError) -> [VisualFormat.Predicate] {
    guard take("-") else { return [VisualFormat.Predicate(object: .number(0))] }
    if take("(") {
      let predicates = try readPredicates()
      guard take("-") else { throw failure("-") }
      return predicates
    }
    guard let object = readObject() else { return [VisualFormat.Predicate(object: .standard)] }
    guard take("-") else { throw failure("-") }
    return [VisualFormat.Predicate(object: object)]
  }

  /// Reads predicates with commas between them, up to and with the closing parenthesis.
  private mutating func readPredicates() throws(VisualFormat.SyntaxError) -> [VisualFormat
    .Predicate]
  {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      var relation = NSLayoutConstraint.Relation.equal
      if take(">=") {
        relation = .greaterThanOrEqual
      } else if take("<=") {
        relation = .lessThanOrEqual
      } else {
        _ = take("==")
      }
      guard let object = readObject() else { throw failure("a number, a metric or a view") }
      var predicate = VisualFormat.Predicate(relation: relation, object: object)
      if take("@") {
        guard let priority = readObject() else { throw failure("a priority") }
        predicate.priority = priority
      }
      predicates.append(predicate)
    } while take(",")
    guard take(")") else { throw failure(")") }
    return predicates
  }

  private mutating func readObject() -> VisualFormat.Predicate.Object? {
    if let name = readName() { return .name(name) }
    let start = index
    if index < characters.count, characters[index] == "-" { index += 1 }
    while index < characters.count, characters[index].isNumber || characters[index] == "." {
      index += 1
    }
    guard let number = Double(String(characters[start..<index])) else {
      index = start
      return nil
    }
    return .number(CGFloat(number))
  }

  private mutating func readName() -> String? {
    let start = index
    while index < characters.count {
      let character = characters[index]
      let isPart =
        character.isLetter || character == "_" || (index > start && character.isNumber)
      guard isPart else { break }
      index += 1
    }
    return index > start ? String(characters[start..<index]) : nil
  }
}
