// SPDX-License-Identifier: MIT

/// A colour by hue, saturation and brightness, each 0…1.
struct HueColor {
  let hue: Double
  let saturation: Double
  let brightness: Double

  init(hue: Double, saturation: Double, brightness: Double) {
    self.hue = Self.unit(hue)
    self.saturation = Self.unit(saturation)
    self.brightness = Self.unit(brightness)
  }

  /// The number within 0…1; NaN counts as 0.
  private static func unit(_ number: Double) -> Double {
    number.isNaN ? 0 : min(max(number, 0), 1)
  }

  init(red: Double, green: Double, blue: Double) {
    let high = max(red, green, blue)
    let span = high - min(red, green, blue)
    brightness = high
    saturation = high > 0 ? span / high : 0
    guard span > 0 else {
      hue = 0
      return
    }
    let sixths =
      if high == red {
        (green - blue) / span
      } else if high == green {
        2 + (blue - red) / span
      } else {
        4 + (red - green) / span
      }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  var rgb: (red: Double, green: Double, blue: Double) {
    let sixths = hue == 1 ? 0 : hue * 6
    let sector = sixths.rounded(.down)
    let part = sixths - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    return switch Int(sector) {
    case 0: (brightness, rising, low)
    case 1: (falling, brightness, low)
    case 2: (low, brightness, rising)
    case 3: (low, falling, brightness)
    case 4: (rising, low, brightness)
    default: (brightness, low, falling)
    }
  }
}
