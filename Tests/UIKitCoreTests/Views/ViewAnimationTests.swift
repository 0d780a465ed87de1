// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit

@MainActor
struct ViewAnimationTests {
  let harness = Harness()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    view.backgroundColor = .red
    harness.host(view)
  }

  private var seenX: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  @Test func `An animation is a quarter through its curve after a quarter of its time`() async {
    view.center.x = 0
    UIView.animate(withDuration: 1) { view.center.x = 100 }
    #expect(view.center.x == 100)
    await harness.advance(by: .milliseconds(250))
    #expect(abs(seenX - 12.916193) < 0.01)
    await harness.advance(by: .milliseconds(250))
    #expect(abs(seenX - 50) < 0.01)
    await harness.advance(by: .milliseconds(600))
    #expect(seenX == 100)
    #expect(!harness.isMoving)
  }

  @Test func `The completion runs when the last animation has ended`() async {
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 0.5, animations: { view.alpha = 0 }, completion: { ends.append($0) })
    #expect(ends.isEmpty)
    await harness.advance(by: .milliseconds(480))
    #expect(ends.isEmpty)
    await harness.advance(by: .milliseconds(40))
    #expect(ends == [true])
  }

  @Test func `With nothing to animate the completion runs at once`() {
    var ends: [Bool] = []
    UIView.animate(withDuration: 0.5, animations: {}, completion: { ends.append($0) })
    #expect(ends == [true])
  }

  @Test func `A view in no window jumps`() {
    let loose = UIView()
    var hasEnded = false
    UIView.animate(
      withDuration: 1, animations: { loose.alpha = 0 }, completion: { _ in hasEnded = true })
    #expect(hasEnded)
    #expect(loose.layer.animationKeys() ?? [] == [])
  }

  @Test func `Outside a block nothing animates, and performWithoutAnimation jumps inside one`() {
    view.center.x = 50
    #expect(view.layer.animationKeys() ?? [] == [])
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.center.x = 70 }
    }
    #expect(view.layer.animationKeys() ?? [] == [])
  }

  @Test func `An animation within performWithoutAnimation jumps, and ends at once`() {
    var hasEnded = false
    UIView.performWithoutAnimation {
      UIView.animate(
        withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in hasEnded = true })
    }
    #expect(hasEnded)
    #expect(view.layer.animationKeys() ?? [] == [])
  }

  @Test func `An animation in a hidden superview still ends`() async {
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 0.2, animations: { view.alpha = 0 }, completion: { ends.append($0) })
    await harness.advance(by: .milliseconds(100))
    view.superview?.isHidden = true
    await harness.advance(by: .milliseconds(200))
    #expect(ends == [true])
  }

  @Test func `A view in a hidden window jumps`() {
    harness.window.isHidden = true
    var hasEnded = false
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in hasEnded = true })
    #expect(hasEnded)
  }

  @Test func `An animation that repeats goes on until it is removed`() async {
    UIView.animate(
      withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
      animations: { view.center.x = 105 })
    await harness.advance(by: .milliseconds(750))
    #expect(abs(seenX - 55) < 0.1)
    await harness.advance(by: .seconds(10))
    #expect(harness.isMoving)
    view.layer.removeAllAnimations()
    await harness.advance(by: .milliseconds(20))
    #expect(!harness.isMoving)
  }

  @Test func `A delay shows the old value until it is over`() async {
    view.center.x = 0
    UIView.animate(
      withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.x = 100 })
    await harness.advance(by: .milliseconds(400))
    #expect(seenX == 0)
    await harness.advance(by: .milliseconds(600))
    #expect(abs(seenX - 50) < 0.01)
  }

  @Test func `A second animation begins where the first is seen`() async {
    view.center.x = 0
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 100 })
    await harness.advance(by: .milliseconds(500))
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 0 })
    await harness.advance(by: .milliseconds(20))
    #expect(seenX < 51 && seenX > 47)
  }

  @Test func `Leaving the window ends an animation unfinished`() async {
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
    await harness.advance(by: .milliseconds(100))
    view.removeFromSuperview()
    await harness.advance(by: .milliseconds(100))
    #expect(ends == [false])
  }

  @Test func `A moving view takes no touches unless it is allowed to`() async {
    let point = CGPoint(x: 5, y: 5)
    UIView.animate(withDuration: 0.2) { view.alpha = 0.5 }
    #expect(view.hitTest(point, with: nil) == nil)
    await harness.advance(by: .milliseconds(300))
    #expect(view.hitTest(point, with: nil) === view)
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    #expect(view.hitTest(point, with: nil) === view)
  }

  @Test func `An inner animation takes the outer duration unless it insists`() async {
    UIView.animate(withDuration: 1) {
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.animate(withDuration: 0.1) { view.alpha = 0 }
      UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
        view.center.x = 100
      }
    }
    #expect(view.layer.animation(forKey: "opacity")?.duration == 1)
    #expect(view.layer.animation(forKey: "position")?.duration == 0.1)
  }

  @Test func `Key frames are reached at their times`() async {
    view.center.x = 0
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.center.x = 0 }
    }
    await harness.advance(by: .milliseconds(250))
    #expect(abs(seenX - 50) < 0.01)
    await harness.advance(by: .milliseconds(400))
    #expect(abs(seenX - 100) < 0.01)
    await harness.advance(by: .milliseconds(225))
    #expect(abs(seenX - 50) < 0.01)
  }

  @Test(arguments: [
    (0.5, 1.0, 0.0, 161.7195025), (0.35, 1, 0, 286.409428), (0.6, 0.8, 0, 190.214275),
    (0.8, 1, 0, 80.897372), (1, 1, 0, 85.255929), (0.5, 1, 1, 152.868414),
  ])
  func `Springs are as stiff as Apple's`(
    damping: Double, duration: Double, velocity: Double, stiffness: Double
  ) throws {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: damping,
      initialSpringVelocity: velocity, animations: { view.center.x += 100 })
    let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(abs(spring.stiffness - stiffness) < 0.001)
  }

  @Test func `A cross dissolve shows the old look fading over the new one`() async {
    var hasEnded = false
    UIView.transition(
      with: view, duration: 1, options: .transitionCrossDissolve,
      animations: { view.backgroundColor = .blue }, completion: { hasEnded = $0 })
    await harness.advance(by: .milliseconds(500))
    #expect(harness.renderTree.contains("rgba(0 0 1 1)"))
    #expect(harness.renderTree.contains("rgba(1 0 0 1)"))
    #expect(view.subviews.isEmpty)
    await harness.advance(by: .milliseconds(600))
    #expect(hasEnded)
    #expect(!harness.renderTree.contains("rgba(1 0 0 1)"))
  }
}
