// SPDX-License-Identifier: MIT
import Diagnostics
import ObjectiveCTables
import Testing
import UIKit
import UIKitCore

@MainActor
struct UIControlTargetTests {
  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let log = EventLog()

  @Test func `A pair that is added twice is called once`() {
    control.addTarget(log, action: "sent:", for: .valueChanged)
    control.addTarget(log, action: "sent:", for: [.valueChanged, .touchDown])
    control.sendActions(for: [.valueChanged, .touchDown])
    #expect(log.entries == ["sent"])
    #expect(log.senders.first === control)
  }

  @Test func `Targets are held weakly`() {
    weak var weakLog: EventLog?
    do {
      let log = EventLog()
      weakLog = log
      control.addTarget(log, action: "sent:", for: .valueChanged)
    }
    #expect(weakLog == nil)
    control.sendActions(for: .valueChanged)
    #expect(control.allTargets.isEmpty)
    #expect(control.allControlEvents == [])
  }

  @Test func `A selector without a target goes up the responder chain`() {
    AnsweringView.registration
    let outer = AnsweringView(frame: .zero)
    let inner = UIView(frame: .zero)
    outer.addSubview(inner)
    inner.addSubview(control)
    control.addTarget(nil, action: "handle:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(outer.handled == 1)
    #expect(control.allTargets.map { $0.base is NSNull } == [true])
    #expect(control.actions(forTarget: nil, forControlEvent: .valueChanged) == ["handle:"])
  }

  @Test func `A selector that nothing answers is reported with its name`() {
    control.addTarget(log, action: "noSuchMethod:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(Diagnostics.messages.contains { $0.contains("noSuchMethod:") })
  }

  @Test func `Removing takes away the events that are named and leaves the others`() {
    control.addTarget(log, action: "sent:", for: [.valueChanged, .touchDown])
    control.removeTarget(log, action: "sent:", for: .valueChanged)
    #expect(control.actions(forTarget: log, forControlEvent: .valueChanged) == nil)
    #expect(control.actions(forTarget: log, forControlEvent: .touchDown) == ["sent:"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `An action of the same identifier replaces the earlier one`() {
    var runs: [String] = []
    let identifier = UIAction.Identifier("same")
    control.addAction(
      UIAction(identifier: identifier) { _ in runs.append("first") }, for: .valueChanged)
    control.addAction(
      UIAction(identifier: identifier) { _ in runs.append("second") }, for: .touchDown)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(runs == ["second", "second"])
    control.removeAction(identifiedBy: identifier, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(runs.count == 2)
  }

  @Test func `An action knows its sender while it runs only`() {
    var sender: Any?
    let action = UIAction { sender = $0.sender }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender as? UIControl === control)
    #expect(action.sender == nil)
    sender = nil
  }

  @Test func `A handler that adds and removes handlers changes the next event only where it adds`()
  {
    var runs: [String] = []
    let late = UIAction { _ in runs.append("late") }
    let removed = UIAction { _ in runs.append("removed") }
    control.addAction(
      UIAction { [weak control] _ in
        runs.append("first")
        control?.addAction(late, for: .valueChanged)
        control?.removeAction(removed, for: .valueChanged)
      }, for: .valueChanged)
    control.addAction(removed, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(runs == ["first"])
    control.sendActions(for: .valueChanged)
    #expect(runs == ["first", "first", "late"])
  }

  @Test func `Handlers are enumerated in order until stopped`() {
    let action = UIAction { _ in }
    control.addTarget(log, action: "sent:", for: .touchDown)
    control.addAction(action, for: .valueChanged)
    control.addTarget(nil, action: "handle:", for: .touchUpInside)
    var seen: [String] = []
    control.enumerateEventHandlers { found, pair, events, stop in
      if let pair { seen.append("\(pair.1) \(events.rawValue)") }
      if found === action {
        seen.append("action \(events.rawValue)")
        stop = true
      }
    }
    #expect(seen == ["sent: 1", "action 4096"])
  }

  @Test func `Every action passes through the overridable method`() {
    final class Recording: UIControl {
      var sent: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sent.append(action.description)
        super.sendAction(action, to: target, for: event)
      }
      override func sendAction(_ action: UIAction) {
        sent.append(action.title)
        super.sendAction(action)
      }
    }
    let control = Recording(frame: .zero)
    control.addTarget(log, action: "sent:", for: .valueChanged)
    control.addAction(UIAction(title: "titled") { _ in }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(control.sent == ["sent:", "titled"])
    #expect(log.entries == ["sent"])
  }

  @Test func `States and events have Apple's numbers`() {
    #expect(UIControl.State([.highlighted, .disabled, .selected, .focused]).rawValue == 15)
    #expect(UIControl.Event.touchUpInside.rawValue == 64)
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
    #expect(UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
  }

  @Test func `A control and its handlers deallocate`() {
    weak var weakControl: UIControl?
    do {
      let control = UIControl(frame: .zero)
      weakControl = control
      control.addTarget(control, action: "sent:", for: .valueChanged)
      control.addAction(UIAction { [weak control] _ in _ = control }, for: .valueChanged)
    }
    #expect(weakControl == nil)
  }
}
