// SPDX-License-Identifier: MIT
import QuartzCore
public import Testing
public import UIKit
import UIKitCore

extension Harness {
  // MARK: Touches

  /// Presses and lets go in the view's centre.
  public func tap(_ view: UIView) {
    press(view)
    release()
  }

  /// Presses and lets go in the centre of the control, or else the label, with this title.
  ///
  /// A title that nothing shows is a test failure that lists those that there are.
  public func tap(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let view = view(titled: title) else {
      Issue.record(
        "Nothing is titled “\(title)”; there are: \(titles.joined(separator: ", "))",
        sourceLocation: sourceLocation)
      return
    }
    tap(view)
  }

  /// Presses and lets go at a point of the window.
  public func tap(at point: CGPoint) {
    press(at: point)
    release()
  }

  /// Puts a finger down in the view's centre.
  public func press(_ view: UIView) {
    press(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
  }

  /// Puts a finger down at a point of the window.
  public func press(at point: CGPoint) {
    pressedPoint = point
    send(.began, at: point)
  }

  /// Moves the finger that is down.
  public func drag(to point: CGPoint) {
    pressedPoint = point
    send(.moved, at: point)
  }

  /// Lifts the finger that is down.
  public func release() {
    guard let point = pressedPoint else { return }
    pressedPoint = nil
    send(.ended, at: point)
  }

  /// Takes the finger that is down away, as the system does when it needs it for itself.
  public func cancelTouch() {
    guard let point = pressedPoint else { return }
    pressedPoint = nil
    send(.cancelled, at: point)
  }

  private func send(_ phase: UITouch.Phase, at point: CGPoint) {
    runFrameIfDue()
    UIApplication.shared.inject(
      .touch(
        HostEvent.Touch(
          window: window, phase: phase, point: point, timestamp: frameHost.now, type: .direct)))
    runFrameIfDue()
  }

  // MARK: Keys

  /// Presses a key and lets it go.
  public func key(_ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    for isDown in [true, false] { key(code, modifiers: modifiers, isDown: isDown) }
  }

  /// Presses a key, or lets it go.
  public func key(
    _ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [], isDown: Bool
  ) {
    UIApplication.shared.inject(
      .key(
        HostEvent.Key(
          window: window, code: code, characters: "", modifiers: modifiers, isDown: isDown,
          timestamp: frameHost.now)))
    runFrameIfDue()
  }

  // MARK: Surroundings

  /// Turns the desktop dark or light.
  public func setStyle(_ style: UIUserInterfaceStyle) {
    UIApplication.shared.inject(.appearance(style))
    runFrameIfDue()
  }

  /// Gives the window another size, in points, as a rotation does.
  public func resize(to size: CGSize) {
    UIApplication.shared.inject(.resize(window, size))
    runFrameIfDue()
  }

  // MARK: Finding

  /// The visible control whose button title this is, or else the label with this text.
  public func view(titled title: String) -> UIView? { window.descendant(titled: title) }

  /// The titles of the visible buttons.
  package var titles: [String] { window.shownTitles }
}
