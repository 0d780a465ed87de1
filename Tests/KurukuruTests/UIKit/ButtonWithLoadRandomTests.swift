// SPDX-License-Identifier: MIT
import CoreGraphics
import Kurukuru
import KurukuruTestSupport
import Testing
import UIKit

/// Hundreds of overlapping operations in any order, against a model, and against plain buttons that are given the
/// same titles and looks: one to compare with while nothing is shown, and one without title while something is.
@MainActor
final class ButtonWithLoadRandomTests {
  let harness = Harness(Harness.Environment { $0.size = CGSize(width: 200, height: 200) })
  private var model = LoadingModel()
  private var random = SeededGenerator(seed: 0)
  private var button = ButtonWithLoad(frame: CGRect(x: 10, y: 10, width: 180, height: 44))
  private let twin = UIButton(frame: CGRect(x: 10, y: 70, width: 180, height: 44))
  private let blank = UIButton(frame: CGRect(x: 10, y: 130, width: 180, height: 44))
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private var tokens: [Int: LoadingToken] = [:]
  private var outcomes: [LoadingToken: LoadingOutcome] = [:]
  private var endCount = 0
  private var isEnabled = true
  private var taps = 0
  private var expectedTaps = 0

  private var plain: [UIButton] { [twin, blank] }
  private var all: [UIButton] { [button, twin, blank] }

  @Test(arguments: 1...6)
  func `whatever happens in whatever order, the button keeps to the model`(seed: UInt64) async {
    random = SeededGenerator(seed: seed)
    setUp()
    var done: [String] = []
    for _ in 0..<300 {
      done.append(await step())
      guard holds() else {
        Issue.record("after \(done.suffix(12).joined(separator: ", "))")
        return
      }
    }
    await finish()
  }

  // MARK: Setting

  private func setUp() {
    button.clock = harness.clock
    button.onLoadEnd = { [unowned self] token, outcome in
      outcomes[token] = outcome
      endCount += 1
    }
    button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
    for button in all {
      page.addSubview(button)
      button.backgroundColor = .blue
    }
    setTitle("Begin this load now")
    harness.host(page)
  }

  private func setTitle(_ title: String) {
    for other in [button, twin] { other.setTitle(title, for: .normal) }
  }

  /// Does one thing and says what.
  private func step() async -> String {
    switch Int.random(in: 0..<18, using: &random) {
    case 0: return begin(.immediate, "immediate")
    case 1: return begin(LoadingPolicy(minimumDuration: .milliseconds(605)), "minimum")
    case 2: return begin(.calm, "calm")
    case 3: return begin(LoadingPolicy(timeout: .milliseconds(505)), "timeout")
    case 4, 5, 6, 16, 17: return end()
    case 7:
      let isOn = Bool.random(using: &random)
      button.isLoading = isOn
      model.setSwitch(isOn)
      return "isLoading = \(isOn)"
    case 8:
      isEnabled.toggle()
      for button in all { button.isEnabled = isEnabled }
      return "isEnabled = \(isEnabled)"
    case 9:
      guard Int.random(in: 0..<3, using: &random) == 0 else { return "nothing" }
      button.cancelLoading()
      model.cancelAll()
      return "cancel"
    case 10: return tap()
    case 11: return changeLook()
    case 12:
      if button.superview == nil {
        all.forEach(page.addSubview)
        return "add"
      }
      all.forEach { $0.removeFromSuperview() }
      return "remove"
    case 13:
      harness.setStyle(Bool.random(using: &random) ? .dark : .light)
      return "style"
    default:
      let duration = Duration.milliseconds(10 * Int.random(in: 1...40, using: &random))
      await harness.advance(by: duration)
      model.advance(by: duration)
      return "advance \(duration)"
    }
  }

  private func begin(_ policy: LoadingPolicy, _ name: String) -> String {
    let load = model.begin(policy)
    tokens[load] = button.beginLoading(policy: policy)
    return "begin \(name)"
  }

  private func end() -> String {
    guard let load = model.running.randomElement(using: &random), let token = tokens[load] else {
      return "nothing"
    }
    let outcome: LoadingOutcome = Bool.random(using: &random) ? .done : .failed
    button.endLoading(token, as: outcome)
    button.endLoading(token, as: .cancelled)
    model.end(load, outcome)
    return "end"
  }

  private func tap() -> String {
    if button.window != nil {
      harness.tap(button)
      if isEnabled, !model.isBusy { expectedTaps += 1 }
    }
    return "tap"
  }

  private func changeLook() -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      setTitle("Another long title")
      return "title"
    case 1:
      for button in all { button.configuration = nil }
      return "no configuration"
    case 2:
      var filled = UIButton.Configuration.filled()
      blank.configuration = filled
      filled.title = "Configured long title"
      for button in [button, twin] { button.configuration = filled }
      return "configuration"
    default:
      for button in all { button.isSelected.toggle() }
      return "select"
    }
  }

  // MARK: Looking

  private func holds() -> Bool {
    let before = (button.isLoading, button.isEnabled, endCount)
    #expect(before == (model.isLoading, isEnabled && !model.isBusy, model.ended.count))
    #expect(Set(outcomes.values) == Set(model.ended) && outcomes.count == endCount)
    #expect(taps == expectedTaps)
    let picture = harness.snapshot()
    #expect(button.frame.size == twin.frame.size)
    #expect(button.intrinsicContentSize == twin.intrinsicContentSize)
    guard button.window != nil else { return before.0 == model.isLoading }
    let rows = all.map { picture.cropping(to: pixels($0.frame)) }
    let sides = all.map { button in
      picture.cropping(to: pixels(button.frame.divided(atDistance: 78, from: .minXEdge).slice))
    }
    let isLikeTwin = isSame(rows[0], rows[1])
    let isWithoutTitle = isSame(sides[0], sides[2])
    #expect(isLikeTwin == !model.isVisible)
    #expect(isWithoutTitle == model.isVisible)
    return before == (model.isLoading, isEnabled && !model.isBusy, model.ended.count)
      && isLikeTwin == !model.isVisible && isWithoutTitle == model.isVisible
  }

  private func pixels(_ frame: CGRect) -> CGRect {
    frame.applying(CGAffineTransform(scaleX: 2, y: 2))
  }

  private func isSame(_ first: CGImage?, _ second: CGImage?) -> Bool {
    guard let first, let second else { return false }
    return PictureDifference(first, second).isEmpty
  }

  private func finish() async {
    for load in model.running {
      tokens[load].map { button.endLoading($0) }
      model.end(load, .done)
    }
    button.isLoading = false
    model.setSwitch(false)
    await harness.advance(by: .seconds(1))
    model.advance(by: .seconds(1))
    #expect(holds())
    #expect(!harness.isMoving)
    #expect(harness.clock.pendingSleeps == 0)
    weak let old = button
    button.removeFromSuperview()
    button = ButtonWithLoad()
    harness.clear()
    #expect(old == nil)
  }
}

/// The same numbers for the same seed, on any machine: SplitMix64.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
