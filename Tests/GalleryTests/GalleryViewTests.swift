// SPDX-License-Identifier: MIT
import CoreGraphics
import KurukuruTestSupport
import Testing
import UIKit

@testable import Gallery

/// The gallery's window.
@MainActor
struct GalleryViewTests {
  private func shown(_ view: GalleryView) -> [UIView] { view.subviews.filter { !$0.isHidden } }

  @Test(
    arguments: GalleryVariant.allCases,
    [CGSize(width: 720, height: 520), CGSize(width: 1_400, height: 900)])
  func `each page lies within the window, and all together show every exhibit`(
    variant: GalleryVariant, size: CGSize
  ) async {
    let (harness, view) = await GalleryPage.hostAll(in: variant, size)
    var names: [String] = []
    for page in view.pages.indices {
      #expect(view.page == page)
      for child in shown(view) {
        #expect(view.bounds.contains(child.frame), "page \(page): \(child.frame) of \(size)")
      }
      names += shown(view).compactMap { ($0 as? UILabel)?.text }
      if page + 1 < view.pages.count { harness.tap("More") }
    }
    #expect(names == Exhibit.all.map(\.name))
  }

  @Test func `a high window shows all at once, and no pager`() async {
    let (harness, view) = await GalleryPage.hostAll(in: .light, CGSize(width: 900, height: 2_000))
    #expect(view.pages.count == 1)
    #expect(harness.view(titled: "More") == nil)
  }

  @Test func `resizing keeps the exhibits that were looked at`() async {
    let (harness, view) = await GalleryPage.hostAll(in: .light, CGSize(width: 720, height: 520))
    harness.tap("More")
    let first = view.pages[view.page].lowerBound
    harness.resize(to: CGSize(width: 400, height: 300))
    #expect(view.pages[view.page].contains(first))
    harness.tap("Back")
    #expect(!view.pages[view.page].contains(first))
    for _ in view.pages { harness.tap("Back") }
    #expect(view.page == 0)
  }

  @Test func `a tap on an exhibit loads for three seconds`() async throws {
    let (harness, view) = await GalleryPage.hostAll(in: .light, CGSize(width: 720, height: 520))
    let idle = harness.snapshot()
    let button = try #require(view.subviews.first { $0 is UIButton } as? UIButton)
    harness.tap(button)
    await harness.advance(by: .seconds(1))
    #expect(!button.isEnabled)
    #expect(!PictureDifference(idle, harness.snapshot()).isEmpty)
    await harness.advance(by: .seconds(3))
    #expect(PictureDifference(idle, harness.snapshot()).isEmpty)
  }

  @Test func `a page in a small window looks as it should`() async {
    let (harness, _) = await GalleryPage.hostAll(in: .rightToLeft, CGSize(width: 500, height: 260))
    harness.tap("More")
    assertPicture(harness.snapshot(), named: "small-page")
  }
}
