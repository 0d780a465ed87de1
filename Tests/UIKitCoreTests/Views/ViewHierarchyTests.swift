// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit

@MainActor
struct ViewHierarchyTests {
  let log = CallLog()

  @Test func `Adding a view to a view tells both, in Apple's order`() {
    let parent = LoggingView("parent", log)
    let child = LoggingView("child", log)
    parent.addSubview(child)
    #expect(
      log.calls
        == [
          "child willMoveToSuperview view", "child didMoveToSuperview view", "parent didAddSubview",
        ].withTint(of: "child", before: "child didMoveToSuperview view"))
    #expect(child.superview === parent)
    #expect(parent.subviews == [child])
  }

  @Test func `A subtree hears of the window it enters and leaves`() {
    let harness = Harness()
    let parent = LoggingView("parent", log)
    let child = LoggingView("child", log)
    parent.addSubview(child)
    log.calls = []
    harness.window.addSubview(parent)
    let windowCalls = log.calls.filter { $0.contains("Window") }
    #expect(
      windowCalls == [
        "parent willMoveToWindow window", "child willMoveToWindow window",
        "child didMoveToWindow window", "parent didMoveToWindow window",
      ])
    log.calls = []
    parent.removeFromSuperview()
    #expect(log.calls.filter { $0.contains("didMoveToWindow") }.count == 2)
    #expect(child.window == nil)
  }

  @Test func `A view has one superview at a time`() {
    let first = UIView()
    let second = UIView()
    let child = UIView()
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(first.layer.sublayers ?? [] == [])
    #expect(second.subviews == [child])
  }

  @Test func `Subviews keep the order that insert, exchange, bring and send give them`() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    parent.addSubview(views[0])
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 0)
    parent.insertSubview(views[3], belowSubview: views[1])
    #expect(parent.subviews == [views[2], views[0], views[3], views[1]])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(parent.subviews == [views[1], views[0], views[3], views[2]])
    parent.bringSubviewToFront(views[0])
    #expect(parent.subviews == [views[1], views[3], views[2], views[0]])
    parent.sendSubviewToBack(views[2])
    #expect(parent.subviews == [views[2], views[1], views[3], views[0]])
    parent.insertSubview(views[2], aboveSubview: views[3])
    #expect(parent.subviews == [views[1], views[3], views[2], views[0]])
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
  }

  @Test func `Layers of the caller's own stay where they are among the views' layers`() {
    let parent = UIView()
    let own = CALayer()
    let view = UIView()
    parent.layer.addSublayer(own)
    parent.addSubview(view)
    #expect(parent.layer.sublayers == [own, view.layer])
  }

  @Test func `A tag finds the view itself, then the first in its subviews`() {
    let parent = UIView()
    let middle = UIView()
    let leaf = UIView()
    leaf.tag = 7
    parent.addSubview(middle)
    middle.addSubview(leaf)
    #expect(parent.viewWithTag(7) === leaf)
    #expect(parent.viewWithTag(0) === parent)
    #expect(parent.viewWithTag(8) == nil)
    #expect(leaf.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: leaf))
  }

  @Test func `A view that nobody keeps goes, and its subviews with it`() {
    weak var parent: UIView?
    weak var child: UIView?
    do {
      let view = UIView()
      view.addSubview(UIView())
      parent = view
      child = view.subviews[0]
      #expect(child != nil)
    }
    #expect(parent == nil)
    #expect(child == nil)
  }

  @Test func `A view in itself is a mistake that names the view`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let child = UIView()
        view.addSubview(child)
        child.addSubview(view)
      }
    }
    #expect(try #require(result).message.contains("addSubview: a view cannot be put into itself"))
  }
}

extension [String] {
  /// The tint is handed down when a view comes to its superview.
  fileprivate func withTint(of name: String, before call: String) -> [String] {
    flatMap { $0 == call ? ["\(name) tintColorDidChange", $0] : [$0] }
  }
}
