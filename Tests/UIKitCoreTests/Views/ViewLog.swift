// SPDX-License-Identifier: MIT
import UIKit

/// Notes the calls that a view gets, in their order; several views may share a log.
@MainActor
final class CallLog {
  var calls: [String] = []
}

/// A view that notes its calls.
final class LoggingView: UIView {
  let log: CallLog
  let name: String

  init(_ name: String, _ log: CallLog, frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { log.calls.append("\(name) \(call)") }

  override func willMove(toSuperview newSuperview: UIView?) {
    note("willMoveToSuperview \(newSuperview == nil ? "nil" : "view")")
  }
  override func didMoveToSuperview() {
    note("didMoveToSuperview \(superview == nil ? "nil" : "view")")
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note("willMoveToWindow \(newWindow == nil ? "nil" : "window")")
  }
  override func didMoveToWindow() { note("didMoveToWindow \(window == nil ? "nil" : "window")") }
  override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }
  override func layoutSubviews() { note("layoutSubviews") }
  override func tintColorDidChange() { note("tintColorDidChange") }
  override func safeAreaInsetsDidChange() { note("safeAreaInsetsDidChange") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note("traitCollectionDidChange")
  }
}
