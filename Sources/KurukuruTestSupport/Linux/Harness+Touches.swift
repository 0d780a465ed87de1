// SPDX-License-Identifier: MIT
public import Testing
public import UIKit
import UIKitCore

/// One finger on the window, as a user has it.
///
/// What cannot be done is a test failure that says why: a view that is not in the window, is hidden or outside it, or
/// is covered by another one. A disabled control can be touched; that nothing comes of it is for the test to expect.
/// To touch whatever is at a place, give the point, in points from the window's top left. Work that a touch starts in
/// a `Task` or on the main queue runs in the next `advance(by:)`.
extension Harness {
  /// Presses and lets go in the view's centre.
  public func tap(_ view: UIView, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let point = touchPoint(in: view, sourceLocation) else { return }
    tap(at: point, sourceLocation: sourceLocation)
  }

  /// Presses and lets go in the centre of the control, or else the label, with this title.
  ///
  /// A title that nothing shows is a test failure that lists those that there are.
  public func tap(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard isCurrent(sourceLocation) else { return }
    guard let view = view(titled: title) else {
      let known = shownTexts.map { "“\($0)”" }.joined(separator: ", ")
      fail(
        "Nothing is titled “\(title)”; "
          + (known.isEmpty ? "nothing in the window has a title" : "there are: \(known)"),
        sourceLocation)
      return
    }
    tap(view, sourceLocation: sourceLocation)
  }

  /// Presses and lets go at a point of the window, whatever is there.
  public func tap(at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
    press(at: point, sourceLocation: sourceLocation)
    if pressedPoint != nil { release(sourceLocation: sourceLocation) }
  }

  /// Puts a finger down in the view's centre.
  public func press(_ view: UIView, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let point = touchPoint(in: view, sourceLocation) else { return }
    press(at: point, sourceLocation: sourceLocation)
  }

  /// Puts a finger down at a point of the window, whatever is there.
  ///
  /// There is one finger: while it is down it cannot go down again.
  public func press(at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
    guard isCurrent(sourceLocation) else { return }
    if let down = pressedPoint {
      fail(
        "The finger is down at (\(down.x), \(down.y)) already: release() it first", sourceLocation)
    }
    pressedPoint = point
    send(.began, at: point)
  }

  /// Moves the finger that is down to a point of the window, in one step.
  public func drag(to point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
    guard takePressedPoint(sourceLocation) != nil else { return }
    pressedPoint = point
    send(.moved, at: point)
  }

  /// Lifts the finger that is down.
  public func release(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let point = takePressedPoint(sourceLocation) else { return }
    send(.ended, at: point)
  }

  /// Takes the finger that is down away, as the system does when it needs it for itself.
  public func cancelTouch(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let point = takePressedPoint(sourceLocation) else { return }
    send(.cancelled, at: point)
  }

  private func takePressedPoint(_ sourceLocation: SourceLocation) -> CGPoint? {
    guard isCurrent(sourceLocation) else { return nil }
    guard let point = pressedPoint else {
      fail("No finger is down: press(_:) first", sourceLocation)
      return nil
    }
    pressedPoint = nil
    return point
  }

  private func send(_ phase: UITouch.Phase, at point: CGPoint) {
    runFrameIfDue()
    UIApplication.shared.inject(
      .touch(
        HostEvent.Touch(
          window: window, phase: phase, point: point, timestamp: frameHost.now, type: .direct)))
    runFrameIfDue()
  }
}
