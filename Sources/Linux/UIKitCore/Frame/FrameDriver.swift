package import CoreGraphics
// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import QuartzCore

/// Runs frames: the passes in their order, over all windows, and only when something has changed or moves.
///
/// Nothing else lays out or draws. The passes are in files of their own: events, display links, constraints
/// and layout, display, commit and present.
@MainActor
package final class FrameDriver {
  /// How often layout may ask for layout again within one frame.
  static let layoutLimit = 32

  private unowned let application: UIApplication
  /// Who shows the windows and calls `runFrame(at:)`.
  package weak var host: (any FrameHost)? {
    didSet { if host != nil, needsFrame { host?.scheduleFrame(at: 0) } }
  }
  /// How many frames ran.
  package private(set) var frameCount = 0
  /// How many nodes the last frame's commits visited.
  package internal(set) var visitedNodes = 0
  /// What the host has told since the last frame.
  var events = EventPass()
  private var needsFrame = false
  private var isRunning = false

  init(application: UIApplication) {
    self.application = application
    DisplayLinkRegistry.onChange = { [weak self] in
      MainThread.run { self?.setNeedsFrame() }
    }
    CATransaction.onImplicitTransaction = { [weak self] in
      MainThread.run { self?.setNeedsFrame() }
    }
  }

  /// Asks for a frame as soon as possible; once for however many calls.
  package func setNeedsFrame() {
    guard !needsFrame else { return }
    needsFrame = true
    if !isRunning { host?.scheduleFrame(at: 0) }
  }

  /// Whether a frame has been asked for and has not run.
  package var hasWork: Bool { needsFrame }

  /// Keeps what happened until the next frame.
  package func enqueue(_ event: HostEvent) {
    events.enqueue(event)
    setNeedsFrame()
  }

  /// Runs one frame at `time`, and asks the host for the next one if anything moves.
  package func runFrame(at time: CFTimeInterval) {
    guard !isRunning else { return }
    isRunning = true
    needsFrame = false
    frameCount += 1
    let next = MediaTime.withFrame(time) { runPasses(at: time) }
    isRunning = false
    if needsFrame {
      host?.scheduleFrame(at: 0)
    } else if let next {
      host?.scheduleFrame(at: next)
    }
  }

  private func runPasses(at time: CFTimeInterval) -> CFTimeInterval? {
    events.run(in: application)
    DisplayLinkPass.run(at: time)
    LayoutPass.run(application.shownWindows, limit: Self.layoutLimit)
    // What was asked for so far is in this frame; what is asked for from here on needs another one.
    needsFrame = !events.isEmpty || application.shownWindows.contains { !$0.afterLayout.isEmpty }
    DisplayPass.run(application.shownWindows)
    let commits = CommitPass.run(application.shownWindows, at: time)
    visitedNodes = commits.reduce(0) { $0 + $1.commit.nodesVisited }
    PresentPass.run(commits, in: application)
    let nextChange = commits.compactMap(\.commit.nextChange).min()
    return [DisplayLinkRegistry.nextFire, nextChange].compactMap(\.self).min()
  }
}
