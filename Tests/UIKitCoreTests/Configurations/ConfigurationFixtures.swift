// SPDX-License-Identifier: MIT
import Testing
import UIKit

/// The ready-made configurations, by name.
enum ConfigurationKind: String, CaseIterable {
  case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent

  var configuration: UIButton.Configuration {
    switch self {
    case .plain: .plain()
    case .gray: .gray()
    case .tinted: .tinted()
    case .filled: .filled()
    case .borderless: .borderless()
    case .bordered: .bordered()
    case .borderedTinted: .borderedTinted()
    case .borderedProminent: .borderedProminent()
    }
  }

  /// The one that looks the same.
  var twin: ConfigurationKind? {
    switch self {
    case .borderless: .plain
    case .bordered: .gray
    case .borderedTinted: .tinted
    case .borderedProminent: .filled
    default: nil
    }
  }
}

@MainActor
extension UIButton {
  /// A button of a configuration with changes, laid out in its own size or in another.
  static func laidOut(
    _ configuration: UIButton.Configuration, size: CGSize? = nil,
    _ change: (inout UIButton.Configuration) -> Void = { $0.title = "Configure" }
  ) -> UIButton {
    var configuration = configuration
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(origin: .zero, size: size ?? button.intrinsicContentSize)
    button.layoutIfNeeded()
    return button
  }

  /// The colour that the button's background has now.
  var fill: UIColor? { subviews.first?.backgroundColor }

  /// The radius that the button's background has now.
  var cornerRadius: CGFloat { subviews.first?.layer.cornerRadius ?? -1 }
}

extension UIColor {
  /// Red, green, blue and alpha, of 255, where the interface is light.
  var bytes: [Int] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }

  /// The colour with a part of its own alpha.
  func part(_ part: CGFloat) -> [Int] {
    var bytes = bytes
    bytes[3] = Int((CGFloat(bytes[3]) * part).rounded())
    return bytes
  }
}
