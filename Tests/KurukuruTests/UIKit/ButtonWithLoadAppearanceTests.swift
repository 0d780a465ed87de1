// SPDX-License-Identifier: MIT
import CoreGraphics
import Kurukuru
import KurukuruTestSupport
import Testing
import UIKit

@MainActor
struct ButtonWithLoadAppearanceTests {
  private func make(
    _ direction: UITraitEnvironmentLayoutDirection = .leftToRight, width: CGFloat = 200
  ) -> (Harness, ButtonWithLoad) {
    let harness = Harness(
      Harness.Environment {
        $0.size = CGSize(width: 240, height: 84)
        $0.direction = direction
      })
    let button = ButtonWithLoad(frame: CGRect(x: 20, y: 20, width: width, height: 44))
    button.clock = harness.clock
    button.setTitle("Load", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .blue
    harness.host(button)
    return (harness, button)
  }

  private func indicatorCenter(_ button: ButtonWithLoad) -> CGFloat {
    button.subviews.first { $0 is UIActivityIndicatorView }?.center.x ?? -1
  }

  @Test(arguments: [
    (
      ButtonWithLoad.IndicatorPlacement.leading, UITraitEnvironmentLayoutDirection.leftToRight, true
    ),
    (.trailing, .leftToRight, false), (.leading, .rightToLeft, false),
    (.trailing, .rightToLeft, true),
  ])
  func `beside the title the indicator leaves it where it is`(
    placement: ButtonWithLoad.IndicatorPlacement, direction: UITraitEnvironmentLayoutDirection,
    isLeft: Bool
  ) throws {
    let (harness, button) = make(direction)
    _ = harness.snapshot()
    let title = try #require(button.titleLabel?.frame)
    button.indicatorPlacement = placement
    button.isLoading = true
    _ = harness.snapshot()
    #expect(button.titleLabel?.frame == title)
    let expected = isLeft ? title.minX - 18 : title.maxX + 18
    #expect(abs(indicatorCenter(button) - expected) <= 0.5)
    assertPicture(
      harness.snapshot(of: button),
      named: "beside-title-\(placement)-\(direction == .rightToLeft ? "rtl" : "ltr")")
  }

  @Test func `without room beside it the title gives way, within the button`() throws {
    let (harness, button) = make(width: 60)
    button.setTitle("Load more", for: .normal)
    button.indicatorPlacement = .leading
    button.isLoading = true
    _ = harness.snapshot()
    let title = try #require(button.titleLabel?.frame)
    let center = indicatorCenter(button)
    #expect(center - 10 >= 0)
    #expect(title.minX >= center + 10)
    #expect(title.maxX <= 60)
    button.isLoading = false
    let again = harness.snapshot(of: button)
    let (other, fresh) = make(width: 60)
    fresh.setTitle("Load more", for: .normal)
    #expect(PictureDifference(again, other.snapshot(of: fresh)).isEmpty)
  }

  @Test func `a loading title takes the title's place, then that of a slow load`() async {
    let (harness, button) = make()
    button.loadingTitle = "読み込み中"
    button.slowLoadingTitle = "もう少し…"
    button.policy = LoadingPolicy(slowThreshold: .seconds(5))
    let idle = harness.snapshot()
    button.isLoading = true
    assertPicture(harness.snapshot(of: button), named: "loading-title")
    await harness.advance(by: .seconds(5))
    assertPicture(harness.snapshot(of: button), named: "slow-title")
    button.isLoading = false
    #expect(PictureDifference(idle, harness.snapshot()).isEmpty)
  }

  @Test func `the indicator follows the title's colour, dynamic and changed during a load`() {
    let (harness, button) = make()
    button.backgroundColor = .systemBackground
    button.setTitleColor(.label, for: .normal)
    button.isLoading = true
    assertPicture(harness.snapshot(of: button), named: "label-light")
    harness.setStyle(.dark)
    assertPicture(harness.snapshot(of: button), named: "label-dark")
    button.setTitleColor(.red, for: .normal)
    let red = harness.snapshot(of: button)
    button.indicatorColor = .red
    button.setTitleColor(.green, for: .normal)
    #expect(PictureDifference(red, harness.snapshot(of: button)).isEmpty)
  }

  @Test func `an attributed title's colour counts before the plain one's`() {
    let (harness, button) = make()
    let title = NSAttributedString(string: "Load", attributes: [.foregroundColor: UIColor.yellow])
    button.setAttributedTitle(title, for: .normal)
    button.isLoading = true
    let attributed = harness.snapshot(of: button)
    button.setAttributedTitle(nil, for: .normal)
    button.setTitleColor(.yellow, for: .normal)
    #expect(PictureDifference(attributed, harness.snapshot(of: button)).isEmpty)
  }
}
