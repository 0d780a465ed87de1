// SPDX-License-Identifier: MIT
import Foundation

class Clockwork: NSObject {
  var log: [String] = []

  @objc private func tick(_ timer: Timer) { log.append("tick \(timer.userInfo ?? "")") }
  @objc private func note(_ notification: Notification) { log.append(notification.name.rawValue) }
  @objc private func later(_ word: String) { log.append(word) }

  func schedule(repeats: Bool) -> Timer {
    Timer.scheduledTimer(
      timeInterval: 0.001, target: self, selector: #selector(tick), userInfo: "info",
      repeats: repeats)
  }

  func makeTimer() -> Timer {
    Timer(
      timeInterval: 0.001, target: self, selector: #selector(tick(_:)), userInfo: nil,
      repeats: false)
  }

  func observe(_ name: Notification.Name, in center: NotificationCenter) {
    center.addObserver(self, selector: #selector(note(_:)), name: name, object: nil)
  }

  func callLater() { perform(#selector(later), with: "later", afterDelay: 0.001) }

  static func makeBlockTimer(
    after delay: TimeInterval, _ block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    Timer(timeInterval: delay, repeats: false, block: block)
  }
}
