// SPDX-License-Identifier: MIT

/// Writes the page itself.
enum GalleryText {
  /// A page with a row for each state and a column for each variant.
  static func page(rows: [Row], variants: [GalleryVariant]) -> String {
    let heads = variants.map { "<th>\($0.rawValue)</th>" }.joined()
    let body = rows.map { row in
      let cells = row.cells.map { "<td>\(picture($0, of: row.name))</td>" }
      return "<tr><th>\(row.name)</th>\(cells.joined())</tr>"
    }
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Kurukuru: ButtonWithLoad</title>
      <style>
      :root { color-scheme: light dark; }
      body { font: 14px/1.5 Inter, sans-serif; margin: 2em; }
      th { text-align: left; font-weight: 500; padding: 4px 12px 4px 0; vertical-align: middle; }
      td { padding: 4px 12px 4px 0; }
      img { display: block; }
      </style>
      <h1>Kurukuru</h1>
      <h2>ButtonWithLoad</h2>
      <table>
      <tr><th></th>\(heads)</tr>
      \(body.joined(separator: "\n"))
      </table>
      <p>What moves stands still where the system is set to reduced motion.
      <a href="contact-sheet.png">All in one picture</a></p>
      </html>

      """
  }

  /// The still picture, and the animation in its place for whoever likes motion.
  private static func picture(_ cell: Row.Cell, of name: String) -> String {
    let still = """
      <img src="\(cell.file)" width="\(cell.width)" height="\(cell.height)" alt="\(name)">
      """
    guard let animation = cell.animation else { return still }
    let media = "(prefers-reduced-motion: no-preference)"
    return """
      <picture><source srcset="\(animation)" type="image/webp" media="\(media)">\(still)</picture>
      """
  }
}
