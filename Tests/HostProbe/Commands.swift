// SPDX-License-Identifier: MIT
import RenderServer
import UIKit
import UIKitCore

/// Reads commands, one a line, by a dispatch source of the main queue.
@MainActor
final class Commands {
  private let controller: ProbeController
  private let source: any DispatchSourceRead

  init(_ controller: ProbeController) {
    self.controller = controller
    source = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
    source.setEventHandler { [weak self] in
      let data = FileHandle.standardInput.availableData
      MainActor.assumeIsolated {
        guard !data.isEmpty else { return self?.source.cancel() ?? () }
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
          self?.run(line.split(separator: " ").map(String.init))
        }
      }
    }
    source.resume()
  }

  private func run(_ words: [String]) {
    switch words.first {
    case "picture": writePicture(to: words[1], scale: Double(words[2]) ?? 1)
    case "add-load":
      controller.addLoadButton()
      say("added")
    case "end-load":
      controller.endLoad()
      say("ended")
    case "spin": controller.spin()
    case "turn": controller.turn()
    case "rest": controller.rest()
    case "count": count(for: Double(words[1]) ?? 1)
    case "timers": startTimers()
    case "close": closeWindow()
    default: say("unknown command")
    }
  }

  /// Writes what the window looks like, drawn without a display.
  private func writePicture(to path: String, scale: Double) {
    guard let window = controller.view.window, let node = window.lastCommit else { return }
    let image = RenderServer.image(of: node, size: window.bounds.size, scale: scale)
    let isWritten = FileManager.default.createFile(atPath: path, contents: image.pngData())
    say(isWritten ? "written" : "not written")
  }

  /// Says how many frames ran in a time, and how often the process woke up.
  private func count(for seconds: Double) {
    let driver = UIApplication.shared.frameDriver
    // The frame that the command itself caused must not count.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      MainActor.assumeIsolated {
        let (frames, wakeUps) = (driver.frameCount, Self.wakeUps)
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
          MainActor.assumeIsolated {
            say("frames \(driver.frameCount - frames) wake-ups \(Self.wakeUps - wakeUps)")
          }
        }
      }
    }
  }

  /// How often the main thread has waited.
  private static var wakeUps: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(1), &usage)
    return usage.ru_nvcsw
  }

  private func startTimers() {
    _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
      say("timer")
      _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in say("inner timer") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { say("queue") }
    RunLoop.main.perform { say("perform") }
    Task { @MainActor in
      try? await Task.sleep(for: .milliseconds(5))
      say("task")
    }
    Thread.detachNewThread {
      let timer = Timer(fire: Date(timeIntervalSinceNow: 0.03), interval: 0, repeats: false) { _ in
        say("timer of a thread")
      }
      RunLoop.main.add(timer, forMode: .common)
    }
  }

  private func closeWindow() {
    guard let window = controller.view.window else { return }
    UIApplication.shared.inject(.close(window))
  }
}
