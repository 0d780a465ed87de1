// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import KurukuruTestSupport
import UIKit

/// Runs the content headless, in real time, and writes what it looks like.
@MainActor
struct PreviewPictures {
  let content: PreviewContent
  let options: PreviewOptions

  /// Writes `before.png`, then one picture for each time after the taps, and prints their paths.
  func write() async throws {
    let folder = URL(
      fileURLWithPath: options.folder ?? FileManager.default.currentDirectoryPath + "/try-pictures")
    let harness = Harness(
      Harness.Environment {
        $0.size = options.size
        $0.style = options.isDark ? .dark : .light
      })
    harness.host(try content.makeController(root: options.root))
    await harness.advance(by: .zero)
    try save(harness, to: folder.appendingPathComponent("before.png"))
    for title in options.taps {
      guard let view = harness.view(titled: title) else {
        throw PreviewError.nothingTitled(title, known: harness.titles)
      }
      harness.tap(view)
    }
    let clock = ContinuousClock()
    let start = clock.now
    for time in options.times {
      // The stranger's code waits in real time; the frames follow it.
      let end = start.advanced(by: .seconds(time))
      try await clock.sleep(until: end)
      await harness.advance(by: .seconds(time) - harness.clock.now.offset)
      let name = time.formatted(
        .number.precision(.fractionLength(0...3)).locale(Locale(identifier: "en")))
      try save(harness, to: folder.appendingPathComponent("at-\(name)s.png"))
    }
  }

  private func save(_ harness: Harness, to url: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      guard let data = harness.snapshot().pngData() else { throw PreviewError.unwritable(url.path) }
      try data.write(to: url)
    } catch {
      throw PreviewError.unwritable(url.path)
    }
    print(url.path)
  }
}
