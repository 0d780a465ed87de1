// SPDX-License-Identifier: MIT
import Foundation
import Kurukuru
import UIKit

/// What the exhibits look like.
extension Exhibit {
  /// What the buttons say while nothing runs.
  static let title = "読み込み開始"

  /// White on blue.
  static func fill(_ button: ButtonWithLoad) {
    button.backgroundColor = .systemBlue
    button.setTitleColor(.white, for: .normal)
    button.setTitleColor(UIColor(white: 1, alpha: 0.5), for: .highlighted)
    button.setTitleColor(UIColor(white: 1, alpha: 0.4), for: .disabled)
    button.layer.cornerRadius = 8
  }

  /// The text's colour on the window's, with a border.
  static func outline(_ button: ButtonWithLoad) {
    button.backgroundColor = .systemBackground
    button.setTitleColor(.label, for: .normal)
    button.layer.borderWidth = 1
    button.layer.borderColor = UIColor.systemGray.cgColor
    button.layer.cornerRadius = 8
  }

  /// A title in two colours: the indicator takes the first.
  static func attribute(_ button: ButtonWithLoad) {
    fill(button)
    let font = UIFont.preferredFont(forTextStyle: .body)
    let text = NSMutableAttributedString(
      string: "読み込み", attributes: [.foregroundColor: UIColor.systemYellow, .font: font])
    text.append(
      NSAttributedString(string: "開始", attributes: [.foregroundColor: UIColor.white, .font: font]))
    button.setAttributedTitle(text, for: .normal)
  }

  /// A picture behind the title.
  static func line(_ button: ButtonWithLoad) {
    button.setTitleColor(.white, for: .normal)
    button.setBackgroundImage(capsule, for: .normal)
  }

  /// A tinted configuration with a subtitle.
  static func configure(_ button: ButtonWithLoad) {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = title
    configuration.subtitle = "3.2 MB"
    button.configuration = configuration
  }

  /// Says in the button itself how its loads end.
  static func tellEnds(of button: ButtonWithLoad) {
    button.onLoadEnd = { [weak button] _, outcome in
      let (title, color): (String, UIColor) =
        switch outcome {
        case .failed: ("もう一度", .systemRed)
        case .timedOut: ("時間切れ", .systemOrange)
        case .done, .cancelled: (title, .systemBlue)
        }
      button?.setTitle(title, for: .normal)
      button?.backgroundColor = color
    }
  }

  /// An arrow that points down.
  static let arrow = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 16)).image { _ in
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 14, y: 2))
    path.addLine(to: CGPoint(x: 14, y: 13))
    path.move(to: CGPoint(x: 9, y: 8))
    path.addLine(to: CGPoint(x: 14, y: 13))
    path.addLine(to: CGPoint(x: 19, y: 8))
    path.lineWidth = 2
    UIColor.white.setStroke()
    path.stroke()
  }

  /// Two round ends and what is stretched between them, with a light edge.
  private static let capsule: UIImage = {
    let size = CGSize(width: 46, height: 44)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.systemIndigo.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 22).fill()
      let edge = UIBezierPath(
        roundedRect: CGRect(x: 3, y: 3, width: 40, height: 38), cornerRadius: 19)
      edge.lineWidth = 2
      UIColor(white: 1, alpha: 0.6).setStroke()
      edge.stroke()
    }
    return image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 21, left: 22, bottom: 21, right: 22))
  }()
}
