// SPDX-License-Identifier: MIT
public import Foundation

/// One finger, or the pointer with its button down, from going down to going up.
///
/// The same object serves for the whole touch, and belongs to the view in which it began.
///
/// Counterpart: `UITouch`.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch is in its life.
  ///
  /// Counterpart: `UITouch.Phase`.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began
    /// It moved.
    case moved
    /// It is down and did not move.
    case stationary
    /// It went up.
    case ended
    /// It was taken away.
    case cancelled
    /// The pointer came over the window, with no button down.
    case regionEntered
    /// The pointer moved, with no button down.
    case regionMoved
    /// The pointer left the window.
    case regionExited
  }

  /// What touches.
  ///
  /// Counterpart: `UITouch.TouchType`.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct
    /// A finger elsewhere than on the screen.
    case indirect
    /// A pen.
    case pencil
    /// A mouse or trackpad.
    case indirectPointer
  }

  /// What `phase` answers; the dispatcher moves it.
  final var touchPhase = Phase.began
  /// What `timestamp` answers, on the media clock.
  package final var time: TimeInterval = 0
  /// What `tapCount` answers.
  package final var taps = 1
  /// What `type` answers; the pointer unless the host says otherwise.
  final var touchType = TouchType.indirectPointer
  /// Where it is, in the coordinates of `touchedWindow`.
  package final var point = CGPoint.zero
  /// Where it was before the last change, in the same coordinates.
  final var previousPoint = CGPoint.zero
  /// What `window` answers: where the touch began.
  final weak var touchedWindow: UIWindow?
  /// What `view` answers; kept, so that a view taken away still hears the end.
  final var touchedView: UIView?

  package override init() { super.init() }

  /// When it last changed, in seconds on the media clock.
  open var timestamp: TimeInterval { time }
  /// Where it is in its life.
  open var phase: Phase { touchPhase }
  /// How many times in a row the same place was tapped, this one included.
  open var tapCount: Int { taps }
  /// What touches.
  open var type: TouchType { touchType }
  /// The window in which it began.
  open var window: UIWindow? { touchedWindow }
  /// The view in which it began.
  open var view: UIView? { touchedView }
  /// How large the touch is; 0 for a pointer.
  open var majorRadius: CGFloat { 0 }
  /// How hard it presses; 0 where it is not measured.
  open var force: CGFloat { 0 }
  /// The hardest possible press; 0 where it is not measured.
  open var maximumPossibleForce: CGFloat { 0 }

  /// Where it is, in `view`'s coordinates, or in the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

  /// Where it was before the last change.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

  /// Where it is to the desktop's full precision.
  open func preciseLocation(in view: UIView?) -> CGPoint { convert(point, to: view) }

  /// Where it was, to the desktop's full precision.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    convert(previousPoint, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = touchedWindow else { return point }
    return window.convert(point, to: view)
  }
}
