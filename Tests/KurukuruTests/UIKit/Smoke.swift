// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Kurukuru
import KurukuruTestSupport
import Testing
import UIKit

@MainActor struct Smoke {
  @Test func `look`() async throws {
    let harness = Harness(.init { $0.size = CGSize(width: 320, height: 240) })
    let button = ButtonWithLoad(frame: CGRect(x: 100, y: 100, width: 120, height: 44))
    button.setTitle("読み込み開始", for: .normal)
    button.backgroundColor = .blue
    button.setTitleColor(.white, for: .normal)
    harness.host(button)
    try harness.snapshot().pngData()?.write(to: URL(fileURLWithPath: "/tmp/s0.png"))
    button.isLoading = true
    try harness.snapshot().pngData()?.write(to: URL(fileURLWithPath: "/tmp/s1.png"))
    await harness.advance(by: .milliseconds(700))
    print(harness.renderTree, harness.frameCount)
    try harness.snapshot().pngData()?.write(to: URL(fileURLWithPath: "/tmp/s2.png"))
    button.isLoading = false
    try harness.snapshot().pngData()?.write(to: URL(fileURLWithPath: "/tmp/s3.png"))
    print(harness.renderTree, harness.isMoving)
  }
}
