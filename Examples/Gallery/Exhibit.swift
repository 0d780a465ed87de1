// SPDX-License-Identifier: MIT
import Kurukuru
import UIKit

/// One state of one component.
@MainActor
struct Exhibit {
  /// What the caption says.
  let name: String
  /// Whether something moves in it.
  let isMoving: Bool
  /// Makes the component in its state.
  let makeView: @MainActor () -> ButtonWithLoad

  /// A name for files.
  var fileName: String { name.lowercased().replacingOccurrences(of: " ", with: "-") }

  private init(
    _ name: String, isMoving: Bool = false, _ makeView: @escaping @MainActor () -> ButtonWithLoad
  ) {
    self.name = name
    self.isMoving = isMoving
    self.makeView = makeView
  }

  /// All states, in the order of the page.
  static let all = [
    Exhibit("Idle") { filled() },
    Exhibit("Pressed") { filled { $0.isHighlighted = true } },
    Exhibit("Disabled") { filled { $0.isEnabled = false } },
    Exhibit("Loading", isMoving: true) { filled { $0.isLoading = true } },
    Exhibit("Loading, disabled by the app", isMoving: true) {
      filled {
        $0.isEnabled = false
        $0.isLoading = true
      }
    },
    Exhibit("Calm, in its grace") {
      filled {
        $0.policy = LoadingPolicy(grace: .seconds(3_600))
        $0.isLoading = true
      }
    },
    Exhibit("Indicator leading", isMoving: true) { beside(.leading) },
    Exhibit("Indicator trailing", isMoving: true) { beside(.trailing) },
    Exhibit("Loading title", isMoving: true) {
      filled {
        $0.loadingTitle = "読み込み中"
        $0.isLoading = true
      }
    },
    Exhibit("Image, idle") { pictured() },
    Exhibit("Image, loading", isMoving: true) { pictured { $0.isLoading = true } },
    Exhibit("Light button, loading", isMoving: true) {
      plain { $0.isLoading = true }
    },
    Exhibit("System, idle") { system() },
    Exhibit("System, pressed") { system { $0.isHighlighted = true } },
    Exhibit("System, loading", isMoving: true) { system { $0.isLoading = true } },
  ]

  // MARK: Kinds

  private static func filled(_ change: (ButtonWithLoad) -> Void = { _ in }) -> ButtonWithLoad {
    let button = ButtonWithLoad(frame: .zero)
    button.backgroundColor = .systemBlue
    button.setTitleColor(.white, for: .normal)
    button.setTitleColor(UIColor(white: 1, alpha: 0.5), for: .highlighted)
    button.setTitleColor(UIColor(white: 1, alpha: 0.4), for: .disabled)
    button.layer.cornerRadius = 8
    return finished(button, change)
  }

  private static func beside(_ placement: ButtonWithLoad.IndicatorPlacement) -> ButtonWithLoad {
    filled {
      $0.indicatorPlacement = placement
      $0.isLoading = true
    }
  }

  private static func pictured(_ change: (ButtonWithLoad) -> Void = { _ in }) -> ButtonWithLoad {
    filled {
      $0.setImage(arrow, for: .normal)
      change($0)
    }
  }

  private static func plain(_ change: (ButtonWithLoad) -> Void) -> ButtonWithLoad {
    let button = ButtonWithLoad(frame: .zero)
    button.backgroundColor = .systemBackground
    button.setTitleColor(.label, for: .normal)
    button.layer.borderWidth = 1
    button.layer.borderColor = UIColor.systemGray.cgColor
    button.layer.cornerRadius = 8
    return finished(button, change)
  }

  private static func system(_ change: (ButtonWithLoad) -> Void = { _ in }) -> ButtonWithLoad {
    finished(ButtonWithLoad(type: .system), change)
  }

  private static func finished(
    _ button: ButtonWithLoad, _ change: (ButtonWithLoad) -> Void
  ) -> ButtonWithLoad {
    button.setTitle("読み込み開始", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.addAction(
      UIAction { [weak button] _ in
        button?.startLoad { try await Task.sleep(for: .seconds(3)) }
      }, for: .touchUpInside)
    change(button)
    return button
  }

  /// An arrow that points down, in the title's colour.
  private static let arrow: UIImage = {
    let size = CGSize(width: 16, height: 16)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 8, y: 2))
      path.addLine(to: CGPoint(x: 8, y: 13))
      path.move(to: CGPoint(x: 3, y: 8))
      path.addLine(to: CGPoint(x: 8, y: 13))
      path.addLine(to: CGPoint(x: 13, y: 8))
      path.lineWidth = 2
      UIColor.white.setStroke()
      path.stroke()
    }
    return image
  }()
}
