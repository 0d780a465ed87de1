// SPDX-License-Identifier: MIT
import Foundation

/// What the numbers of a colour mean.
///
/// Counterpart: `CGColorSpace`. Differs from Apple: the grey and RGB spaces with sRGB's or Display P3's
/// primaries exist; CMYK, Lab, indexed, pattern and ICC-profile spaces do not. The grey space of gamma 2.2 uses
/// sRGB's curve.
public final class CGColorSpace: Sendable {
  /// What red, green and blue are.
  enum Primaries: Sendable { case gray, sRGB, displayP3 }

  let primaries: Primaries
  let isLinear: Bool
  /// Whether components may lie outside 0…1.
  let isExtended: Bool

  /// The name by which the space was made, as `CGColorSpace.sRGB`.
  public let name: CFString?

  private init(name: CFString, primaries: Primaries, isLinear: Bool, isExtended: Bool) {
    self.name = name
    self.primaries = primaries
    self.isLinear = isLinear
    self.isExtended = isExtended
  }

  /// Makes the space of that name; nil when there is none.
  public convenience init?(name: CFString) {
    guard let known = Self.named[name] else { return nil }
    self.init(
      name: name, primaries: known.primaries, isLinear: known.isLinear,
      isExtended: known.isExtended)
  }

  /// What the components mean.
  public var model: CGColorSpaceModel { primaries == .gray ? .monochrome : .rgb }

  /// How many components a colour has, without its alpha.
  public var numberOfComponents: Int { primaries == .gray ? 1 : 3 }

  /// Whether the space has colours that sRGB lacks.
  public var isWideGamutRGB: Bool {
    primaries == .displayP3 || (primaries == .sRGB && isExtended)
  }

  /// Whether a bitmap can be made in this space.
  public var supportsOutput: Bool { true }
}

extension CGColorSpace: Hashable {
  /// Whether both are the same space.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left === right || left.name == right.name
  }

  /// Feeds the name into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension CGColorSpace: CustomStringConvertible {
  /// The name and the model.
  public var description: String { "<CGColorSpace \(name ?? "unnamed"); \(model)>" }
}

extension CGColorSpace {
  private static let named: [CFString: CGColorSpace] = {
    let spaces: [(CFString, Primaries, Bool, Bool)] = [
      (deviceRGB, .sRGB, false, false), (deviceGray, .gray, false, false),
      (sRGB, .sRGB, false, false), (extendedSRGB, .sRGB, false, true),
      (linearSRGB, .sRGB, true, false), (extendedLinearSRGB, .sRGB, true, true),
      (displayP3, .displayP3, false, false), (extendedDisplayP3, .displayP3, false, true),
      (linearDisplayP3, .displayP3, true, false),
      (extendedLinearDisplayP3, .displayP3, true, true),
      (genericGrayGamma2_2, .gray, false, false), (linearGray, .gray, true, false),
      (extendedGray, .gray, false, true), (extendedLinearGray, .gray, true, true),
    ]
    return Dictionary(
      uniqueKeysWithValues: spaces.map { name, primaries, isLinear, isExtended in
        let space = CGColorSpace(
          name: name, primaries: primaries, isLinear: isLinear, isExtended: isExtended)
        return (name, space)
      })
  }()

  private static let deviceRGB: CFString = "kCGColorSpaceDeviceRGB"
  private static let deviceGray: CFString = "kCGColorSpaceDeviceGray"

  /// The one instance of a space that is known to exist.
  static func known(_ name: CFString) -> CGColorSpace {
    named[name]
      ?? CGColorSpace(name: name, primaries: .sRGB, isLinear: false, isExtended: false)
  }

  static var sharedDeviceRGB: CGColorSpace { known(deviceRGB) }
  static var sharedDeviceGray: CGColorSpace { known(deviceGray) }
  static let sharedSRGB = known(sRGB)
  static let sharedExtendedSRGB = known(extendedSRGB)
  static let sharedGray = known(genericGrayGamma2_2)
}

/// Makes the display's RGB space, which here is sRGB.
///
/// Counterpart: `CGColorSpaceCreateDeviceRGB`.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sharedDeviceRGB }

/// Makes the display's grey space, which here has sRGB's curve.
///
/// Counterpart: `CGColorSpaceCreateDeviceGray`.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .sharedDeviceGray }
