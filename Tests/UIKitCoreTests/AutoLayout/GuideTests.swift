// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit

@MainActor
struct GuideTests {
  private let container = makeContainer()

  @Test func `a guide spaces views like an invisible view`() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    let (left, right) = (ContentView(40, 10), ContentView(60, 10))
    container.add(left, left.leadingAnchor.constraint(equalTo: container.leadingAnchor))
    container.add(
      right, guide.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      guide.trailingAnchor.constraint(equalTo: right.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 33))
    container.layoutIfNeeded()
    #expect(right.frame.minX == 73)
    #expect(guide.layoutFrame.minX == 40)
    #expect(guide.layoutFrame.width == 33)
    container.removeLayoutGuide(guide)
    #expect(container.constraints.count == 1)
    #expect(guide.owningView == nil)
  }

  @Test func `the margins guide follows the margins`() {
    let view = ContentView()
    let margins = container.layoutMarginsGuide
    container.add(
      view, view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      view.topAnchor.constraint(equalTo: margins.topAnchor),
      view.bottomAnchor.constraint(equalTo: margins.bottomAnchor))
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 304, height: 464))
    container.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 314, height: 476))
    #expect(margins.layoutFrame == view.frame)
  }

  @Test(arguments: [(320, 304), (1_000, 672)] as [(CGFloat, CGFloat)])
  func `the readable guide is at most 672 wide and centred`(width: CGFloat, readable: CGFloat) {
    container.frame.size.width = width
    let view = ContentView()
    let guide = container.readableContentGuide
    container.add(
      view, view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor))
    container.layoutIfNeeded()
    #expect(view.frame.width == readable)
    #expect(view.frame.midX == width / 2)
    #expect(container.constraints.count == 2)
  }

  @Test func `system spacing is 8 points`() {
    let view = ContentView(10, 10)
    container.add(
      view,
      view.leadingAnchor.constraint(
        equalToSystemSpacingAfter: container.leadingAnchor, multiplier: 2),
      view.topAnchor.constraint(equalToSystemSpacingBelow: container.topAnchor, multiplier: 1))
    container.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 16, y: 8))
  }

  @Test func `the safe area follows the controller's insets`() async {
    let harness = Harness()
    let controller = UIViewController()
    let view = ContentView()
    let area = controller.view.safeAreaLayoutGuide
    controller.view.add(
      view, view.topAnchor.constraint(equalTo: area.topAnchor),
      view.bottomAnchor.constraint(equalTo: area.bottomAnchor))
    harness.host(controller)
    await harness.advance(by: .milliseconds(20))
    #expect(view.frame.minY == 0)
    controller.additionalSafeAreaInsets.top = 47
    await harness.advance(by: .milliseconds(20))
    #expect(view.frame.minY == 47)
    #expect(view.frame.maxY == controller.view.bounds.maxY)
  }

  @Test func `in a layout from right to left leading is right`() {
    container.semanticContentAttribute = .forceRightToLeft
    let view = ContentView(50, 10)
    let leading = view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10)
    container.add(view, leading)
    container.layoutIfNeeded()
    #expect(view.frame.minX == 260)
    leading.constant = 30
    container.layoutIfNeeded()
    #expect(view.frame.minX == 240)
    container.semanticContentAttribute = .forceLeftToRight
    container.layoutIfNeeded()
    #expect(view.frame.minX == 30)
    #expect(leading.isActive)
  }

  @Test func `left stays left in any reading direction`() {
    container.semanticContentAttribute = .forceRightToLeft
    let view = ContentView(50, 10)
    container.add(view, view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10))
    container.layoutIfNeeded()
    #expect(view.frame.minX == 10)
  }

  @Test func `a frame by hand follows its mask beside constraints`() {
    let bar = UIView(frame: CGRect(x: 20, y: 0, width: 280, height: 40))
    bar.autoresizingMask = [.flexibleWidth]
    container.addSubview(bar)
    let view = ContentView(50, 10)
    bar.add(view, view.trailingAnchor.constraint(equalTo: bar.trailingAnchor))
    container.layoutIfNeeded()
    #expect(view.frame.minX == 230)
    container.frame.size.width = 420
    container.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 20, y: 0, width: 380, height: 40))
    #expect(view.frame.minX == 330)
  }
}
