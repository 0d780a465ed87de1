// SPDX-License-Identifier: MIT
import Foundation

extension CGColorSpace {
  /// The components in sRGB's primaries without its curve, unclamped.
  func linearSRGB(from components: [CGFloat]) -> [Double] {
    let linear = components.prefix(numberOfComponents).map { value in
      isLinear ? Double(value) : Self.linear(Double(value))
    }
    switch primaries {
    case .gray: return [linear[0], linear[0], linear[0]]
    case .sRGB: return linear
    case .displayP3: return Self.multiply(Self.displayP3ToSRGB, linear)
    }
  }

  /// The components in this space of a colour given in linear sRGB; clamped unless the space is extended.
  func components(fromLinearSRGB linear: [Double]) -> [CGFloat] {
    let own: [Double] =
      switch primaries {
      case .gray: [0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]]
      case .sRGB: linear
      case .displayP3: Self.multiply(Self.sRGBToDisplayP3, linear)
      }
    return own.map { value in
      let curved = isLinear ? value : Self.curved(value)
      return CGFloat(isExtended ? curved : min(max(curved, 0), 1))
    }
  }

  /// Whether both spaces give the same meaning to the same numbers, apart from their range.
  func hasSameMeaning(as other: CGColorSpace) -> Bool {
    primaries == other.primaries && isLinear == other.isLinear
  }

  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func curved(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }

  private static let displayP3ToSRGB = [
    [1.2249401762805598, -0.2249404646171213, 0],
    [-0.0420569547096881, 1.0420571648140474, 0],
    [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
  ]

  private static let sRGBToDisplayP3 = [
    [0.8224619687143623, 0.1775381969803130, 0],
    [0.0331941988509617, 0.9668056966346137, 0],
    [0.0170826307211200, 0.0723974406639490, 0.9105199286149311],
  ]

  private static func multiply(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2] }
  }
}
