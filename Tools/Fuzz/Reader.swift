// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Kurukuru
import KurukuruTestSupport
import RenderServer
import UIKit
import UIKitCore

/// Reads the bytes as an app or the plugin would; errors and reports are fine, a crash is not.
@MainActor
struct Reader {
  /// The rewriter's process ended by something other than its own will.
  struct Crash: Error { let signal: Int32 }

  private let target: FuzzTarget
  private let tool: URL?
  private let harness: Harness

  /// A reader for a target; only the rewriter needs the tool.
  init(target: FuzzTarget, tool: URL?) {
    self.target = target
    self.tool = tool
    harness = Harness(Harness.Environment { $0.scale = 1 })
  }

  /// Reads files that hold the bytes; gives how many of them were taken for what they should be.
  func read(_ files: [URL], bytes: [[UInt8]]) throws -> Int {
    switch target {
    case .storyboard: bytes.map { show(Data($0)) }.count { $0 }
    case .image: bytes.map { decode(Data($0)) }.count { $0 }
    case .rewriter: try rewrite(files) ? files.count : 0
    }
  }

  /// Up to the picture of the storyboard's initial controller.
  private func show(_ data: Data) -> Bool {
    guard let storyboard = try? UIStoryboard(data: data, file: "Fuzz.storyboard"),
      let controller = storyboard.instantiateInitialViewController()
    else { return false }
    harness.host(controller)
    _ = harness.snapshot()
    harness.clear()
    return true
  }

  private func decode(_ data: Data) -> Bool {
    guard case .success(let image) = CGImage.decode(data) else { return false }
    _ = image.cropping(to: CGRect(x: 0, y: 0, width: 8, height: 8))?.pngData()
    return true
  }

  private func rewrite(_ files: [URL]) throws -> Bool {
    let process = Process()
    process.executableURL = tool
    process.arguments =
      ["--module", "App"] + files.flatMap { [$0.path, $0.path + ".spelled"] }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal {
      throw Crash(signal: process.terminationStatus)
    }
    return process.terminationStatus == 0
  }
}
