// SPDX-License-Identifier: MIT
import CoreGraphics

extension UIActivityIndicatorView {
  /// The size of an indicator and, for the old styles, its colour.
  ///
  /// Counterpart: `UIActivityIndicatorView.Style`.
  public enum Style: Int, Sendable {
    /// 20 × 20 points, in a grey that suits light and dark.
    case medium = 100
    /// 37 × 37 points, in a grey that suits light and dark.
    case large = 101
    /// 37 × 37 points, white.
    @available(
      iOS, introduced: 2.0, deprecated: 13.0, renamed: "UIActivityIndicatorView.Style.large"
    )
    case whiteLarge = 0
    /// 20 × 20 points, white.
    @available(
      iOS, introduced: 2.0, deprecated: 13.0, renamed: "UIActivityIndicatorView.Style.medium"
    )
    case white = 1
    /// 20 × 20 points, grey.
    @available(
      iOS, introduced: 2.0, deprecated: 13.0, renamed: "UIActivityIndicatorView.Style.medium"
    )
    case gray = 2

    /// The blades of the style.
    var blades: SpinnerBlades {
      switch self {
      case .large, .whiteLarge: .large
      case .medium, .white, .gray: .medium
      }
    }

    /// The colour where the app sets none.
    @MainActor
    var color: UIColor {
      switch self {
      case .white, .whiteLarge: .white
      case .gray: UIColor(white: 128 / 255, alpha: 1)
      case .medium, .large:
        UIColor { traits in
          let white: CGFloat = traits.userInterfaceStyle == .dark ? 140 / 255 : 128 / 255
          return UIColor(white: white, alpha: 1)
        }
      }
    }
  }
}
