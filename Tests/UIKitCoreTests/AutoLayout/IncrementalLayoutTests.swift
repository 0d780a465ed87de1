// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit
import UIKitCore

@MainActor
struct IncrementalLayoutTests {
  private let container = makeContainer()

  @Test func `one constant moves one view and lays out its superview alone`() {
    let root = ContentView()
    container.add(
      root, root.widthAnchor.constraint(equalTo: container.widthAnchor),
      root.heightAnchor.constraint(equalTo: container.heightAnchor),
      root.leftAnchor.constraint(equalTo: container.leftAnchor),
      root.topAnchor.constraint(equalTo: container.topAnchor))
    var leading: [NSLayoutConstraint] = []
    var views: [ContentView] = []
    for index in 0..<50 {
      let view = ContentView(20, 5)
      let start = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
      root.add(
        view, start,
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index * 8)))
      leading.append(start)
      views.append(view)
    }
    container.layoutIfNeeded()
    let placements = container.placementCount
    let layouts = views.map(\.layoutCount)
    let rootLayouts = root.layoutCount

    leading[20].constant = 30
    container.layoutIfNeeded()
    #expect(views[20].frame.minX == 30)
    #expect(container.placementCount == placements + 1)
    #expect(views.map(\.layoutCount) == layouts)
    #expect(root.layoutCount == rootLayouts + 1)

    container.layoutIfNeeded()
    #expect(container.placementCount == placements + 1)
  }

  @Test func `moving a container moves none of what is in it`() {
    let card = ContentView()
    let left = card.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10)
    container.add(
      card, left, card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 100))
    for index in 0..<20 {
      let view = ContentView(10, 10)
      card.add(
        view, view.centerXAnchor.constraint(equalTo: card.centerXAnchor),
        view.topAnchor.constraint(equalTo: card.topAnchor, constant: CGFloat(index)))
    }
    container.layoutIfNeeded()
    let placements = container.placementCount
    left.constant = 50
    container.layoutIfNeeded()
    #expect(card.frame.minX == 50)
    #expect(container.placementCount == placements + 1)
  }

  @Test func `views without constraints have no state`() {
    let view = UIView()
    container.addSubview(view)
    container.layoutIfNeeded()
    #expect(view.autoLayout == nil)
    #expect(container.autoLayout == nil)
  }

  @Test func `a constant set inside an animation animates the frame`() {
    let harness = Harness()
    harness.host(container)
    let view = ContentView(20, 20)
    let left = view.leftAnchor.constraint(equalTo: container.leftAnchor)
    container.add(view, left, view.topAnchor.constraint(equalTo: container.topAnchor))
    container.layoutIfNeeded()
    left.constant = 100
    UIView.animate(withDuration: 1) { container.layoutIfNeeded() }
    #expect(view.frame.minX == 100)
    #expect(view.layer.animationKeys()?.contains("position") == true)
  }

  @Test func `a constant set by layoutSubviews takes effect in the same layout`() {
    let view = StretchingView()
    container.addSubview(view)
    container.layoutIfNeeded()
    #expect(view.child.frame.width == 60)
    view.frame.size.width = 200
    container.layoutIfNeeded()
    #expect(view.child.frame.width == 100)
  }

  @Test func `layout of a view leaves frames elsewhere for later`() {
    let (left, right) = (UIView(frame: container.bounds), UIView(frame: container.bounds))
    container.addSubview(left)
    container.addSubview(right)
    let views = [left, right].map { parent in
      let view = ContentView(10, 10)
      parent.add(view, view.centerXAnchor.constraint(equalTo: parent.centerXAnchor))
      return view
    }
    left.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [155, 0])
    container.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [155, 155])
  }
}

/// A view that makes its child half as wide as itself, by hand.
@MainActor
private final class StretchingView: UIView {
  let child = ContentView()
  private lazy var width = child.widthAnchor.constraint(equalToConstant: 0)

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    add(child, width, child.leftAnchor.constraint(equalTo: leftAnchor))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    width.constant = bounds.width / 2
  }
}
