// SPDX-License-Identifier: MIT

/// The names that Swift gives to members in Objective-C.
enum ObjectiveCName {
  /// The selector of a method: the first label joins the base name, after "With" unless a preposition does.
  ///
  /// - Parameter labels: One for each parameter, `_` for none.
  static func method(_ baseName: String, labels: [String], throwing: Bool = false) -> String {
    guard let first = labels.first else { return baseName + (throwing ? "AndReturnError:" : "") }
    var name = baseName
    if first != "_" {
      if !isPreposition(firstWord(first)) && !isPreposition(lastWord(baseName)) { name += "With" }
      name += capitalized(first)
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return name + (throwing ? "error:" : "")
  }

  /// The selector by which a property is set.
  static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func isPreposition(_ word: String) -> Bool {
    prepositions.contains(word.lowercased())
  }

  private static func firstWord(_ name: String) -> String {
    let rest = name.dropFirst().prefix { !$0.isUppercase && $0 != "_" }
    return String(name.prefix(1)) + rest
  }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: { $0.isUppercase || $0 == "_" }) else { return name }
    return String(name[start...])
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
