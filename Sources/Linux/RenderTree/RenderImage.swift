// SPDX-License-Identifier: MIT
package import Foundation

/// Which part of a picture is drawn where, and how its pixels are made to fit.
package struct RenderImage: Equatable, Sendable {
  /// How pixels are looked up when the picture is drawn larger or smaller than it is.
  package enum Filter: Hashable, Sendable {
    /// Each pixel is mixed from its four neighbours.
    case linear
    /// Each pixel is the nearest one of the picture: hard squares when enlarged.
    case nearest
    /// As `linear`, from a reduced copy where the picture is drawn much smaller.
    case trilinear
  }

  /// The whole of a picture, in unit coordinates.
  package static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The pixels, of which `source` says the part.
  package var image: CGImage

  /// Where it is drawn.
  package var destination: CGRect

  /// The part that is drawn, in unit coordinates of the picture.
  package var source: CGRect

  /// The part that stretches, in unit coordinates of `source`; the rest keeps its size. The whole stretches all.
  package var center: CGRect

  /// How many pixels of the picture make a point, for the parts that keep their size.
  package var scale: Double

  /// How pixels are made to fit; `.linear` by default.
  package var filter: Filter

  /// The colour that takes the place of the picture's own, whose alpha is kept; nil draws the picture.
  package var tint: RenderColor?

  /// The whole picture, stretched to `destination`, unless told otherwise.
  package init(
    _ image: CGImage, destination: CGRect, source: CGRect = RenderImage.whole,
    center: CGRect = RenderImage.whole, scale: Double = 1, filter: Filter = .linear,
    tint: RenderColor? = nil
  ) {
    self.image = image
    self.destination = destination
    self.source = source
    self.center = center
    self.scale = scale
    self.filter = filter
    self.tint = tint
  }

  /// Equal where the same picture object is drawn in the same way.
  package static func == (left: RenderImage, right: RenderImage) -> Bool {
    left.image === right.image && left.destination == right.destination
      && left.source == right.source && left.center == right.center && left.scale == right.scale
      && left.filter == right.filter && left.tint == right.tint
  }
}
