// SPDX-License-Identifier: MIT
import CoreGraphics

extension ImageProperties {
  /// A piece of a resizable image and where it goes.
  struct Part: Equatable {
    /// In unit coordinates of the turned picture.
    var source: CGRect
    var destination: CGRect
  }

  /// Past this many pieces an image is stretched after all: a tile of one pixel would fill memory.
  private static let mostParts = 4_096

  /// The pieces by which the image fills `rect`: corners as they are, edges and middle stretched or repeated.
  func parts(in rect: CGRect) -> [Part] {
    let size = size
    guard size.width > 0, size.height > 0 else { return [] }
    let columns = spans(
      size.width, capInsets.left, capInsets.right, start: rect.minX, length: rect.width)
    let rows = spans(
      size.height, capInsets.top, capInsets.bottom, start: rect.minY, length: rect.height)
    if columns.count * rows.count > Self.mostParts {
      var stretched = self
      stretched.resizingMode = .stretch
      return stretched.parts(in: rect)
    }
    return rows.flatMap { row in
      columns.map { column in
        Part(
          source: CGRect(
            x: column.source.lowerBound / size.width, y: row.source.lowerBound / size.height,
            width: (column.source.upperBound - column.source.lowerBound) / size.width,
            height: (row.source.upperBound - row.source.lowerBound) / size.height),
          destination: CGRect(
            x: column.start, y: row.start, width: column.length, height: row.length))
      }
    }
  }

  /// A stretch of one axis: which points of the image, and where they go.
  private struct Span {
    var source: Range<CGFloat>
    var start: CGFloat
    var length: CGFloat
  }

  private func spans(
    _ size: CGFloat, _ leading: CGFloat, _ trailing: CGFloat, start: CGFloat, length: CGFloat
  ) -> [Span] {
    // Caps that do not fit the space shrink together.
    let caps = leading + trailing
    let squeeze = caps > length && caps > 0 ? length / caps : 1
    let (first, last) = (leading * squeeze, trailing * squeeze)
    var result: [Span] = []
    if leading > 0 { result.append(Span(source: 0..<leading, start: start, length: first)) }
    let middle = max(size - caps, 0)
    let room = length - first - last
    if middle > 0, room > 0 {
      // One pixel looks the same stretched and repeated.
      let isStretched = resizingMode == .stretch || middle * CGFloat(scale) <= 1
      var position: CGFloat = 0
      repeat {
        let piece = isStretched ? room : min(middle, room - position)
        let end = leading + (isStretched ? middle : piece)
        result.append(
          Span(source: leading..<end, start: start + first + position, length: piece))
        position += piece
      } while position < room - 0.001 && result.count <= Self.mostParts
    }
    if trailing > 0 {
      result.append(
        Span(
          source: (size - trailing)..<size, start: start + length - last, length: last))
    }
    return result
  }
}
