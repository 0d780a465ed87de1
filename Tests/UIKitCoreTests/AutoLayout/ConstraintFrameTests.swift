// SPDX-License-Identifier: MIT
import Testing
import UIKit

@MainActor
struct ConstraintFrameTests {
  private let container = makeContainer()

  @Test func `a spinner is centred in a button by its own size`() {
    let button = UIView(frame: CGRect(x: 100, y: 100, width: 120, height: 44))
    container.addSubview(button)
    let spinner = ContentView(20, 20)
    button.addSubview(spinner)
    spinner.centerXAnchor.constraint(equalTo: button.centerXAnchor).isActive = true
    spinner.centerYAnchor.constraint(equalTo: button.centerYAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(spinner.frame == CGRect(x: 50, y: 12, width: 20, height: 20))
    #expect(button.frame == CGRect(x: 100, y: 100, width: 120, height: 44))

    button.frame.size.width = 160
    container.layoutIfNeeded()
    #expect(spinner.frame == CGRect(x: 70, y: 12, width: 20, height: 20))
  }

  @Test func `a chain of views shares the width`() {
    let views = (0..<4).map { _ in ContentView() }
    for (index, view) in views.enumerated() {
      container.addSubview(view)
      let previous = index == 0 ? nil : views[index - 1]
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(
          equalTo: previous?.trailingAnchor ?? container.leadingAnchor,
          constant: previous == nil ? 0 : 8),
        view.topAnchor.constraint(equalTo: container.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
      ])
    }
    views[3].trailingAnchor.constraint(equalTo: container.trailingAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 82, 164, 246])
    #expect(views.allSatisfy { $0.frame.width == 74 })
  }

  @Test func `edges lie on pixels and neighbours stay flush`() {
    container.frame.size.width = 100
    let views = (0..<3).map { _ in ContentView() }
    for (index, view) in views.enumerated() {
      container.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(
          equalTo: index == 0 ? container.leadingAnchor : views[index - 1].trailingAnchor),
        view.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 1.0 / 3),
      ])
    }
    container.layoutIfNeeded()
    let scale = UIScreen.main.scale
    for view in views {
      #expect((view.frame.minX * scale).rounded() / scale == view.frame.minX)
      #expect((view.frame.maxX * scale).rounded() / scale == view.frame.maxX)
    }
    #expect(views[0].frame.maxX == views[1].frame.minX)
    #expect(views[1].frame.maxX == views[2].frame.minX)
    #expect(views[2].frame.maxX == 100)
  }

  @Test func `a constraint reaches across different parents`() {
    let left = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let right = UIView(frame: CGRect(x: 150, y: 40, width: 100, height: 100))
    container.addSubview(left)
    container.addSubview(right)
    let anchor = ContentView(10, 10)
    left.add(
      anchor, anchor.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 5),
      anchor.topAnchor.constraint(equalTo: left.topAnchor, constant: 30))
    let follower = ContentView(10, 10)
    right.add(
      follower, follower.topAnchor.constraint(equalTo: anchor.topAnchor),
      follower.leftAnchor.constraint(equalTo: anchor.rightAnchor, constant: 145))
    container.layoutIfNeeded()
    #expect(follower.frame == CGRect(x: 20, y: 10, width: 10, height: 10))
    #expect(container.constraints.count == 2)
    right.center.y += 4
    container.layoutIfNeeded()
    #expect(follower.frame.minY == 6)
  }

  @Test func `alignment rectangles are what constraints align`() {
    let badge = InsetView()
    container.add(
      badge, badge.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10),
      badge.topAnchor.constraint(equalTo: container.topAnchor, constant: 10))
    container.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 8, y: 10, width: 26, height: 24))
  }

  @Test func `anchors with an offset compare distances`() {
    let middle = ContentView(40, 10)
    container.addSubview(middle)
    let before = container.leadingAnchor.anchorWithOffset(to: middle.leadingAnchor)
    let after = middle.trailingAnchor.anchorWithOffset(to: container.trailingAnchor)
    after.constraint(equalTo: before, multiplier: 3).isActive = true
    container.layoutIfNeeded()
    #expect(middle.frame.minX == 70)
  }

  @Test func `the old initialiser makes the same rules`() {
    let view = ContentView()
    container.addSubview(view)
    container.addConstraints([
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 100),
      NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: view, attribute: .width,
        multiplier: 0.5, constant: 4),
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: container, attribute: .centerX,
        multiplier: 0.5, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: container,
        attribute: .bottomMargin, multiplier: 1, constant: 0),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 30, y: 480 - 8 - 54, width: 100, height: 54))
    container.removeConstraints(container.constraints)
    #expect(container.constraints.isEmpty)
  }

  @Test func `a view outside a window takes the size that its contents ask for`() {
    let card = ContentView()
    let label = ContentView(80, 20)
    card.add(
      label, label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5))
    card.layoutIfNeeded()
    #expect(card.bounds.size == CGSize(width: 100, height: 30))
    #expect(label.frame == CGRect(x: 10, y: 5, width: 80, height: 20))
  }
}

/// A view that draws a shadow of its own outside the rectangle that counts.
@MainActor
private final class InsetView: UIView {
  init() {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 4, right: 4)
  }
  override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
}
