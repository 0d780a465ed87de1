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
  /// How wide it is, whatever its contents would need; `nil`: with room around them.
  let width: CGFloat?

  private let make: @MainActor (ButtonWithLoad) -> Void
  private let type: UIButton.ButtonType

  /// A name for files.
  var fileName: String {
    name.lowercased().filter { $0 != "," }.replacingOccurrences(of: " ", with: "-")
  }

  private init(
    _ name: String, isMoving: Bool = false, width: CGFloat? = nil,
    type: UIButton.ButtonType = .custom, _ make: @escaping @MainActor (ButtonWithLoad) -> Void
  ) {
    self.name = name
    self.isMoving = isMoving
    self.width = width
    self.type = type
    self.make = make
  }

  /// How long after its making an exhibit has come to the state that it shows.
  static let settling = Duration.seconds(1)

  /// Makes the component in its state, or on the way to it, by that clock.
  func makeView(clock: any Clock<Duration> = ContinuousClock()) -> ButtonWithLoad {
    let button = ButtonWithLoad(type: type)
    button.clock = clock
    button.setTitle(Self.title, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.addAction(
      UIAction { [weak button] _ in
        button?.startLoad { try await clock.sleep(for: .seconds(3)) }
      }, for: .touchUpInside)
    make(button)
    return button
  }

  /// The component's size with room on both sides of its contents for an indicator.
  func size(of button: ButtonWithLoad) -> CGSize {
    let own = button.intrinsicContentSize
    return CGSize(
      width: width ?? (own.width + 88).rounded(), height: max(44, (own.height + 10).rounded()))
  }

  /// All states, in the order of the page.
  static let all = [
    Exhibit("Idle") { fill($0) },
    Exhibit("Pressed") {
      fill($0)
      $0.isHighlighted = true
    },
    Exhibit("Disabled") {
      fill($0)
      $0.isEnabled = false
    },
    Exhibit("Loading", isMoving: true) {
      fill($0)
      $0.isLoading = true
    },
    Exhibit("Loading, disabled by the app", isMoving: true) {
      fill($0)
      $0.isEnabled = false
      $0.isLoading = true
    },
    Exhibit("Calm, in its grace") {
      fill($0)
      $0.policy = LoadingPolicy(grace: .seconds(3_600))
      $0.isLoading = true
    },
    Exhibit("Over, in its minimum time", isMoving: true) {
      fill($0)
      $0.policy = LoadingPolicy(minimumDuration: .seconds(3_600))
      $0.isLoading = true
      $0.isLoading = false
    },
    Exhibit("Loading title", isMoving: true) {
      fill($0)
      $0.loadingTitle = "読み込み中"
      $0.isLoading = true
    },
    Exhibit("Slow title", isMoving: true) {
      fill($0)
      $0.loadingTitle = "読み込み中"
      $0.slowLoadingTitle = "もう少し…"
      $0.policy = LoadingPolicy(slowThreshold: .milliseconds(500))
      $0.isLoading = true
    },
    Exhibit("Ended by an error") {
      fill($0)
      tellEnds(of: $0)
      $0.endLoading($0.beginLoading(), as: .failed)
    },
    Exhibit("Ended by a time-out") {
      fill($0)
      tellEnds(of: $0)
      $0.policy = LoadingPolicy(timeout: .milliseconds(500))
      $0.isLoading = true
    },
    Exhibit("Indicator leading", isMoving: true) {
      fill($0)
      $0.indicatorPlacement = .leading
      $0.isLoading = true
    },
    Exhibit("Indicator trailing", isMoving: true) {
      fill($0)
      $0.indicatorPlacement = .trailing
      $0.isLoading = true
    },
    Exhibit("Indicator colour", isMoving: true) {
      fill($0)
      $0.indicatorColor = .systemYellow
      $0.isLoading = true
    },
    Exhibit("Light, idle") { outline($0) },
    Exhibit("Light, loading", isMoving: true) {
      outline($0)
      $0.isLoading = true
    },
    Exhibit("System, idle", type: .system) { _ in },
    Exhibit("System, pressed", type: .system) { $0.isHighlighted = true },
    Exhibit("System, loading", isMoving: true, type: .system) { $0.isLoading = true },
    Exhibit("Image, idle") {
      fill($0)
      $0.setImage(arrow, for: .normal)
    },
    Exhibit("Image, loading", isMoving: true) {
      fill($0)
      $0.setImage(arrow, for: .normal)
      $0.isLoading = true
    },
    Exhibit("Image, indicator leading", isMoving: true) {
      fill($0)
      $0.setImage(arrow, for: .normal)
      $0.indicatorPlacement = .leading
      $0.isLoading = true
    },
    Exhibit("Attributed title, loading", isMoving: true) {
      attribute($0)
      $0.indicatorPlacement = .trailing
      $0.isLoading = true
    },
    Exhibit("Background image, idle") { line($0) },
    Exhibit("Background image, loading", isMoving: true) {
      line($0)
      $0.isLoading = true
    },
    Exhibit("Configuration, idle") { configure($0) },
    Exhibit("Configuration, loading", isMoving: true) {
      configure($0)
      $0.isLoading = true
    },
    Exhibit("Configuration, trailing", isMoving: true) {
      configure($0)
      $0.indicatorPlacement = .trailing
      $0.isLoading = true
    },
    Exhibit("Very narrow, idle", width: 56) { fill($0) },
    Exhibit("Very narrow, loading", isMoving: true, width: 56) {
      fill($0)
      $0.isLoading = true
    },
  ]
}
