// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import ObjectiveCTables
import Testing
import UIKit
import UIKitCore

@MainActor
struct ResponderTests {
  final class Field: UIView {
    var keys: [UIKeyboardHIDUsage] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.compactMap(\.key?.keyCode)
    }
  }

  let harness = Harness()

  @Test func `The chain goes by the controller to the window, the scene and the app`() {
    let controller = UIViewController()
    let child = UIView()
    controller.view.addSubview(child)
    harness.host(controller)
    #expect(child.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === harness.window)
    #expect(harness.window.next === harness.window.windowScene)
    #expect(harness.window.windowScene?.next === UIApplication.shared)
  }

  @Test func `The first responder gets the keys, until it gives them up`() {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!field.becomeFirstResponder())
    harness.host(field)
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
    harness.key(.keyboardA)
    #expect(field.keys == [.keyboardA])
    #expect(field.resignFirstResponder())
    harness.key(.keyboardA)
    #expect(field.keys == [.keyboardA])
  }

  @Test func `One responder at a time is the first`() {
    let fields = [Field(), Field()]
    let view = UIView()
    for field in fields { view.addSubview(field) }
    harness.host(view)
    fields[0].becomeFirstResponder()
    fields[1].becomeFirstResponder()
    #expect(!fields[0].isFirstResponder)
    #expect(fields[1].isFirstResponder)
    fields[1].removeFromSuperview()
    #expect(!fields[1].isFirstResponder)
  }

  @Test func `A view that refuses does not become the first responder`() {
    let view = UIView()
    harness.host(view)
    #expect(!view.becomeFirstResponder())
  }

  @Test func `An action without a target finds who answers it on the chain`() {
    final class Answering: UIView {
      var senders: [AnyObject] = []
    }
    SelectorTable.register(Answering.self) { table in
      table.method("answer:") { view, sender, _ in
        if let sender { view.senders.append(sender) }
        return nil
      }
    }
    let parent = Answering()
    let child = UIView()
    parent.addSubview(child)
    harness.host(parent)
    #expect(UIApplication.shared.sendAction("answer:", to: nil, from: child, for: nil))
    #expect(parent.senders.first === child)
    #expect(!UIApplication.shared.sendAction("nobodyAnswers:", to: nil, from: child, for: nil))
  }
}
