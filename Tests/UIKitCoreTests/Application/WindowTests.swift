// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit
import UIKitCore

@MainActor
struct WindowTests {
  @Test func `Windows lie over one another by level, then by when they came`() {
    let harness = Harness(Harness.Environment { $0.size = CGSize(width: 30, height: 30) })
    let alert = UIWindow(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    alert.windowLevel = .alert
    alert.backgroundColor = .red
    alert.isHidden = false
    let normal = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    normal.backgroundColor = .blue
    normal.isHidden = false
    assertPicture(harness.snapshot(), named: "levels")
    alert.windowLevel = .normal - 1
    #expect(harness.window.windowScene?.shownWindows == [alert, harness.window, normal])
  }

  @Test func `Another root controller takes the place of the first`() {
    let harness = Harness()
    let first = UIViewController()
    let second = UIViewController()
    harness.host(first)
    harness.host(second)
    #expect(first.view.window == nil)
    #expect(harness.window.subviews == [second.view])
  }

  @Test func `The window goes with its views when nobody keeps it`() {
    weak var window: UIWindow?
    weak var view: UIView?
    weak var controller: UIViewController?
    do {
      let harness = Harness()
      harness.host(UIViewController())
      let child = UIButton(type: .system)
      child.setTitle("Go", for: .normal)
      child.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
      harness.window.rootViewController?.view.addSubview(child)
      harness.key(.keyboardTab)
      harness.tap(child)
      window = harness.window
      view = child
      controller = harness.window.rootViewController
      #expect(controller != nil)
    }
    #expect(window == nil)
    #expect(view == nil)
    #expect(controller == nil)
  }

  @Test func `Views follow the screen's pixels per point`() async {
    let harness = Harness()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    harness.host(view)
    #expect(view.contentScaleFactor == 2)
    UIApplication.shared.inject(.scale(harness.window, 3))
    await harness.advance(by: .milliseconds(20))
    #expect(view.contentScaleFactor == 3)
    #expect(view.traitCollection.displayScale == 3)
  }

  @Test func `The root controller's title is the scene's`() {
    let harness = Harness()
    let controller = UIViewController()
    controller.title = "First"
    harness.host(controller)
    #expect(harness.window.windowScene?.title == "First")
    controller.title = "Second"
    #expect(harness.window.windowScene?.title == "Second")
  }
}

extension UIWindow.Level {
  fileprivate static func - (level: UIWindow.Level, height: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: level.rawValue - height)
  }
}
