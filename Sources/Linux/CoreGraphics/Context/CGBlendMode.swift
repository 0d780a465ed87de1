// SPDX-License-Identifier: MIT
package import CGTK

/// How what is drawn mixes with what is there.
///
/// Counterpart: `CGBlendMode`. Differs from Apple: `plusDarker` does not exist.
public enum CGBlendMode: Int32, Sendable {
  /// Over what is there.
  case normal = 0
  /// The product of both colours.
  case multiply = 1
  /// The product of both colours' complements, complemented.
  case screen = 2
  /// Multiply or screen, as the background is dark or light.
  case overlay = 3
  /// The darker parts.
  case darken = 4
  /// The lighter parts.
  case lighten = 5
  /// Brightens the background.
  case colorDodge = 6
  /// Darkens the background.
  case colorBurn = 7
  /// Darkens or lightens softly.
  case softLight = 8
  /// Multiply or screen, as the source is dark or light.
  case hardLight = 9
  /// The distance of both colours.
  case difference = 10
  /// As difference, with less contrast.
  case exclusion = 11
  /// The source's hue.
  case hue = 12
  /// The source's saturation.
  case saturation = 13
  /// The source's hue and saturation.
  case color = 14
  /// The source's luminosity.
  case luminosity = 15
  /// Nothing stays.
  case clear = 16
  /// The source replaces what is there.
  case copy = 17
  /// The source where something is.
  case sourceIn = 18
  /// The source where nothing is.
  case sourceOut = 19
  /// The source over what is there, where something is.
  case sourceAtop = 20
  /// Under what is there.
  case destinationOver = 21
  /// What is there, where the source is.
  case destinationIn = 22
  /// What is there, where the source is not.
  case destinationOut = 23
  /// What is there over the source, where the source is.
  case destinationAtop = 24
  /// Either where the other is not.
  case xor = 25
  /// The sum of both.
  case plusLighter = 27
}

extension CGBlendMode {
  /// Cairo's word for it.
  package var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Whether Cairo would let it reach outside the shape that is drawn, which Core Graphics does not.
  var reachesOutsideShape: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
