// SPDX-License-Identifier: MIT
import Diagnostics
import KurukuruTestSupport
import Testing
import UIKit

@MainActor
struct PresentationTests {
  let log = CallLog()
  let harness = Harness()
  let root: LoggingController
  let presented: LoggingController

  init() {
    root = LoggingController("root", log)
    presented = LoggingController("presented", log)
    presented.view.backgroundColor = .red
    harness.host(root)
    log.calls = []
  }

  private var lifeCycle: [String] { log.calls.filter { !$0.contains("Layout") } }

  @Test func `Full screen takes the presenting view out, and brings it back`() {
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    #expect(root.presentedViewController === presented)
    #expect(presented.presentingViewController === root)
    #expect(root.view.window == nil)
    #expect(
      lifeCycle == [
        "root viewWillDisappear false", "presented viewWillAppear false",
        "presented viewIsAppearing false", "root viewDidDisappear false",
        "presented viewDidAppear false",
      ])
    log.calls = []
    root.dismiss(animated: false)
    #expect(root.view.window != nil)
    #expect(root.presentedViewController == nil)
    #expect(
      lifeCycle == [
        "root viewWillAppear false", "root viewIsAppearing false",
        "presented viewWillDisappear false", "root viewDidAppear false",
        "presented viewDidDisappear false",
      ])
  }

  @Test func `Over full screen leaves the presenting view where it is`() {
    presented.modalPresentationStyle = .overFullScreen
    root.present(presented, animated: false)
    #expect(root.view.window != nil)
    #expect(!lifeCycle.contains { $0.hasPrefix("root") })
    #expect(presented.view.frame == harness.window.bounds)
    presented.dismiss(animated: false)
    #expect(presented.view.window == nil)
  }

  @Test func `With animation it slides up, and the completion waits for the end`() async {
    var steps: [String] = []
    root.present(presented, animated: true) { steps.append("presented") }
    #expect(presented.isBeingPresented)
    await harness.advance(by: .milliseconds(200))
    let seen = presented.view.layer.presentation()?.frame.minY ?? 0
    #expect(seen > 0 && seen < harness.window.bounds.height)
    #expect(steps.isEmpty)
    await harness.advance(by: .milliseconds(300))
    #expect(steps == ["presented"])
    #expect(log.calls.last == "presented viewDidAppear true")
    presented.dismiss(animated: true) { steps.append("dismissed") }
    await harness.advance(by: .milliseconds(500))
    #expect(steps == ["presented", "dismissed"])
    #expect(presented.view.window == nil)
    #expect(!harness.isMoving)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `Dismissed on its way in, it goes back down`(style: UIModalPresentationStyle) async {
    var steps: [String] = []
    presented.modalPresentationStyle = style
    root.present(presented, animated: true) { steps.append("presented") }
    await harness.advance(by: .milliseconds(200))
    let halfway = presented.view.layer.presentation()?.frame.minY ?? 0
    root.dismiss(animated: true) { steps.append("dismissed") }
    root.dismiss(animated: true) { steps.append("second") }
    await harness.advance(by: .milliseconds(100))
    #expect(presented.view.layer.presentation()?.frame.minY ?? 0 > halfway)
    await harness.advance(by: .milliseconds(500))
    #expect(Set(steps) == ["presented", "dismissed", "second"])
    #expect(presented.view.window == nil)
    #expect(root.view.window != nil)
    #expect(log.calls.last { $0.hasPrefix("presented view") } == "presented viewDidDisappear true")
    if style == .fullScreen {
      #expect(
        log.calls.last { $0.hasPrefix("root view") && !$0.contains("Layout") }
          == "root viewDidAppear true")
    }
    #expect(presented.view.transform == .identity)
  }

  @Test func `A cross dissolve fades in`() async {
    presented.modalTransitionStyle = .crossDissolve
    root.present(presented, animated: true)
    await harness.advance(by: .milliseconds(125))
    let seen = presented.view.layer.presentation()?.opacity ?? 0
    #expect(seen > 0.3 && seen < 0.7)
    await harness.advance(by: .milliseconds(200))
    #expect(presented.view.alpha == 1)
  }

  @Test func `What was presented goes when nobody keeps it`() {
    weak var gone: UIViewController?
    do {
      let controller = UIViewController()
      root.present(controller, animated: false)
      gone = controller
      root.dismiss(animated: false)
    }
    #expect(gone == nil)
  }

  @Test func `A controller presents one other at a time`() {
    Diagnostics.reset()
    root.present(presented, animated: false)
    root.present(LoggingController("other", log), animated: false)
    #expect(root.presentedViewController === presented)
    #expect(Diagnostics.messages.contains { $0.contains("already presenting") })
  }

  @Test func `Presenting from outside a window is reported, and does nothing`() {
    Diagnostics.reset()
    let loose = LoggingController("loose", log)
    loose.present(presented, animated: false)
    #expect(presented.view.window == nil)
    #expect(Diagnostics.messages.contains { $0.contains("not in the window hierarchy") })
  }

  @Test func `Dismissing takes what is presented on top along`() {
    let top = LoggingController("top", log)
    root.present(presented, animated: false)
    presented.present(top, animated: false)
    root.dismiss(animated: false)
    #expect(top.view.window == nil)
    #expect(presented.view.window == nil)
    #expect(presented.presentedViewController == nil)
  }
}
