// SPDX-License-Identifier: MIT
internal import Foundation
internal import QuartzCore

/// What the key frames of one `UIView.animateKeyframes` change, recorded while its block runs.
///
/// Each property becomes one keyframe animation, which goes from value to value within the spans of the key
/// frames that set them, and rests between spans.
@MainActor
final class KeyframeRecorder {
  /// A share of the duration, from 0 to 1.
  struct Span {
    var start: Double
    var end: Double
  }

  private struct Key: Hashable {
    let view: ObjectIdentifier
    let property: String
  }

  private struct Track {
    let view: UIView
    let property: String
    var frames: [(time: Double, value: Any)]
  }

  private var tracks: [Key: Track] = [:]
  private var order: [Key] = []
  private var touched: [Key] = []
  private let mode: CAAnimationCalculationMode

  init(mode: CAAnimationCalculationMode) { self.mode = mode }

  /// Notes that `property` is about to change from `value`.
  func record(_ view: UIView, property: String, from value: Any) {
    let key = Key(view: ObjectIdentifier(view), property: property)
    if tracks[key] == nil {
      tracks[key] = Track(view: view, property: property, frames: [(0, value)])
      order.append(key)
    }
    touched.append(key)
  }

  /// Runs a key frame's block, and notes what it made of the properties.
  func run(_ span: Span, _ block: () -> Void) {
    touched = []
    block()
    close(span)
  }

  /// Ends the span in which the properties noted since the last one have changed.
  func close(_ span: Span) {
    for key in touched {
      guard var track = tracks[key], let last = track.frames.last,
        let value = track.view.backingLayer.value(forKeyPath: track.property)
      else { continue }
      if span.start > last.time { track.frames.append((span.start, last.value)) }
      track.frames.append((max(span.end, last.time), value))
      tracks[key] = track
    }
    touched = []
  }

  /// The animations of all that was noted.
  func makeAnimations(
    duration: TimeInterval
  ) -> [(view: UIView, key: String, animation: CAKeyframeAnimation)] {
    order.compactMap { key in
      guard var track = tracks[key], let last = track.frames.last else { return nil }
      if last.time < 1 { track.frames.append((1, last.value)) }
      let animation = CAKeyframeAnimation(keyPath: track.property)
      animation.duration = duration
      animation.calculationMode = mode
      animation.values = track.frames.map(\.value)
      animation.keyTimes = track.frames.map { NSNumber(value: $0.time) }
      return (track.view, track.property, animation)
    }
  }
}
