// SPDX-License-Identifier: MIT
import CoreGraphics
import Kurukuru
import KurukuruTestSupport
import Testing
import UIKit

/// What goes wrong in the first article, on our button and on a twin that has the faults.
@MainActor
struct ArticleFaultTests {
  let harness = Harness(Harness.Environment { $0.size = CGSize(width: 320, height: 240) })

  private func host(_ subject: LoadingSubject) -> LoadingButton {
    let button = subject.makeButton(clock: harness.clock)
    harness.host(button.view)
    return button
  }

  /// How many pixels of the button are not its background's.
  private func ink(_ button: LoadingButton, over background: UIColor) -> Int {
    let image = harness.snapshot(of: button.view)
    let plain = UIView(frame: button.view.bounds)
    plain.backgroundColor = background
    let other = Harness(Harness.Environment { $0.size = plain.bounds.size })
    other.host(plain)
    return PictureDifference(image, other.snapshot(), tolerance: 24).differingPixels
  }

  @Test(arguments: LoadingSubject.allCases)
  func `the title stays the button's own during a load`(subject: LoadingSubject) async {
    let button = host(subject)
    button.setLoading(true)
    await harness.advance(by: .milliseconds(100))
    await subject.check {
      #expect(button.view.titleLabel?.isDescendant(of: button.view) == true)
    }
  }

  @Test(arguments: LoadingSubject.allCases)
  func `ending a load leaves a button disabled that the app disabled`(subject: LoadingSubject) async
  {
    let button = host(subject)
    var taps = 0
    button.view.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.setLoading(true)
    button.view.isEnabled = false
    button.setLoading(false)
    harness.tap(button.view)
    await subject.check { #expect(taps == 0) }
  }

  @Test(arguments: LoadingSubject.allCases)
  func `setting false on an idle button enables nothing`(subject: LoadingSubject) async {
    let button = host(subject)
    var taps = 0
    button.view.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.view.isEnabled = false
    button.setLoading(false)
    harness.tap(button.view)
    await subject.check { #expect(taps == 0) }
  }

  @Test(arguments: LoadingSubject.allCases)
  func `an image does not stay under the indicator`(subject: LoadingSubject) async {
    let button = host(subject)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    }
    button.view.setImage(picture, for: .normal)
    button.setLoading(true)
    await harness.advance(by: .milliseconds(10))
    let withImage = harness.snapshot(of: button.view)
    button.view.setImage(nil, for: .normal)
    let without = harness.snapshot(of: button.view)
    await subject.check { #expect(PictureDifference(withImage, without).isEmpty) }
  }

  @Test(arguments: LoadingSubject.allCases)
  func `the indicator can be seen on a light button`(subject: LoadingSubject) async {
    let button = host(subject)
    button.view.backgroundColor = .white
    button.view.setTitleColor(.black, for: .normal)
    button.setLoading(true)
    await harness.advance(by: .milliseconds(10))
    let inked = ink(button, over: .white)
    await subject.check { #expect(inked > 50) }
  }

  @Test(arguments: LoadingSubject.allCases)
  func `a load of 20 ms does not flash`(subject: LoadingSubject) async {
    let button = host(subject)
    let before = harness.snapshot()
    button.run(.milliseconds(20))
    await harness.advance(by: .milliseconds(10))
    let during = harness.snapshot()
    await harness.advance(by: .milliseconds(500))
    await subject.check { #expect(PictureDifference(before, during).isEmpty) }
    #expect(PictureDifference(before, harness.snapshot()).isEmpty)
  }

  @Test(arguments: LoadingSubject.allCases)
  func `two overlapping loads end at the second`(subject: LoadingSubject) async {
    let button = host(subject)
    let before = harness.snapshot()
    let endFirst = button.beginLoad()
    let endSecond = button.beginLoad()
    endFirst()
    let during = harness.snapshot()
    await subject.check { #expect(!PictureDifference(before, during).isEmpty) }
    endSecond()
    #expect(PictureDifference(before, harness.snapshot()).isEmpty)
  }
}
