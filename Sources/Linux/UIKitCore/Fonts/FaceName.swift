// SPDX-License-Identifier: MIT

/// Weight and slant as a face's name tells them, such as `BoldItalicMT` or `W6`.
struct FaceName {
  let weight: UIFont.Weight
  let isItalic: Bool

  /// Words of weight; longer ones come before those that they contain.
  private static let words: [(word: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
    ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold),
    ("extrabold", .heavy), ("heavy", .heavy), ("black", .black), ("bold", .bold), ("w3", .light),
    ("w6", .semibold), ("w8", .black),
  ]

  init(_ name: String) {
    let lowered = name.lowercased().filter { $0 != " " }
    weight = Self.words.first { lowered.contains($0.word) }?.weight ?? .regular
    isItalic = lowered.contains("italic") || lowered.contains("oblique")
  }
}
