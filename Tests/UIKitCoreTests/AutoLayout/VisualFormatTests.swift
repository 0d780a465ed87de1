// SPDX-License-Identifier: MIT
import Testing
import UIKit

@MainActor
struct VisualFormatTests {
  private let container = makeContainer()
  private let first = ContentView(50, 20)
  private let second = ContentView(30, 20)

  init() {
    container.addSubview(first)
    container.addSubview(second)
  }

  private func activate(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics,
        views: ["first": first, "second": second]))
    container.layoutIfNeeded()
  }

  @Test func `a line of views fills the superview inside its margins`() {
    activate("H:|-[first(==70)]-[second]-|")
    #expect(first.frame.minX == 8)
    #expect(first.frame.width == 70)
    #expect(second.frame.minX == 86)
    #expect(second.frame.maxX == 312)
  }

  @Test func `numbers, metrics and other views give sizes and spaces`() {
    activate("|-20-[first(second)]-gap-[second(>=wide@750)]|", metrics: ["gap": 10, "wide": 60.0])
    #expect(first.frame == CGRect(x: 20, y: 0, width: 145, height: 20))
    #expect(second.frame.minX == 175)
    #expect(second.frame.maxX == 320)
  }

  @Test func `views line up across the line`() {
    activate("H:|[first][second]", .alignAllBottom)
    activate("V:|-(>=5,==30@900)-[first(40)]")
    #expect(first.frame.minY == 30)
    #expect(second.frame.minX == 50)
    #expect(second.frame.maxY == 70)
  }

  @Test func `a line may run from right to left`() {
    activate("H:|-10-[first]-5-[second]", .directionRightToLeft)
    #expect(first.frame.maxX == 310)
    #expect(second.frame.maxX == 255)
  }
}
