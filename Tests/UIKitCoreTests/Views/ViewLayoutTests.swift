// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit

@MainActor
struct ViewLayoutTests {
  let log = CallLog()

  @Test func `Layout happens in the next frame, from the root down, once`() async {
    let harness = Harness()
    let parent = LoggingView("parent", log)
    let child = LoggingView("child", log)
    parent.addSubview(child)
    harness.host(parent)
    log.calls = []
    child.setNeedsLayout()
    parent.setNeedsLayout()
    parent.setNeedsLayout()
    #expect(log.calls.isEmpty)
    await harness.advance(by: .milliseconds(20))
    #expect(log.calls == ["parent layoutSubviews", "child layoutSubviews"])
  }

  @Test func `layoutIfNeeded lays out at once, and not when nothing asks`() {
    let view = LoggingView("view", log)
    view.layoutIfNeeded()
    log.calls = []
    view.layoutIfNeeded()
    #expect(log.calls.isEmpty)
    view.bounds.size.width = 50
    view.layoutIfNeeded()
    #expect(log.calls == ["view layoutSubviews"])
  }

  @Test func `Moving a view lays nothing out`() {
    let view = LoggingView("view", log)
    view.layoutIfNeeded()
    log.calls = []
    view.center.x += 10
    view.layoutIfNeeded()
    #expect(log.calls.isEmpty)
  }

  @Test func `Flexible parts share a change in proportion`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 60))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 140, height: 200)
    #expect(child.frame == CGRect(x: 20, y: 20, width: 60, height: 160))
  }

  @Test func `Margins without width share a change equally`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    parent.addSubview(child)
    parent.bounds.size.width = 50
    #expect(child.frame == CGRect(x: 10, y: 0, width: 30, height: 30))
  }

  @Test func `autoresizesSubviews false leaves subviews alone`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.autoresizesSubviews = false
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(child.frame.width == 100)
  }

  @Test func `Margins are 8, flip with the reading direction, and add the safe area`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func `Margins keep the superview's where asked`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    parent.addSubview(child)
    #expect(child.layoutMargins.left == 8)
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
  }

  @Test func `A controller's additional safe area reaches the views that it covers`() {
    let harness = Harness()
    let controller = UIViewController()
    let child = LoggingView(
      "child", log, frame: CGRect(x: 0, y: 10, width: 100, height: 100))
    controller.view.addSubview(child)
    harness.host(controller)
    controller.additionalSafeAreaInsets.top = 30
    #expect(controller.view.safeAreaInsets.top == 30)
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(log.calls.contains("child safeAreaInsetsDidChange"))
    child.frame.origin.y = 25
    #expect(child.safeAreaInsets.top == 5)
    #expect(child.layoutMargins.top == 13)
  }

  @Test func `sizeToFit takes the size that suits, and keeps the origin`() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 30) }
    }
    let view = Fitting(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 40, height: 30))
  }
}
