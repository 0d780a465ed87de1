// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TextLayout

/// Where fonts come from on a machine whose fontconfig does not say.
struct FontFolderTests {
  @Test func `an empty configuration of fontconfig leaves the usual folders, and says so once`()
    async throws
  {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("fonts-\(UUID().uuidString).conf")
      let text = "<!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig></fontconfig>"
      try Data(text.utf8).write(to: file)
      setenv("FONTCONFIG_FILE", file.path, 1)
      let layout = TextLayout(
        "読込 abc",
        runs: [
          TextRun(range: 0..<6, typeface: .resolve(FontDescriptor(family: "Inter", size: 17)))
        ])
      try FileManager.default.removeItem(at: file)
      guard PangoEngine.shared.familyNames.contains("Inter"), layout.size.width > 40 else {
        exit(1)
      }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let reports = message.split(separator: "\n").filter { $0.contains("fontconfig") }
    #expect(
      reports == [
        "kurukuru: fontconfig names no folder with fonts; those in the usual folders are used"
      ])
  }
}
