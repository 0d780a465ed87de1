// SPDX-License-Identifier: MIT
import Foundation
import RenderTree

/// Cuts a picture into the parts that keep their size and those that stretch.
enum ImageParts {
  struct Part {
    /// In pixels of the picture.
    var source: CGRect
    /// In points.
    var destination: CGRect
  }

  private struct Span {
    var start: Double
    var length: Double
  }

  static func parts(of image: RenderImage) -> [Part] {
    let (width, height) = (Double(image.image.width), Double(image.image.height))
    let source = CGRect(
      x: image.source.minX * width, y: image.source.minY * height,
      width: image.source.width * width, height: image.source.height * height)
    guard source.width > 0, source.height > 0 else { return [] }
    if image.center == RenderImage.whole {
      return [Part(source: source, destination: image.destination)]
    }
    let center = image.center.intersection(RenderImage.whole)
    guard !center.isNull else { return [Part(source: source, destination: image.destination)] }
    let columns = spans(
      source.minX, source.width, center.minX, center.maxX, image.destination.minX,
      image.destination.width, image.scale)
    let rows = spans(
      source.minY, source.height, center.minY, center.maxY, image.destination.minY,
      image.destination.height, image.scale)
    return rows.flatMap { row in
      columns.map { column in
        Part(
          source: CGRect(
            x: column.0.start, y: row.0.start, width: column.0.length, height: row.0.length),
          destination: CGRect(
            x: column.1.start, y: row.1.start, width: column.1.length, height: row.1.length))
      }
    }
  }

  /// Three stretches of one axis, in pixels and in points; empty ones are left out.
  private static func spans(
    _ start: Double, _ length: Double, _ low: Double, _ high: Double, _ target: Double,
    _ room: Double, _ scale: Double
  ) -> [(Span, Span)] {
    let (before, after) = (low * length, (1 - high) * length)
    var (head, tail) = (before / scale, after / scale)
    if head + tail > room {
      // Both ends shrink alike where they do not fit, and the middle vanishes.
      let factor = room / (head + tail)
      head *= factor
      tail *= factor
    }
    let middle = max(length - before - after, 0)
    let all = [
      (Span(start: start, length: before), Span(start: target, length: head)),
      (
        Span(start: start + before, length: middle),
        Span(start: target + head, length: room - head - tail)
      ),
      (
        Span(start: start + length - after, length: after),
        Span(start: target + room - tail, length: tail)
      ),
    ]
    return all.compactMap { source, target in
      guard target.length > 1e-9 else { return nil }
      guard target.length > source.length / scale + 1e-9 || source.length <= 1e-9 else {
        return (source, target)
      }
      // What grows runs from pixel centre to pixel centre, so that its neighbours do not bleed in; a middle
      // of one pixel, or of none, has one colour.
      let first = min(max(source.start, start), start + max(length - 1, 0)) + min(0.5, length / 2)
      return (Span(start: first, length: max(source.length - 1, 1e-3)), target)
    }
  }
}
