// SPDX-License-Identifier: MIT
import CGTK
import CGTKHost
import CoreGraphics
import UIKitCore

extension GTKWindowSurface {
  /// Hands a press, a move or a release on to the application.
  func handle(_ event: KuruPointerEvent) {
    guard let target, let host else { return }
    let phase: UITouch.Phase =
      switch event.phase {
      case KURU_POINTER_BEGAN: .began
      case KURU_POINTER_MOVED: .moved
      case KURU_POINTER_ENDED: .ended
      default: .cancelled
      }
    let finger = finger(for: event, phase)
    host.inject(
      .touch(
        HostEvent.Touch(
          window: target, identifier: finger, phase: phase,
          point: CGPoint(x: event.x - target.frame.minX, y: event.y - target.frame.minY),
          timestamp: host.now,
          type: event.is_touch ? .direct : .indirectPointer,
          modifiers: UIKeyModifierFlags(gdk: event.modifiers))))
  }

  /// 0 for the pointer; fingers count from 1.
  private func finger(for event: KuruPointerEvent, _ phase: UITouch.Phase) -> Int {
    guard event.is_touch else { return 0 }
    let sequence = UInt(event.sequence)
    let known = fingers[sequence]
    let used = Set(fingers.values)
    let number = known ?? (1...(used.count + 1)).first { !used.contains($0) } ?? 1
    fingers[sequence] = phase == .ended || phase == .cancelled ? nil : number
    return number
  }

  /// Hands a key on to the application.
  func handle(_ event: KuruKeyEvent) {
    guard let target, let host else { return }
    host.inject(
      .key(
        HostEvent.Key(
          window: target, code: UIKeyboardHIDUsage(keyval: event.keyval, keycode: event.keycode),
          characters: Unicode.Scalar(event.unicode).map { $0.value == 0 ? "" : String($0) } ?? "",
          modifiers: UIKeyModifierFlags(gdk: event.modifiers), isDown: event.is_down,
          timestamp: host.now)))
  }
}

extension UIKeyModifierFlags {
  /// The flags of GDK's modifier mask.
  init(gdk mask: UInt32) {
    self = []
    if mask & GDK_LOCK_MASK.rawValue != 0 { insert(.alphaShift) }
    if mask & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
    if mask & GDK_CONTROL_MASK.rawValue != 0 { insert(.control) }
    if mask & GDK_ALT_MASK.rawValue != 0 { insert(.alternate) }
    if mask & GDK_SUPER_MASK.rawValue != 0 { insert(.command) }
  }
}
