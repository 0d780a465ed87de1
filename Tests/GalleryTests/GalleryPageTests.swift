// SPDX-License-Identifier: MIT
import CWebP
import CoreGraphics
import Foundation
import KurukuruTestSupport
import Testing
import UIKit

@testable import Gallery

@MainActor
struct GalleryPageTests {
  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "kurukuru-gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  @Test func `the page names every picture beside it, and every picture that it names is there`()
    async throws
  {
    try await withFolder { folder in
      let page = try await GalleryPage(folder: folder, variants: [.light, .rightToLeft]).write()
      let text = try String(contentsOf: page, encoding: .utf8)
      let pattern = /(?:src|srcset|href)="([^"]+)"/
      let named = Set(text.matches(of: pattern).map { String($0.1) })
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(named == Set(files.filter { $0 != "index.html" }))
      let moving = Exhibit.all.filter(\.isMoving).count
      #expect(named.count == 2 * (Exhibit.all.count + moving) + 1)
      for exhibit in Exhibit.all { #expect(text.contains("<th>\(exhibit.name)</th>")) }
      let sheet = try Data(contentsOf: folder.appendingPathComponent("contact-sheet.png"))
      guard case .success(let picture) = CGImage.decode(sheet) else {
        Issue.record("the contact sheet cannot be read")
        return
      }
      #expect(picture.width == 720)
    }
  }

  @Test func `a folder that cannot be made is named`() async throws {
    let folder = URL(fileURLWithPath: "/proc/kurukuru")
    let error = await #expect(throws: GalleryPage.Unwritable.self) {
      try await GalleryPage(folder: folder).write()
    }
    let sentence = try #require(error).description
    #expect(sentence.hasPrefix("/proc/kurukuru cannot be written: "))
    #expect(!sentence.hasSuffix(": "))
  }

  @Test func `what moves is a WebP of eight frames that decode`() async throws {
    let exhibit = try #require(Exhibit.all.first { $0.name == "Loading" })
    let stage = await GalleryPage.host(exhibit, in: .dark)
    let still = stage.picture
    let data = try await stage.animation()
    let frames = try Self.frames(data)
    #expect(frames.count == Stage.frameCount)
    #expect(frames.first?.pixels.count == still.width * still.height * 4)
    #expect(frames.first?.pixels == still.premultipliedPixels())
    #expect(Set(frames.map(\.pixels)).count == Stage.frameCount)
    #expect(frames.allSatisfy { $0.duration == 125 })
  }

  /// The frames' own pixels, which may be a part of the picture after the first.
  private static func frames(_ data: Data) throws -> [(pixels: [UInt8], duration: Int)] {
    try data.withUnsafeBytes { bytes in
      var input = WebPData(
        bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size: bytes.count)
      let mux = try #require(WebPMuxCreate(&input, 0))
      defer { WebPMuxDelete(mux) }
      var count: Int32 = 0
      try #require(WebPMuxNumChunks(mux, WEBP_CHUNK_ANMF, &count) == WEBP_MUX_OK)
      return try (0..<count).map { index in
        var frame = WebPMuxFrameInfo()
        try #require(WebPMuxGetFrame(mux, UInt32(index + 1), &frame) == WEBP_MUX_OK)
        defer { WebPDataClear(&frame.bitstream) }
        var (width, height): (Int32, Int32) = (0, 0)
        let decoded = try #require(
          WebPDecodeBGRA(frame.bitstream.bytes, frame.bitstream.size, &width, &height))
        defer { WebPFree(decoded) }
        let pixels = UnsafeBufferPointer(start: decoded, count: Int(width * height * 4))
        return (Array(pixels), Int(frame.duration))
      }
    }
  }
}
