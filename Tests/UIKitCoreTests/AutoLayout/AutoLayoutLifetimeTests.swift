// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit

@MainActor
struct AutoLayoutLifetimeTests {
  private func makePair() -> (UIView, UIView) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    NSLayoutConstraint.activate([
      child.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      child.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
    ])
    return (parent, child)
  }

  @Test func `views with constraints go away though no pass ever ran`() {
    weak var parent: UIView?
    weak var child: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let (made, inner) = makePair()
      (parent, child, constraint) = (made, inner, made.constraints.first)
      #expect(constraint != nil)
    }
    #expect(parent == nil)
    #expect(child == nil)
    #expect(constraint == nil)
  }

  @Test func `views with constraints go away after they left a window`() {
    let harness = Harness()
    weak var parent: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let (made, _) = makePair()
      (parent, constraint) = (made, made.constraints.first)
      harness.host(made)
      _ = harness.snapshot()
      made.removeFromSuperview()
      made.setNeedsUpdateConstraints()
    }
    harness.clear()
    #expect(parent == nil)
    #expect(constraint == nil)
  }
}
