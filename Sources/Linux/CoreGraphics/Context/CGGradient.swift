// SPDX-License-Identifier: MIT
public import Foundation

/// Colours along a line.
///
/// Counterpart: `CGGradient`. Differs from Apple: colours are mixed in sRGB.
public final class CGGradient: Sendable {
  /// A colour at a place between 0 and 1.
  package struct Stop: Hashable, Sendable {
    /// The place.
    package var location: CGFloat
    /// The colour.
    package var color: CGColor
  }

  /// The colours in the order of their places.
  package let stops: [Stop]

  /// Makes a gradient of `CGColor`s; nil without colours, or when something else is among them.
  ///
  /// - Parameters:
  ///   - space: Not used: colours are mixed in sRGB.
  ///   - locations: As many places as colours, from 0 to 1; nil spreads them evenly.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard !known.isEmpty, known.count == colors.count else { return nil }
    stops = Self.stops(known, locations)
  }

  /// Makes a gradient of components, each colour's alpha last.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let size = space.numberOfComponents + 1
    let colors = (0..<count).map { index in
      CGColor(
        space: space,
        values: Array(UnsafeBufferPointer(start: components + index * size, count: size)))
    }
    stops = Self.stops(colors, locations)
  }

  private static func stops(
    _ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?
  ) -> [Stop] {
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      let location = locations?[index] ?? CGFloat(index) / last
      return Stop(location: min(max(location, 0), 1), color: color)
    }
    // Stable, since two colours at one place make an edge.
    return stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }
}
