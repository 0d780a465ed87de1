// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import KurukuruTestSupport
import Testing

/// The pictures that `Scripts/check-try` has made of the articles' code, run as a stranger would run it.
private enum ArticlePictures {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent(".build/try/pictures")

  static var exist: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func picture(_ example: String, _ moment: String) throws -> CGImage {
    let file = folder.appendingPathComponent(example).appendingPathComponent(moment + ".png")
    return try CGImage.decode(Data(contentsOf: file)).get()
  }
}

@Suite(.enabled(if: ArticlePictures.exist, "run ./run test, which makes the pictures"))
struct ArticlePictureTests {
  @Test(arguments: ["Article1Code", "Article1Storyboard"], ["before", "at-0.5s", "at-3.5s"])
  func `the pasted code shows its title, then its work, then its title`(
    example: String, moment: String
  ) throws {
    let picture = try ArticlePictures.picture(example, moment)
    assertPicture(picture, named: "\(example)-\(moment)")
    if moment == "at-3.5s" {
      let before = try ArticlePictures.picture(example, "before")
      #expect(PictureDifference(picture, before).isEmpty)
    }
  }
}
