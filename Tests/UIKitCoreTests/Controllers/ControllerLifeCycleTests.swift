// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit

@MainActor
struct ControllerLifeCycleTests {
  let log = CallLog()
  let harness = Harness()

  @Test func `A root controller loads, appears and is laid out in Apple's order`() {
    harness.host(LoggingController("root", log))
    #expect(
      log.calls == [
        "root viewDidLoad", "root viewWillAppear false", "root viewIsAppearing false",
        "root viewWillLayoutSubviews", "root viewDidLayoutSubviews", "root viewDidAppear false",
      ])
    log.calls = []
    harness.clear()
    #expect(log.calls == ["root viewWillDisappear false", "root viewDidDisappear false"])
  }

  @Test func `The view is loaded when it is first asked for, once`() {
    let controller = LoggingController("root", log)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(log.calls == ["root viewDidLoad"])
  }

  @Test func `A root controller's view fills the window, also after a resize`() {
    let controller = UIViewController()
    harness.host(controller)
    #expect(controller.view.frame == harness.window.bounds)
    harness.resize(to: CGSize(width: 500, height: 300))
    #expect(harness.window.bounds.size == CGSize(width: 500, height: 300))
    #expect(controller.view.frame == harness.window.bounds)
  }

  @Test func `loadView makes the view by hand`() {
    final class ByHand: UIViewController {
      let made = UIView()
      override func loadView() { view = made }
    }
    let controller = ByHand()
    #expect(controller.view === controller.made)
  }

  @Test func `Children appear when their views come, and disappear when they go`() {
    let parent = LoggingController("parent", log)
    let child = LoggingController("child", log)
    harness.host(parent)
    log.calls = []
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = harness.renderTree
    #expect(
      log.calls.filter { !$0.contains("Layout") } == [
        "child willMoveToParent parent", "child viewDidLoad", "child viewWillAppear false",
        "child viewIsAppearing false", "child didMoveToParent parent", "child viewDidAppear false",
      ])
    #expect(child.parent === parent)
    #expect(parent.children == [child])
    log.calls = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.calls == [
        "child willMoveToParent nil", "child viewWillDisappear false",
        "child viewDidDisappear false", "child didMoveToParent nil",
      ])
    #expect(child.parent == nil)
  }

  @Test func `Children appear and disappear with their parent`() {
    let parent = LoggingController("parent", log)
    let child = LoggingController("child", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    harness.host(parent)
    #expect(log.calls.contains("child viewDidAppear false"))
    log.calls = []
    harness.clear()
    #expect(log.calls.contains("child viewDidDisappear false"))
  }

  @Test func `A controller that nobody keeps goes with its view`() {
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let made = UIViewController()
      harness.host(made)
      controller = made
      view = made.view
      harness.clear()
    }
    #expect(controller == nil)
    #expect(view == nil)
  }
}
