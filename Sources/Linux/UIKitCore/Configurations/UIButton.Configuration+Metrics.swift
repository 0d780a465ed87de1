// SPDX-License-Identifier: MIT
import CoreGraphics

extension UIButton.Configuration.Size {
  /// The room around what the button shows; measured.
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The title's text style; measured.
  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  /// The subtitle's text style; measured for medium buttons.
  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption1
    case .medium, .large: .footnote
    }
  }
}

extension UIButton.Configuration {
  /// A length that no layout can be made with, by its name; `nil` where all are finite.
  var nameOfUnusableNumber: String? {
    let background = ownBackground
    let lengths = [
      ("contentInsets", contentInsets.lengths), ("imagePadding", [imagePadding]),
      ("titlePadding", [titlePadding]), ("background.cornerRadius", [background.cornerRadius]),
      ("background.backgroundInsets", background.backgroundInsets.lengths),
      ("background.strokeWidth", [background.strokeWidth]),
      ("background.strokeOutset", [background.strokeOutset]),
    ]
    return lengths.first { !$0.1.allSatisfy(\.isFinite) }?.0
  }

  /// The radius of the background's corners in a button of that height.
  @MainActor
  func cornerRadius(height: CGFloat, traits: UITraitCollection) -> CGFloat {
    switch cornerStyle {
    case .fixed: ownBackground.cornerRadius
    case .dynamic:
      UIFontMetrics.default.scaledValue(for: ownBackground.cornerRadius, compatibleWith: traits)
    case .small: height * 0.125
    case .medium: height * 0.175
    case .large: height * 0.25
    case .capsule: height / 2
    }
  }

  /// The one edge at which the picture stands.
  var imageEdge: NSDirectionalRectEdge {
    let edges: [NSDirectionalRectEdge] = [.leading, .trailing, .top, .bottom]
    return edges.first { imagePlacement.contains($0) } ?? .leading
  }

  /// How title and subtitle stand to each other, with `automatic` settled.
  var settledTitleAlignment: TitleAlignment {
    guard titleAlignment == .automatic else { return titleAlignment }
    switch imageEdge {
    case .leading: return .leading
    case .trailing: return .trailing
    default: return .center
    }
  }
}

extension NSLineBreakMode {
  /// The most lines of a button's text that breaks like this; 0 for as many as it takes.
  var linesOfConfiguredText: Int {
    self == .byWordWrapping || self == .byCharWrapping ? 0 : 1
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate var lengths: [CGFloat] { [top, leading, bottom, trailing] }
}
