// SPDX-License-Identifier: MIT
import Testing
import UIKit

@MainActor
struct HierarchyTests {
  private let container = makeContainer()

  @Test func `the nearest common view holds an active constraint`() {
    let view = ContentView()
    container.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let left = view.leftAnchor.constraint(equalTo: container.leftAnchor)
    #expect(!width.isActive)
    NSLayoutConstraint.activate([width, left])
    #expect(view.constraints == [width])
    #expect(container.constraints == [left])
    NSLayoutConstraint.deactivate([width])
    #expect(view.constraints.isEmpty)
    #expect(!width.isActive && left.isActive)
  }

  @Test func `leaving the superview deactivates what reached outside and keeps the rest`() {
    let card = ContentView()
    let view = ContentView(10, 10)
    let across = card.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 20)
    let inside = view.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 7)
    let deep = view.topAnchor.constraint(equalTo: container.topAnchor)
    container.addSubview(card)
    card.addSubview(view)
    NSLayoutConstraint.activate([across, inside, deep])
    container.layoutIfNeeded()
    card.removeFromSuperview()
    #expect(!across.isActive)
    #expect(!deep.isActive)
    #expect(inside.isActive)
    #expect(container.constraints.isEmpty)

    let other = makeContainer()
    other.addSubview(card)
    card.rightAnchor.constraint(equalTo: other.rightAnchor).isActive = true
    card.widthAnchor.constraint(equalToConstant: 100).isActive = true
    other.layoutIfNeeded()
    #expect(card.frame.minX == 220)
    #expect(view.frame.minX == 7)
  }

  @Test func `a hierarchy built from the inside out is laid out as a whole`() {
    let outer = ContentView()
    let inner = ContentView()
    let leaf = ContentView(30, 10)
    inner.add(
      leaf, leaf.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 4),
      leaf.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: -4))
    outer.add(
      inner, inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 2),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -2))
    container.add(outer, outer.centerXAnchor.constraint(equalTo: container.centerXAnchor))
    container.layoutIfNeeded()
    #expect(outer.frame.width == 42)
    #expect(outer.frame.minX == 139)
    #expect(inner.frame.width == 38)
    #expect(leaf.frame.minX == 4)
  }

  @Test func `a view outlives its hierarchy and joins another`() {
    let card = ContentView()
    let leaf = ContentView(30, 10)
    do {
      let parent = makeContainer()
      parent.addSubview(card)
      card.add(leaf, leaf.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 3))
      parent.layoutIfNeeded()
    }
    container.addSubview(card)
    container.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 3, y: 0, width: 30, height: 10))
  }

  @Test func `views and constraints are let go with their hierarchy`() {
    weak var parent: UIView?
    weak var child: UIView?
    weak var constraint: NSLayoutConstraint?
    weak var guide: UILayoutGuide?
    do {
      let view = makeContainer()
      let content = ContentView(10, 10)
      let space = UILayoutGuide()
      view.addLayoutGuide(space)
      let rule = content.leftAnchor.constraint(equalTo: space.rightAnchor)
      view.add(
        content, rule, space.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor))
      view.layoutIfNeeded()
      (parent, child, constraint, guide) = (view, content, rule, space)
    }
    #expect(parent == nil)
    #expect(child == nil)
    #expect(constraint == nil)
    #expect(guide == nil)
  }

  @Test func `constraints are updated from the leaves to the root, once each`() {
    let log = UpdateOrder()
    let outer = UpdatingView("outer", log)
    let inner = UpdatingView("inner", log)
    outer.addSubview(inner)
    container.addSubview(outer)
    container.layoutIfNeeded()
    #expect(log.names == ["inner", "outer"])
    container.layoutIfNeeded()
    #expect(log.names.count == 2)
    outer.setNeedsUpdateConstraints()
    #expect(outer.needsUpdateConstraints())
    container.layoutIfNeeded()
    #expect(log.names == ["inner", "outer", "outer"])
    #expect(!outer.needsUpdateConstraints())
  }
}

@MainActor
private final class UpdateOrder {
  var names: [String] = []
}

@MainActor
private final class UpdatingView: UIView {
  private let name: String
  private let log: UpdateOrder

  init(_ name: String, _ log: UpdateOrder) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    log.names.append(name)
    super.updateConstraints()
  }
}
