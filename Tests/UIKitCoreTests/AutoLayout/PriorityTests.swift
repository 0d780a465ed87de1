// SPDX-License-Identifier: MIT
import Testing
import UIKit

@MainActor
struct PriorityTests {
  private let container = makeContainer()

  @Test func `priorities have Apple's numbers`() {
    #expect(UILayoutPriority.required.rawValue == 1_000)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(UILabel().contentHuggingPriority(for: .vertical) == UILayoutPriority(251))
  }

  @Test func `a priority of 750 beats any number of weaker ones`() {
    let view = ContentView()
    container.addSubview(view)
    let strong = view.widthAnchor.constraint(equalToConstant: 10)
    strong.priority = .defaultHigh
    strong.isActive = true
    for _ in 0..<100 {
      let weak = view.widthAnchor.constraint(equalToConstant: 300)
      weak.priority = UILayoutPriority(749)
      weak.isActive = true
    }
    container.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }

  @Test func `of two views the one that hugs less is stretched`() {
    let (title, value) = (ContentView(50, 20), ContentView(30, 20))
    title.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    container.add(title, title.leadingAnchor.constraint(equalTo: container.leadingAnchor))
    container.add(
      value, value.leadingAnchor.constraint(equalTo: title.trailingAnchor),
      value.trailingAnchor.constraint(equalTo: container.trailingAnchor))
    container.layoutIfNeeded()
    #expect(title.frame.width == 50)
    #expect(value.frame.width == 270)

    value.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    container.layoutIfNeeded()
    #expect(title.frame.width == 290)
    #expect(value.frame.width == 30)
  }

  @Test func `of two views the one that resists less is cut`() {
    let (title, value) = (ContentView(250, 20), ContentView(150, 20))
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    container.add(title, title.leadingAnchor.constraint(equalTo: container.leadingAnchor))
    container.add(
      value, value.leadingAnchor.constraint(equalTo: title.trailingAnchor),
      value.trailingAnchor.constraint(equalTo: container.trailingAnchor))
    container.layoutIfNeeded()
    #expect(title.frame.width == 170)
    #expect(value.frame.width == 150)
  }

  @Test func `new contents move what depends on them`() {
    let view = ContentView(50, 20)
    container.add(view, view.trailingAnchor.constraint(equalTo: container.trailingAnchor))
    container.layoutIfNeeded()
    #expect(view.frame.minX == 270)
    view.contentSize.width = 120
    container.layoutIfNeeded()
    #expect(view.frame.minX == 200)
    view.contentSize.width = UIView.noIntrinsicMetric
    container.layoutIfNeeded()
    #expect(view.constraintsAffectingLayout(for: .horizontal).count == 1)
    #expect(view.hasAmbiguousLayout)
  }

  @Test func `an active constraint may change its priority while it stays optional`() {
    let view = ContentView()
    container.addSubview(view)
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    wide.priority = .defaultHigh
    narrow.priority = .defaultLow
    NSLayoutConstraint.activate([wide, narrow])
    container.layoutIfNeeded()
    #expect(view.frame.width == 200)
    narrow.priority = UILayoutPriority(800)
    container.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }
}
