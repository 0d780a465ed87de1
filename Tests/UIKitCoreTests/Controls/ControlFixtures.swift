// SPDX-License-Identifier: MIT
import ObjectiveCTables
import UIKit
import UIKitCore

/// Notes what controls tell it, as a target of selectors.
final class EventLog: NSObject {
  private(set) var entries: [String] = []
  private(set) var senders: [AnyObject] = []

  override init() {
    super.init()
    Self.registration
  }

  func note(_ entry: String) { entries.append(entry) }

  /// Adds one target per event of a touch, so that `entries` shows the events in order.
  @MainActor
  func listen(to control: UIControl) {
    for name in Self.events.keys.sorted() {
      control.addTarget(self, action: Selector(name), for: Self.events[name] ?? [])
    }
  }

  private static let events: [String: UIControl.Event] = [
    "down": .touchDown, "downRepeat": .touchDownRepeat, "dragInside": .touchDragInside,
    "dragOutside": .touchDragOutside, "dragEnter": .touchDragEnter, "dragExit": .touchDragExit,
    "upInside": .touchUpInside, "upOutside": .touchUpOutside, "cancel": .touchCancel,
    "primary": .primaryActionTriggered,
  ]

  private static let registration: Void = {
    SelectorTable.register(EventLog.self) { table in
      for name in events.keys {
        table.method(Selector(name)) { log, _, _ in
          log.note(name)
          return nil
        }
      }
      table.method("sent:") { log, sender, _ in
        log.note("sent")
        if let sender { log.senders.append(sender) }
        return nil
      }
    }
  }()
}

/// A view that answers the selector `handle:` in the responder chain.
final class AnsweringView: UIView {
  var handled = 0

  static let registration: Void = {
    SelectorTable.register(AnsweringView.self) { table in
      table.method("handle:") { view, _, _ in
        view.handled += 1
        return nil
      }
    }
  }()
}

/// One finger, whose points are in the touched control's coordinates.
@MainActor
struct Finger {
  private let touch = UITouch()
  private let control: UIControl

  init(on control: UIControl, taps: Int = 1) {
    self.control = control
    touch.taps = taps
  }

  func down(_ x: CGFloat, _ y: CGFloat) {
    touch.point = CGPoint(x: x, y: y)
    control.touchesBegan([touch], with: nil)
  }

  func move(_ x: CGFloat, _ y: CGFloat) {
    touch.point = CGPoint(x: x, y: y)
    control.touchesMoved([touch], with: nil)
  }

  func up(_ x: CGFloat, _ y: CGFloat) {
    touch.point = CGPoint(x: x, y: y)
    control.touchesEnded([touch], with: nil)
  }

  func cancel() { control.touchesCancelled([touch], with: nil) }
}
