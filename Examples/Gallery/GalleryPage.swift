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
    let reason: String

    var description: String { "\(path) cannot be written: \(reason)" }
  }

  /// Round each exhibit, in points.
  private static let margin: CGFloat = 12

  /// Where the page and its pictures go.
  let folder: URL

  /// The surroundings that get a column each.
  var variants = GalleryVariant.allCases

  /// Writes all, and gives the page's place.
  func write() async throws -> URL {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Unwritable(path: folder.path, reason: error.localizedDescription)
    }
    var rows = Exhibit.all.map { Row(name: $0.name) }
    var sheets: [CGImage] = []
    for variant in variants {
      for (index, exhibit) in Exhibit.all.enumerated() {
        rows[index].cells.append(try await write(exhibit, in: variant))
      }
      sheets.append(await Self.sheet(of: variant))
    }
    try save(ContactSheet(sheets).image?.pngData(), "contact-sheet.png")
    let page = GalleryText.page(rows: rows, variants: variants)
    return try save(Data(page.utf8), "index.html")
  }

  /// One exhibit in one variant, in a window that is a little larger than it needs.
  static func host(_ exhibit: Exhibit, in variant: GalleryVariant) async -> Stage {
    let harness = Harness(variant.environment(size: CGSize(width: 960, height: 240)))
    let button = exhibit.makeView(clock: harness.clock)
    let controller = UIViewController()
    controller.view.addSubview(button)
    harness.host(controller)
    button.frame = CGRect(
      origin: CGPoint(x: margin, y: margin), size: exhibit.size(of: button))
    let area = UIView(frame: button.frame.insetBy(dx: -margin, dy: -margin))
    controller.view.insertSubview(area, at: 0)
    await harness.advance(by: Exhibit.settling)
    return Stage(harness: harness, button: button, area: area)
  }

  /// A still picture, and an animation where something moves.
  private func write(_ exhibit: Exhibit, in variant: GalleryVariant) async throws -> Row.Cell {
    let stage = await Self.host(exhibit, in: variant)
    let name = "\(exhibit.fileName)-\(variant.fileName)"
    let still = stage.picture
    try save(still.pngData(), name + ".png")
    var cell = Row.Cell(file: name + ".png", width: still.width / 2, height: still.height / 2)
    guard exhibit.isMoving else { return cell }
    try save(try await stage.animation(), name + ".webp")
    cell.animation = name + ".webp"
    return cell
  }

  /// All exhibits of one variant in one picture.
  private static func sheet(of variant: GalleryVariant) async -> CGImage {
    let width: CGFloat = variant == .largestText ? 2_160 : 720
    let (harness, view) = await hostAll(in: variant, CGSize(width: width, height: 4_000))
    let area = UIView(frame: CGRect(x: 0, y: 0, width: width, height: view.contentHeight))
    view.insertSubview(area, at: 0)
    return harness.snapshot(of: area)
  }

  /// A window of all exhibits of one variant, a pixel a point, each come to its state.
  static func hostAll(in variant: GalleryVariant, _ size: CGSize) async -> (Harness, GalleryView) {
    var environment = variant.environment(size: size)
    environment.scale = 1
    let harness = Harness(environment)
    let controller = UIViewController()
    let view = GalleryView(clock: harness.clock)
    controller.view = view
    harness.host(controller)
    await harness.advance(by: Exhibit.settling)
    return (harness, view)
  }

  @discardableResult
  private func save(_ data: Data?, _ name: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    guard let data else {
      throw Unwritable(path: url.path, reason: "there is no memory for the picture")
    }
    do {
      try data.write(to: url)
    } catch {
      throw Unwritable(path: url.path, reason: error.localizedDescription)
    }
    return url
  }
}
