// SPDX-License-Identifier: MIT

/// A row of the page: one state in all variants.
struct Row {
  /// One picture.
  struct Cell {
    /// The still picture's file, beside the page.
    var file: String
    /// The animation's file, where something moves.
    var animation: String?
    /// Its size in points.
    var width: Int
    var height: Int
  }

  let name: String
  var cells: [Cell] = []
}
