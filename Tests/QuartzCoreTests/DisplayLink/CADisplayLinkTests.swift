// SPDX-License-Identifier: MIT
import Foundation
import QuartzCore
import Testing

extension LayerSuite {
  struct CADisplayLinkTests {
    final class Target { var times: [CFTimeInterval] = [] }

    private func makeLink(_ target: Target) -> CADisplayLink {
      CADisplayLink(weakTarget: target) { $0.times.append($1.timestamp) }
    }

    private func run(_ frames: Int) {
      for frame in 0..<frames { DisplayLinkRegistry.fire(at: 100 + Double(frame) / 60) }
    }

    @Test func `it fires each frame until it is invalidated`() {
      let target = Target()
      let link = makeLink(target)
      link.add(to: .main, forMode: .common)
      #expect(DisplayLinkRegistry.nextFire == -.infinity)
      run(3)
      #expect(target.times.count == 3)
      #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
      link.invalidate()
      run(3)
      #expect(target.times.count == 3)
      #expect(DisplayLinkRegistry.nextFire == nil && DisplayLinkRegistry.count == 0)
    }

    @Test func `it keeps to the rate it was given`() {
      let target = Target()
      let link = makeLink(target)
      link.preferredFramesPerSecond = 20
      link.add(to: .main, forMode: .common)
      run(30)
      #expect(target.times.count == 10)
      link.invalidate()
    }

    @Test func `it rests while it is paused`() {
      let target = Target()
      let link = makeLink(target)
      link.add(to: .main, forMode: .default)
      link.isPaused = true
      run(3)
      #expect(target.times.isEmpty && DisplayLinkRegistry.nextFire == nil)
      link.isPaused = false
      run(1)
      #expect(target.times.count == 1)
      link.remove(from: .main, forMode: .default)
      #expect(DisplayLinkRegistry.count == 0)
    }

    @Test func `a link that holds weakly ends with its target`() {
      weak var link: CADisplayLink?
      do {
        let target = Target()
        let made = makeLink(target)
        made.add(to: .main, forMode: .common)
        link = made
      }
      run(1)
      #expect(DisplayLinkRegistry.count == 0 && link == nil)
    }

    @Test func `links may end each other while they fire`() {
      let (first, second) = (Target(), Target())
      let other = makeLink(second)
      let link = CADisplayLink(weakTarget: first) { target, _ in
        target.times.append(0)
        other.invalidate()
      }
      link.add(to: .main, forMode: .common)
      other.add(to: .main, forMode: .common)
      run(2)
      #expect(first.times.count == 2 && second.times.isEmpty)
      link.invalidate()
    }
  }
}
