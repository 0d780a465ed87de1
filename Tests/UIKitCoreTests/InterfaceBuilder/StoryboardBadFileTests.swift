// SPDX-License-Identifier: MIT
import Diagnostics
import Testing
import UIKit
import UIKitCore

/// Files that are not storyboards give an error with file and line, whatever bytes they hold.
@MainActor
struct StoryboardBadFileTests {
  private func reason(_ data: Data) -> InterfaceFileError? {
    do throws(InterfaceFileError) {
      _ = try UIStoryboard(data: data, file: "Bad.storyboard")
      return nil
    } catch {
      return error
    }
  }

  private func reason(_ text: String) -> InterfaceFileError? { reason(Data(text.utf8)) }

  @Test func `An empty file`() {
    #expect(reason("")?.reason == .empty)
    #expect(reason(" \n \n")?.reason == .malformed("no element at the start"))
  }

  @Test func `Not XML`() {
    #expect(reason("hello")?.reason == .malformed("no element at the start"))
    #expect(reason("{\"json\": 1}") != nil)
  }

  @Test(arguments: [10, 400, 1_500])
  func `A file that ends too early`(length: Int) {
    let text = StoryboardText.oneScene()
    #expect(reason(String(text.prefix(length))) != nil)
  }

  @Test(arguments: ["<?x?>", "<?xml?>", "<?x data?>", "\n<?xml-stylesheet?>"])
  func `A processing instruction, which without data kills the XML library`(text: String) {
    #expect(reason(text + "<document/>")?.reason == .processingInstruction)
    let inside = StoryboardText.oneScene().replacingOccurrences(of: "</document>", with: text)
    #expect(reason(inside)?.reason == .processingInstruction)
  }

  @Test func `What looks like an instruction in a comment is none`() {
    let text = StoryboardText.oneScene()
      .replacingOccurrences(of: "</document>", with: "<!-- <?x?> <!DOCTYPE x> --></document>")
    #expect(reason(text) == nil)
  }

  @Test func `Every prefix of a storyboard is refused`() {
    let text = Data(StoryboardText.oneScene().utf8)
    let end = text.count - 15
    for length in stride(from: 0, to: end, by: 37) { #expect(reason(text.prefix(length)) != nil) }
  }

  @Test func `Bytes that are not UTF-8, with their line`() {
    let error = reason(Data("<document>\n<a".utf8) + [0xFF, 0xFE] + Data("/></document>".utf8))
    #expect(error?.reason == .notUTF8)
    #expect(error?.line == 2)
    #expect(error?.description == "Bad.storyboard:2: the file is not valid UTF-8")
  }

  @Test func `An invalid byte in a name does not crash the XML library`() {
    #expect(
      reason(Data([0x3C, 0x61, 0xFF, 0x3E, 0x3C, 0x2F, 0x61, 0xFF, 0x3E]))?.reason == .notUTF8)
  }

  @Test func `Another encoding`() {
    #expect(reason("<a/>".data(using: .utf16) ?? Data())?.reason == .notUTF8)
    let latin = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document/>"
    #expect(reason(latin)?.reason == .otherEncoding("ISO-8859-1"))
  }

  @Test func `A zero byte`() {
    #expect(reason("<document>\u{0}</document>")?.reason == .zeroByte)
  }

  @Test func `A document type, with entities or without`() {
    let bomb =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY a \"b\"><!ENTITY c \"&a;&a;\">]>\n<d>&c;</d>"
    #expect(reason(bomb)?.reason == .documentType)
    #expect(reason(bomb)?.line == 2)
    #expect(reason("<!DOCTYPE d SYSTEM \"http://127.0.0.1/x.dtd\"><d/>")?.reason == .documentType)
  }

  @Test func `Too many bytes`() {
    let bytes = Data(repeating: 0x20, count: 9 << 20)
    #expect(reason(bytes)?.reason == .tooLarge(bytes: 9 << 20))
  }

  @Test func `Too deep`() {
    let text = String(repeating: "<a>", count: 300) + String(repeating: "</a>", count: 300)
    #expect(reason(text)?.reason == .tooDeep(element: "a"))
    #expect(reason(String(repeating: "<a>", count: 500_000))?.reason == .tooDeep(element: "a"))
  }

  @Test func `Another kind of document`() {
    #expect(reason("<html/>")?.reason == .notStoryboard(root: "html", type: nil))
    let nib = reason("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>")
    #expect(
      nib?.description.hasSuffix("of the type com.apple.InterfaceBuilder3.CocoaTouch.XIB") == true)
  }

  @Test func `A storyboard that is not there is reported and has no initial controller`() {
    let storyboard = UIStoryboard(name: "NotThere", bundle: nil)
    #expect(storyboard.instantiateInitialViewController() == nil)
    #expect(Diagnostics.messages.contains("NotThere.storyboard: there is no such storyboard"))
    #expect(
      type(of: storyboard.instantiateViewController(withIdentifier: "x")) == UIViewController.self)
  }

  @Test func `An initial controller that does not exist is nil`() throws {
    let text = StoryboardText.oneScene().replacingOccurrences(
      of: "initialViewController=\"BYZ-38-t0r\"", with: "initialViewController=\"gone\"")
    let storyboard = try UIStoryboard(text: text, file: "Gone.storyboard")
    #expect(storyboard.instantiateInitialViewController() == nil)
    #expect(
      Diagnostics.messages.contains(
        "Gone.storyboard:2: <document> initialViewController gone does not exist"))
  }

  @Test func `An identifier that the file does not have is a mistake of the caller`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let data = Data(StoryboardText.oneScene().utf8)
        guard let storyboard = try? UIStoryboard(data: data, file: "Exit.storyboard") else {
          return
        }
        _ = storyboard.instantiateViewController(withIdentifier: "nowhere")
      }
    }
    #expect(
      try #require(result).message.contains(
        "Exit.storyboard has no view controller with the identifier"))
  }
}
