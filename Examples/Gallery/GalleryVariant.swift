// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import UIKit

/// The surroundings in which each state is shown.
enum GalleryVariant: String, CaseIterable {
  case light = "Light"
  case dark = "Dark"
  case rightToLeft = "Right to left"
  case largestText = "Largest text"

  /// A name for files.
  var fileName: String { rawValue.lowercased().replacingOccurrences(of: " ", with: "-") }

  /// What the harness is to be like, of that size in points.
  func environment(size: CGSize) -> Harness.Environment {
    Harness.Environment {
      $0.size = size
      switch self {
      case .light: break
      case .dark: $0.style = .dark
      case .rightToLeft: $0.direction = .rightToLeft
      case .largestText: $0.contentSize = .accessibilityExtraExtraExtraLarge
      }
    }
  }
}
