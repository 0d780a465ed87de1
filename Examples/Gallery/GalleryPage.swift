// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import KurukuruTestSupport
import UIKit

/// Writes the exhibits as pictures, with a page that shows them.
@MainActor
struct GalleryPage {
  /// Why the page cannot be written.
  struct Unwritable: Error, CustomStringConvertible {
    let path: String
    var description: String { "\(path) cannot be written" }
  }

  /// Where the page and its pictures go.
  let folder: URL

  /// Writes all, and gives the page's place.
  func write() async throws -> URL {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Unwritable(path: folder.path)
    }
    var rows = Exhibit.all.map { Row(name: $0.name) }
    var sheets: [CGImage] = []
    for variant in GalleryVariant.allCases {
      for (index, exhibit) in Exhibit.all.enumerated() {
        rows[index].cells.append(try await write(exhibit, in: variant))
      }
      sheets.append(sheet(of: variant))
    }
    if let sheet = ContactSheet(sheets).image { try save(sheet.pngData(), "contact-sheet.png") }
    let page = GalleryText.page(rows: rows)
    return try save(Data(page.utf8), "index.html")
  }

  /// One exhibit in one variant: a still picture, or an animation where something moves.
  private func write(_ exhibit: Exhibit, in variant: GalleryVariant) async throws -> Row.Cell {
    let harness = Harness(variant.environment(size: CGSize(width: 480, height: 140)))
    let button = exhibit.makeView()
    let controller = UIViewController()
    controller.view.addSubview(button)
    harness.host(controller)
    let size = GalleryView.size(of: button)
    button.frame = CGRect(x: 12, y: 12, width: size.width, height: size.height)
    let area = UIView(frame: button.frame.insetBy(dx: -12, dy: -12))
    controller.view.insertSubview(area, at: 0)
    let name = "\(exhibit.fileName)-\(variant.fileName)"
    let still = harness.snapshot(of: area)
    try save(still.pngData(), name + ".png")
    var cell = Row.Cell(file: name + ".png", width: still.width / 2, height: still.height / 2)
    guard exhibit.isMoving else { return cell }
    var frames: [[UInt8]] = []
    for _ in 0..<8 {
      frames.append(harness.snapshot(of: area).premultipliedPixels())
      await harness.advance(by: .milliseconds(125))
    }
    let animation = try AnimatedWebP.encode(
      frames, width: still.width, height: still.height, duration: 125)
    try save(animation, name + ".webp")
    cell.file = name + ".webp"
    return cell
  }

  /// All exhibits of one variant in one picture.
  private func sheet(of variant: GalleryVariant) -> CGImage {
    let width: CGFloat = variant == .largestText ? 1_200 : 600
    var environment = variant.environment(size: CGSize(width: width, height: 1_600))
    environment.scale = 1
    let harness = Harness(environment)
    let controller = GalleryController()
    harness.host(controller)
    _ = harness.snapshot()
    let height = (controller.view as? GalleryView)?.contentHeight ?? 0
    let area = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    controller.view.insertSubview(area, at: 0)
    return harness.snapshot(of: area)
  }

  @discardableResult
  private func save(_ data: Data?, _ name: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    do {
      guard let data else { throw Unwritable(path: url.path) }
      try data.write(to: url)
    } catch {
      throw Unwritable(path: url.path)
    }
    return url
  }
}
