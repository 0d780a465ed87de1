// SPDX-License-Identifier: MIT
import CoreGraphics
import Kurukuru
import KurukuruTestSupport
import Testing
import UIKit

@MainActor
struct ButtonWithLoadTests {
  let harness = Harness(Harness.Environment { $0.size = CGSize(width: 320, height: 240) })
  let button = ButtonWithLoad(frame: CGRect(x: 100, y: 100, width: 120, height: 44))

  init() {
    button.clock = harness.clock
    button.setTitle("読み込み開始", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .blue
    harness.host(button)
  }

  private var indicator: UIActivityIndicatorView? {
    button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
  }

  private func differs(_ before: CGImage) -> Bool {
    !PictureDifference(before, harness.snapshot()).isEmpty
  }

  // MARK: The article's table

  @Test func `is idle and enabled at first`() {
    #expect(!button.isLoading)
    #expect(button.isEnabled)
    #expect(!harness.isMoving)
  }

  @Test func `loading disables, hides the title and runs a centred indicator, at once`() throws {
    button.isLoading = true
    #expect(button.isLoading)
    #expect(!button.isEnabled)
    let picture = harness.snapshot(of: button)
    assertPicture(picture, named: "loading")
    let frame = try #require(indicator?.frame)
    #expect(frame == CGRect(x: 50, y: 12, width: 20, height: 20))
    #expect(indicator?.isAnimating == true)
  }

  @Test func `ending shows the title, enables and stops the indicator, at once`() {
    let before = harness.snapshot()
    button.isLoading = true
    _ = harness.snapshot()
    button.isLoading = false
    #expect(!button.isLoading)
    #expect(button.isEnabled)
    #expect(!differs(before))
    #expect(indicator?.isAnimating == false)
    #expect(!harness.isMoving)
    assertPicture(harness.snapshot(of: button), named: "idle")
  }

  @Test func `the indicator stays centred when the button is resized`() {
    button.isLoading = true
    _ = harness.snapshot()
    button.frame = CGRect(x: 10, y: 20, width: 300, height: 100)
    _ = harness.snapshot()
    #expect(indicator?.center == CGPoint(x: 150, y: 50))
  }

  @Test func `the indicator turns in eight steps a second`() async {
    button.isLoading = true
    let first = harness.snapshot()
    await harness.advance(by: .milliseconds(124))
    #expect(!differs(first))
    await harness.advance(by: .milliseconds(1))
    #expect(differs(first))
    await harness.advance(by: .milliseconds(875))
    #expect(!differs(first))
  }

  // MARK: Interaction

  @Test func `a tap during a load does nothing, and reaches nothing behind`() {
    var taps: [String] = []
    let behind = UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    behind.addAction(UIAction { _ in taps.append("behind") }, for: .touchUpInside)
    button.superview?.insertSubview(behind, belowSubview: button)
    button.addAction(UIAction { _ in taps.append("button") }, for: .touchUpInside)
    harness.tap(button)
    #expect(taps == ["button"])
    button.isLoading = true
    harness.tap(button)
    #expect(taps == ["button"])
    button.isLoading = false
    harness.tap(button)
    #expect(taps == ["button", "button"])
  }

  @Test func `the keyboard does nothing during a load either`() {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    harness.key(.keyboardTab)
    harness.key(.keyboardSpacebar)
    #expect(taps == 1)
    button.isLoading = true
    harness.key(.keyboardSpacebar)
    harness.key(.keyboardReturnOrEnter)
    #expect(taps == 1)
  }

  @Test func `a second tap cannot slip in before the work starts`() async {
    var starts = 0
    button.addAction(
      UIAction { [weak button, clock = harness.clock] _ in
        button?.startLoad {
          starts += 1
          try await clock.sleep(for: .seconds(3))
        }
      }, for: .touchUpInside)
    harness.tap(button)
    harness.tap(button)
    await harness.advance(by: .seconds(1))
    #expect(starts == 1)
    await harness.advance(by: .seconds(3))
    #expect(!button.isLoading)
  }

  // MARK: What the caller owns

  @Test func `the caller's enabled value counts again after the load`() {
    button.isLoading = true
    button.isEnabled = false
    button.isEnabled = true
    #expect(!button.isEnabled)
    button.isLoading = false
    #expect(button.isEnabled)
    button.isEnabled = false
    button.isLoading = true
    button.isLoading = false
    #expect(!button.isEnabled)
  }

  @Test func `a title set during a load shows when it ends`() {
    button.isLoading = true
    button.setTitle("Done", for: .normal)
    let loading = harness.snapshot(of: button)
    button.isLoading = false
    let fresh = ButtonWithLoad(frame: button.frame)
    fresh.setTitle("Done", for: .normal)
    fresh.setTitleColor(.white, for: .normal)
    fresh.backgroundColor = .blue
    let after = harness.snapshot(of: button)
    harness.host(fresh)
    #expect(PictureDifference(after, harness.snapshot(of: fresh)).isEmpty)
    fresh.isLoading = true
    #expect(PictureDifference(loading, harness.snapshot(of: fresh)).isEmpty)
  }

  @Test func `the label's own alpha and isHidden survive a load`() {
    button.titleLabel?.alpha = 0.5
    let before = harness.snapshot()
    button.isLoading = true
    button.titleLabel?.isHidden = false
    _ = harness.snapshot()
    button.isLoading = false
    #expect(button.titleLabel?.alpha == 0.5)
    #expect(!differs(before))
  }

  @Test func `the size while loading is the size when idle`() {
    for title in ["", "Load", "読み込みを開始する"] {
      button.setTitle(title, for: .normal)
      button.setTitle("A disabled title that is far longer", for: .disabled)
      let idle = button.intrinsicContentSize
      button.isLoading = true
      #expect(button.intrinsicContentSize == idle)
      button.isLoading = false
    }
  }

  @Test func `a button that the app disabled keeps its disabled look while it loads`() {
    button.setBackgroundImage(nil, for: .normal)
    button.isEnabled = false
    button.isLoading = true
    #expect(button.state.contains(.disabled))
    button.isLoading = false
    #expect(button.state.contains(.disabled))
  }

  // MARK: Policies

  @Test func `a calm load blocks at once and changes nothing visibly in its grace`() async {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.setTitleColor(.red, for: .disabled)
    button.policy = .calm
    let before = harness.snapshot()
    button.isLoading = true
    await harness.advance(by: .milliseconds(199))
    #expect(!differs(before))
    harness.press(button)
    #expect(!differs(before))
    harness.release()
    #expect(taps == 0)
    await harness.advance(by: .milliseconds(1))
    #expect(differs(before))
  }

  @Test func `a calm load stays for 0.4 s once it shows`() async {
    let before = harness.snapshot()
    button.policy = .calm
    button.isLoading = true
    await harness.advance(by: .milliseconds(210))
    button.isLoading = false
    #expect(!button.isLoading)
    await harness.advance(by: .milliseconds(380))
    #expect(differs(before))
    #expect(!button.isEnabled)
    await harness.advance(by: .milliseconds(20))
    #expect(!differs(before))
    #expect(button.isEnabled)
  }

  @Test func `false ends the switch's load only, and true joins no second one`() {
    let token = button.beginLoading()
    button.isLoading = true
    button.isLoading = true
    button.isLoading = false
    #expect(button.isLoading)
    button.endLoading(token)
    #expect(!button.isLoading)
  }

  @Test func `each load ends once and says how`() async {
    struct Broken: Error {}
    var ends: [LoadingOutcome] = []
    button.onLoadEnd = { _, outcome in ends.append(outcome) }
    let value = await button.load(policy: .immediate) { 42 }
    #expect(value == 42)
    await #expect(throws: Broken.self) { try await button.load { throw Broken() } }
    let task = button.startLoad { [clock = harness.clock] in try await clock.sleep(for: .seconds(9))
    }
    await harness.advance(by: .milliseconds(1))
    task.cancel()
    await harness.advance(by: .milliseconds(1))
    button.policy = LoadingPolicy(timeout: .seconds(10))
    button.isLoading = true
    await harness.advance(by: .seconds(10))
    #expect(!button.isLoading)
    button.isLoading = false
    #expect(ends == [.done, .failed, .cancelled, .timedOut])
  }

  @Test func `cancelling shows the button as it was`() {
    let before = harness.snapshot()
    button.isLoading = true
    _ = button.beginLoading(policy: .calm)
    button.cancelLoading()
    #expect(!button.isLoading)
    #expect(!differs(before))
  }

  // MARK: Life

  @Test func `nothing runs while the button is hidden or out of the window`() async throws {
    button.isLoading = true
    await harness.advance(by: .milliseconds(200))
    button.isHidden = true
    await harness.advance(by: .milliseconds(200))
    #expect(!harness.isMoving)
    button.isHidden = false
    await harness.advance(by: .milliseconds(200))
    #expect(harness.isMoving)
    let parent = try #require(button.superview)
    button.removeFromSuperview()
    await harness.advance(by: .milliseconds(200))
    #expect(!harness.isMoving)
    parent.addSubview(button)
    await harness.advance(by: .milliseconds(200))
    #expect(harness.isMoving)
  }

  @Test func `a loading button goes away, with its timers and its animation`() async {
    weak var gone: ButtonWithLoad?
    do {
      let button = ButtonWithLoad(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      button.clock = harness.clock
      gone = button
      harness.host(button)
      _ = button.beginLoading(
        policy: LoadingPolicy(grace: .seconds(1), timeout: .seconds(99), slowThreshold: .seconds(5))
      )
      button.isLoading = true
      await harness.advance(by: .seconds(2))
      harness.clear()
    }
    await harness.advance(by: .seconds(1))
    #expect(gone == nil)
    #expect(harness.clock.pendingSleeps == 0)
    #expect(!harness.isMoving)
  }
}
