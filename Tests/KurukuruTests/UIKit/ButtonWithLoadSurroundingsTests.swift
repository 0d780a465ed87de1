// SPDX-License-Identifier: MIT
import CoreGraphics
import Kurukuru
import KurukuruTestSupport
import Testing
import UIKit

/// What changes around a button while it loads.
@MainActor
struct ButtonWithLoadSurroundingsTests {
  let harness = Harness(Harness.Environment { $0.size = CGSize(width: 320, height: 120) })

  private func makeButton(
    _ frame: CGRect = CGRect(x: 20, y: 20, width: 200, height: 44),
    _ change: (ButtonWithLoad) -> Void = { _ in }
  ) -> ButtonWithLoad {
    let button = ButtonWithLoad(frame: frame)
    button.clock = harness.clock
    button.setTitle("Load", for: .normal)
    button.backgroundColor = .blue
    change(button)
    return button
  }

  private func picture(
    of button: ButtonWithLoad, traits: UITraitCollection = UITraitCollection()
  ) -> CGImage {
    show(button, traits: traits)
    return harness.snapshot()
  }

  @discardableResult
  private func show(
    _ button: ButtonWithLoad, traits: UITraitCollection = UITraitCollection()
  ) -> UIViewController {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.frame = parent.view.bounds
    child.didMove(toParent: parent)
    child.view.addSubview(button)
    harness.host(parent)
    parent.setOverrideTraitCollection(traits, forChild: child)
    return parent
  }

  private func isSame(_ picture: CGImage) -> Bool {
    PictureDifference(harness.snapshot(), picture).isEmpty
  }

  // MARK: The window

  @Test func `a load that begins out of a window shows when the button enters one`() {
    let expected = picture(of: makeButton { _ in })
    let loading = makeButton()
    loading.isLoading = true
    let shown = picture(of: loading)
    #expect(!PictureDifference(expected, shown).isEmpty)
    let other = makeButton()
    show(other)
    other.isLoading = true
    #expect(isSame(shown))
  }

  @Test func `leaving the window and coming back goes on loading`() throws {
    let button = makeButton()
    show(button)
    button.isLoading = true
    let loading = harness.snapshot()
    let parent = try #require(button.superview)
    button.removeFromSuperview()
    _ = harness.snapshot()
    parent.addSubview(button)
    #expect(isSame(loading))
  }

  @Test func `a load that ends out of the window leaves nothing behind`() throws {
    let button = makeButton()
    let idle = picture(of: button)
    button.isLoading = true
    _ = harness.snapshot()
    let parent = try #require(button.superview)
    button.removeFromSuperview()
    button.isLoading = false
    parent.addSubview(button)
    #expect(isSame(idle))
    #expect(!harness.isMoving)
  }

  @Test func `a button that loses all its animations hides its title at the next layout`() throws {
    let button = makeButton()
    show(button)
    button.isLoading = true
    let loading = harness.snapshot()
    let parent = try #require(button.superview)
    button.removeFromSuperview()
    button.titleLabel?.layer.removeAllAnimations()
    parent.addSubview(button)
    #expect(isSame(loading))
  }

  @Test func `a title that loses all its animations stays hidden`() async {
    let button = makeButton()
    show(button)
    button.isLoading = true
    let loading = harness.snapshot()
    button.titleLabel?.layer.removeAllAnimations()
    await harness.advance(by: .zero)
    #expect(isSame(loading))
  }

  // MARK: Traits

  @Test(arguments: [ButtonWithLoad.IndicatorPlacement.leading, .trailing])
  func `turning to right-to-left during a load moves the indicator`(
    placement: ButtonWithLoad.IndicatorPlacement
  ) {
    let turned = makeButton {
      $0.indicatorPlacement = placement
      $0.semanticContentAttribute = .forceRightToLeft
      $0.isLoading = true
    }
    let expected = picture(of: turned)
    let button = makeButton {
      $0.indicatorPlacement = placement
      $0.isLoading = true
    }
    let before = picture(of: button)
    #expect(!PictureDifference(before, expected).isEmpty)
    button.semanticContentAttribute = .forceRightToLeft
    #expect(isSame(expected))
  }

  @Test(arguments: [
    UITraitCollection(layoutDirection: .rightToLeft),
    UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
    UITraitCollection(userInterfaceStyle: .dark),
  ])
  func `traits that change during a load change it all`(traits: UITraitCollection) throws {
    func loading() -> ButtonWithLoad {
      makeButton {
        $0.loadingTitle = "読み込み中"
        $0.titleLabel?.font = .preferredFont(forTextStyle: .body)
        $0.titleLabel?.adjustsFontForContentSizeCategory = true
        $0.setTitleColor(.label, for: .normal)
        $0.backgroundColor = .systemBackground
        $0.indicatorColor = .systemRed
        $0.isLoading = true
      }
    }
    let expected = picture(of: loading(), traits: traits)
    let button = loading()
    let parent = show(button)
    #expect(!PictureDifference(harness.snapshot(), expected).isEmpty)
    let child = try #require(parent.children.first)
    parent.setOverrideTraitCollection(traits, forChild: child)
    #expect(isSame(expected))
  }

  // MARK: Sizes

  @Test(
    arguments: [
      CGSize(width: 8, height: 44), CGSize(width: 0, height: 0), CGSize(width: 44, height: 0),
      CGSize(width: 0, height: 44), CGSize(width: 200, height: 1),
    ],
    [ButtonWithLoad.IndicatorPlacement.center, .leading, .trailing])
  func `a button without room loads, and looks as before afterwards`(
    size: CGSize, placement: ButtonWithLoad.IndicatorPlacement
  ) throws {
    let button = makeButton(CGRect(origin: CGPoint(x: 60, y: 40), size: size)) {
      $0.indicatorPlacement = placement
    }
    let idle = picture(of: button)
    for title in [nil, "読み込み中"] {
      button.loadingTitle = title
      button.isLoading = true
      _ = harness.snapshot()
      for view in button.subviews {
        #expect(view.frame.width >= 0 && view.frame.height >= 0)
        #expect(view.center.x.isFinite && view.center.y.isFinite)
      }
      #expect(button.bounds.size == size)
      button.isLoading = false
      #expect(isSame(idle))
    }
  }

  // MARK: Interaction

  @Test func `a button in a superview that takes no touches loads as any other`() throws {
    let button = makeButton()
    show(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let parent = try #require(button.superview)
    parent.isUserInteractionEnabled = false
    button.isLoading = true
    harness.tap(button)
    parent.isUserInteractionEnabled = true
    harness.tap(button)
    #expect(taps == 0)
    button.isLoading = false
    harness.tap(button)
    #expect(taps == 1)
  }

  @Test func `a load that begins under a finger lets go of the button`() {
    let button = makeButton()
    let idle = picture(of: button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.addAction(
      UIAction { [weak button] _ in button?.isLoading = true }, for: .touchDown)
    harness.press(button)
    harness.release()
    #expect(taps == 0)
    button.isLoading = false
    #expect(!button.isHighlighted)
    #expect(isSame(idle))
    button.removeTarget(nil, action: nil, for: .allEvents)
  }

  @Test func `the keyboard's focus is on the button again after a load`() {
    let button = makeButton()
    show(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    harness.key(.keyboardTab)
    harness.key(.keyboardSpacebar)
    #expect(taps == 1)
    button.isLoading = true
    _ = harness.snapshot()
    button.isLoading = false
    harness.key(.keyboardSpacebar)
    #expect(taps == 2)
  }

  // MARK: Loads

  @Test func `disabling during the grace looks disabled at once, and stays after the load`() async {
    let disabled = makeButton {
      $0.setTitleColor(.red, for: .disabled)
      $0.isEnabled = false
    }
    let expected = picture(of: disabled)
    let button = makeButton { $0.setTitleColor(.red, for: .disabled) }
    show(button)
    let token = button.beginLoading(policy: .calm)
    button.isEnabled = false
    #expect(isSame(expected))
    await harness.advance(by: .milliseconds(100))
    button.endLoading(token)
    #expect(!button.isEnabled)
    #expect(isSame(expected))
    button.isEnabled = true
    #expect(button.isEnabled)
  }

  @Test func `enabling during the grace counts when the load has ended`() async {
    let button = makeButton { $0.isEnabled = false }
    show(button)
    let token = button.beginLoading(policy: .calm)
    button.isEnabled = true
    #expect(!button.isEnabled)
    button.endLoading(token)
    #expect(button.isEnabled)
  }

  @Test func `cancelling the task around load ends it as cancelled`() async {
    let button = makeButton()
    show(button)
    var ends: [LoadingOutcome] = []
    button.onLoadEnd = { _, outcome in ends.append(outcome) }
    let clock = harness.clock
    let task = Task {
      try await button.load { try await clock.sleep(for: .seconds(9)) }
    }
    await harness.advance(by: .seconds(1))
    #expect(button.isLoading)
    task.cancel()
    await harness.advance(by: .milliseconds(1))
    #expect(!button.isLoading)
    #expect(ends == [.cancelled])
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a time-out frees the button, and the late result arrives without a second end`() async
  {
    let button = makeButton()
    let idle = picture(of: button)
    var ends: [LoadingOutcome] = []
    button.onLoadEnd = { _, outcome in ends.append(outcome) }
    let clock = harness.clock
    let task = Task {
      try await button.load(policy: LoadingPolicy(timeout: .seconds(2))) {
        try await clock.sleep(for: .seconds(5))
        return "late"
      }
    }
    await harness.advance(by: .seconds(2))
    #expect(ends == [.timedOut])
    #expect(button.isEnabled)
    #expect(isSame(idle))
    button.isLoading = true
    await harness.advance(by: .seconds(3))
    #expect(await (try? task.value) == "late")
    #expect(button.isLoading)
    button.isLoading = false
    #expect(ends == [.timedOut, .done])
  }

  @Test func `a button goes away while the work of startLoad runs, and the work goes on`() async {
    weak var gone: ButtonWithLoad?
    var finished = false
    let clock = harness.clock
    do {
      let button = makeButton()
      gone = button
      show(button)
      button.startLoad {
        try await clock.sleep(for: .seconds(5))
        finished = true
      }
      await harness.advance(by: .seconds(1))
      harness.clear()
    }
    await harness.advance(by: .seconds(1))
    #expect(gone == nil)
    #expect(!harness.isMoving)
    await harness.advance(by: .seconds(5))
    #expect(finished)
    #expect(clock.pendingSleeps == 0)
  }

  @Test func `the slow title stays until the indicator goes`() async {
    let button = makeButton {
      $0.loadingTitle = "読み込み中"
      $0.slowLoadingTitle = "もう少し…"
      $0.indicatorColor = .clear
      $0.policy = LoadingPolicy(minimumDuration: .seconds(9), slowThreshold: .seconds(5))
    }
    let idle = picture(of: button)
    button.isLoading = true
    await harness.advance(by: .seconds(6))
    let slow = harness.snapshot()
    button.isLoading = false
    #expect(isSame(slow))
    #expect(!button.isEnabled)
    await harness.advance(by: .seconds(3))
    #expect(isSame(idle))
    #expect(button.isEnabled)
  }
}
