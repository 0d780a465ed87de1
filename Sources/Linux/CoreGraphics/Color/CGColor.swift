// SPDX-License-Identifier: MIT
public import Foundation

/// A colour: components in a space, and an alpha.
///
/// Counterpart: `CGColor`. Differs from Apple: there are no pattern colours, and generic RGB is sRGB.
public final class CGColor: Sendable {
  /// The space in which the components are meant.
  public let colorSpace: CGColorSpace?

  /// The components in the space's order, the alpha last.
  public let components: [CGFloat]?

  /// Non-premultiplied sRGB outside 0…1 where the colour lies outside sRGB.
  package let extendedSRGBA: (red: Double, green: Double, blue: Double, alpha: Double)

  private let space: CGColorSpace
  private let values: [CGFloat]

  init(space: CGColorSpace, values: [CGFloat]) {
    self.space = space
    self.values = values
    colorSpace = space
    components = values
    let alpha = min(max(Double(values[values.count - 1]), 0), 1)
    let target = CGColorSpace.sharedExtendedSRGB
    if space.primaries == .gray, !space.isLinear {
      let gray = Double(values[0])
      extendedSRGBA = (gray, gray, gray, alpha)
    } else if space.hasSameMeaning(as: target) {
      extendedSRGBA = (Double(values[0]), Double(values[1]), Double(values[2]), alpha)
    } else {
      let rgb = target.components(fromLinearSRGB: space.linearSRGB(from: values))
      extendedSRGBA = (Double(rgb[0]), Double(rgb[1]), Double(rgb[2]), alpha)
    }
  }

  /// Makes a colour of generic RGB, which here is sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour of sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .sharedSRGB, values: [red, green, blue, alpha])
  }

  /// Makes a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .sharedGray, values: [gray, alpha])
  }

  /// Makes a grey of gamma 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Makes a colour of a space; `components` has the alpha last.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    // SAFETY: Apple's contract: the caller gives the space's number of components and an alpha.
    let values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    self.init(space: space, values: values)
  }

  /// How opaque the colour is, from 0 to 1.
  public var alpha: CGFloat { values[values.count - 1] }

  /// How many components there are, with the alpha.
  public var numberOfComponents: Int { values.count }

  /// The colour itself, since colours do not change.
  public func copy() -> CGColor? { self }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha])
  }

  /// The same colour in another space, clipped to what it can express.
  ///
  /// - Parameters:
  ///   - intent: Not distinguished here.
  ///   - options: None exist.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    if space.hasSameMeaning(as: self.space) {
      let own = values.dropLast().map { space.isExtended ? $0 : min(max($0, 0), 1) }
      return CGColor(space: space, values: own + [alpha])
    }
    let converted = space.components(fromLinearSRGB: self.space.linearSRGB(from: values))
    return CGColor(space: space, values: converted + [alpha])
  }
}

extension CGColor {
  /// Black in grey.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White in grey.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black without opacity, in grey.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Non-premultiplied sRGB, each part within 0…1.
  package var srgba: (red: Double, green: Double, blue: Double, alpha: Double) {
    let color = extendedSRGBA
    func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }
    return (clamp(color.red), clamp(color.green), clamp(color.blue), color.alpha)
  }
}

extension CGColor: Hashable {
  /// Whether both have the same space and components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || (left.space == right.space && left.values == right.values)
  }

  /// Feeds space and components into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}

extension CGColor: CustomStringConvertible {
  /// The space and the components.
  public var description: String { "<CGColor [\(space.name ?? "unnamed")] \(values)>" }
}
