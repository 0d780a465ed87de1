// SPDX-License-Identifier: MIT
import CoreGraphics

/// A layer's animatable property, by the key that actions and animations use.
enum LayerProperty: UInt8, CaseIterable, Sendable {
  case bounds, position, anchorPoint, anchorPointZ, zPosition, transform, sublayerTransform
  case opacity, hidden, masksToBounds, doubleSided
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case contents, contentsRect, contentsCenter, contentsScale
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath

  /// The key as Apple spells it.
  var key: String {
    switch self {
    case .bounds: "bounds"
    case .position: "position"
    case .anchorPoint: "anchorPoint"
    case .anchorPointZ: "anchorPointZ"
    case .zPosition: "zPosition"
    case .transform: "transform"
    case .sublayerTransform: "sublayerTransform"
    case .opacity: "opacity"
    case .hidden: "hidden"
    case .masksToBounds: "masksToBounds"
    case .doubleSided: "doubleSided"
    case .backgroundColor: "backgroundColor"
    case .cornerRadius: "cornerRadius"
    case .borderWidth: "borderWidth"
    case .borderColor: "borderColor"
    case .contents: "contents"
    case .contentsRect: "contentsRect"
    case .contentsCenter: "contentsCenter"
    case .contentsScale: "contentsScale"
    case .shadowColor: "shadowColor"
    case .shadowOpacity: "shadowOpacity"
    case .shadowOffset: "shadowOffset"
    case .shadowRadius: "shadowRadius"
    case .shadowPath: "shadowPath"
    }
  }

  private static let byKey = Dictionary(uniqueKeysWithValues: allCases.map { ($0.key, $0) })

  /// The property with a key; getter spellings such as `isHidden` are taken too.
  init?(key: Substring) {
    switch key {
    case "isHidden": self = .hidden
    case "isDoubleSided": self = .doubleSided
    default:
      guard let property = Self.byKey[String(key)] else { return nil }
      self = property
    }
  }

  /// The part of a render node that a change makes out of date.
  var invalidated: LayerFlags {
    switch self {
    case .position, .anchorPoint, .anchorPointZ, .zPosition, .transform, .opacity, .hidden,
      .doubleSided:
      .placement
    case .bounds, .cornerRadius, .contentsScale: [.placement, .appearance]
    case .sublayerTransform: .sublayers
    default: .appearance
    }
  }

  /// Whether a change animates when nobody says otherwise.
  var animatesImplicitly: Bool {
    switch self {
    case .hidden, .masksToBounds, .doubleSided, .contentsScale, .contents: false
    default: true
    }
  }
}
