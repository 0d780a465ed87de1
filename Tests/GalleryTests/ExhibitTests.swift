// SPDX-License-Identifier: MIT
import CoreGraphics
import Kurukuru
import KurukuruTestSupport
import Testing
import UIKit

@testable import Gallery

@MainActor
struct ExhibitTests {
  @Test(arguments: GalleryVariant.allCases)
  func `every exhibit has ink, and none of it outside the button`(variant: GalleryVariant) async {
    for exhibit in Exhibit.all {
      let stage = await GalleryPage.host(exhibit, in: variant)
      #expect(stage.harness.window.bounds.contains(stage.area.frame), "\(exhibit.name)")
      let picture = stage.picture
      let inside = stage.button.frame.offsetBy(
        dx: -stage.area.frame.minX, dy: -stage.area.frame.minY)
      let ink = Ink(picture, inside: inside, scale: 2)
      #expect(ink.inside > 100, "\(exhibit.name) has \(ink.inside) pixels of ink")
      #expect(ink.outside == 0, "\(exhibit.name) has ink outside of the button")
    }
  }

  @Test(arguments: GalleryVariant.allCases)
  func `every title has the room that it needs, and is not under the indicator`(
    variant: GalleryVariant
  ) async {
    for exhibit in Exhibit.all where exhibit.width == nil {
      let stage = await GalleryPage.host(exhibit, in: variant)
      let button = stage.button
      let labels = button.subviews.compactMap { $0 as? UILabel }
        .filter { !$0.isHidden && $0.layer.presentation()?.isHidden == false }
      let indicator = button.subviews.first { $0 is UIActivityIndicatorView && !$0.isHidden }
      #expect(!labels.isEmpty || indicator != nil, "\(exhibit.name) shows nothing")
      for label in labels {
        let free = CGSize(
          width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
        #expect(label.frame.width >= label.sizeThatFits(free).width - 0.5, "\(exhibit.name)")
        #expect(button.bounds.insetBy(dx: 4, dy: 0).contains(label.frame), "\(exhibit.name)")
        if let indicator {
          #expect(!label.frame.intersects(indicator.frame), "\(exhibit.name)")
        }
      }
      if let indicator {
        #expect(button.bounds.insetBy(dx: 4, dy: 4).contains(indicator.frame), "\(exhibit.name)")
      }
    }
  }

  @Test func `what says that it moves does, and nothing else`() async {
    for exhibit in Exhibit.all {
      let stage = await GalleryPage.host(exhibit, in: .light)
      let before = stage.picture
      await stage.harness.advance(by: .milliseconds(125))
      let differs = !PictureDifference(before, stage.picture).isEmpty
      #expect(differs == exhibit.isMoving, "\(exhibit.name)")
    }
  }

  @Test func `no two exhibits look the same but for those that shall`() async {
    var pictures: [(Exhibit, CGImage)] = []
    let twins = ["Calm, in its grace", "Over, in its minimum time"]
    for exhibit in Exhibit.all where !twins.contains(exhibit.name) {
      let picture = await GalleryPage.host(exhibit, in: .light).picture
      for (other, known) in pictures {
        #expect(
          !PictureDifference(picture, known).isEmpty, "\(exhibit.name) looks as \(other.name)")
      }
      pictures.append((exhibit, picture))
    }
    #expect(Set(Exhibit.all.map(\.fileName)).count == Exhibit.all.count)
  }
}

/// How many pixels are not the picture's corner's colour.
private struct Ink {
  private(set) var inside = 0
  private(set) var outside = 0

  init(_ picture: CGImage, inside frame: CGRect, scale: CGFloat) {
    let frame = CGRect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale)
    let (columns, rows) = (Int(frame.minX)..<Int(frame.maxX), Int(frame.minY)..<Int(frame.maxY))
    picture.premultipliedPixels().withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      var index = 0
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          if pixels[index] != pixels[0] {
            if rows.contains(y), columns.contains(x) { inside += 1 } else { outside += 1 }
          }
          index += 1
        }
      }
    }
  }
}
