// SPDX-License-Identifier: MIT
import CGTK
import CHandmade
import KurukuruTestSupport
import RenderServer
import RenderTree
import UIKit
import UIKitCore

/// A changed frame of 1,000 spinners from the clock to the pixels, without a display, against drawing that
/// frame's own GSK tree, which a C program would have built by hand and kept.
@MainActor
struct SpinnerFrame {
  private static let count = 1_000
  private static let scale = 1.0
  private static let rounds = 400
  /// Frames that fill caches: two turns.
  private static let warmUp = 16

  /// Both are measured frame by frame in turn, and both make a new bitmap each time.
  func rows() -> [Row] {
    let harness = Harness(
      .init {
        $0.size = SpinnerGrid.size; $0.scale = Self.scale
      })
    let controller = UIViewController()
    controller.view = SpinnerGrid.view(count: Self.count)
    harness.host(controller)
    var (ours, commits, theirs) = ([Double](), [Double](), [Double]())
    var trees: [ObjectIdentifier: OpaquePointer] = [:]
    defer { for tree in trees.values { gsk_render_node_unref(tree) } }
    let start = harness.clock.now.mediaTime
    var differing = 0
    for round in 0..<(Self.rounds + Self.warmUp) {
      let time = start + 0.01 + Double(round) / 8
      var image: CGImage?
      var commit = 0.0
      let ourTime = Stopwatch.time {
        commit = Stopwatch.time { UIApplication.shared.frameDriver.runFrame(at: time) }
        image = harness.window.lastCommit.map {
          RenderServer.image(of: $0, size: SpinnerGrid.size, scale: Self.scale)
        }
      }
      guard let image, let node = harness.window.lastCommit,
        let picture = Self.picture(in: node),
        let tree = trees[ObjectIdentifier(picture)] ?? Self.handmade(picture)
      else { break }
      trees[ObjectIdentifier(picture)] = tree
      var surface: OpaquePointer?
      let theirTime = Stopwatch.time {
        surface = handmade_draw(
          tree, Int32(image.width), Int32(image.height), Self.scale)
      }
      if round < Self.warmUp {
        if !Self.isEqual(image, surface) { differing += 1 }
      } else {
        ours.append(ourTime)
        commits.append(commit)
        theirs.append(theirTime)
      }
      cairo_surface_destroy(surface)
    }
    let (our, their) = (Stopwatch.median(ours), Stopwatch.median(theirs))
    let isSound = differing == 0 && ours.count == Self.rounds && trees.count == 8
    return [
      Row(
        what: "1,000 spinners headless: a changed frame / its tree in C",
        measured: isSound ? our / their : .nan, limit: 1.3,
        detail: String(
          format: "%.3f ms (passes %.3f) against %.3f ms; %d of %d pictures differ", our * 1e3,
          Stopwatch.median(commits) * 1e3, their * 1e3, differing, Self.warmUp))
    ]
  }

  /// The first picture in a tree: the spinners share it.
  private static func picture(in node: RenderNode) -> CGImage? {
    switch node.content {
    case .image(let image): image.image
    case .group(let children): children.lazy.compactMap { picture(in: $0) }.first
    case .transform(_, let child), .clip(_, let child), .opacity(_, let child): picture(in: child)
    default: nil
    }
  }

  private static func handmade(_ picture: CGImage) -> OpaquePointer? {
    let offsets = (0..<count).flatMap { index in
      let origin = SpinnerGrid.origin(index)
      return [Float(origin.x), Float(origin.y)]
    }
    return handmade_spinners(
      picture.surface.cairoSurface, 20, offsets, Int32(count), Float(SpinnerGrid.size.width),
      Float(SpinnerGrid.size.height))
  }

  private static func isEqual(_ image: CGImage, _ surface: OpaquePointer?) -> Bool {
    guard let surface, let theirs = cairo_image_surface_get_data(surface) else { return false }
    return image.surface.withPixels { ours in
      ours.baseAddress.map { memcmp($0, theirs, ours.count) == 0 } ?? false
    }
  }
}
