// SPDX-License-Identifier: MIT
/// What is given broken bytes.
enum FuzzTarget: String, CaseIterable {
  /// Storyboards, up to the picture of the initial controller.
  case storyboard
  /// Image files.
  case image
  /// Swift files that the plugin rewrites, in the rewriter's own process.
  case rewriter

  /// The endings of the files that mutations begin with.
  var pathExtensions: Set<String> {
    switch self {
    case .storyboard: ["storyboard"]
    case .image: ["png", "jpg", "jpeg"]
    case .rewriter: ["swift"]
    }
  }

  /// How many inputs are read at a time: the rewriter's process takes longer to start than a file to read.
  var batch: Int { self == .rewriter ? 8 : 1 }

  /// Strings that are of interest to the format.
  var tokens: [String] {
    switch self {
    case .storyboard:
      [
        "NaN", "inf", "-1", "1e308", "99999999999999999999", "<!DOCTYPE x>", "]]>", "&#0;",
        "&amp;", "\"", "<?x?>", "id=\"8bC-Xf-vdC\"", "</view>", "<view>",
        "customClass=\"NSObject\"", "\u{0}", "\u{FEFF}", "é",
      ]
    case .image: ["\u{0}", "IHDR", "IDAT", "IEND", "PLTE", "acTL", "JFIF"]
    case .rewriter:
      [
        "@objc ", "@objc(a:b:) ", "@objcMembers ", "@IBAction ", "@IBOutlet ", "#selector(",
        "#selector(getter: a)", "#keyPath(", "private ", "override ", "extension A { ", "class A: ",
        "protocol P { ", "{", "}", "(", ")", "?()", "#if os(iOS)\n", "#endif\n", "\"\"\"", "/*",
        "Timer(timeInterval: 1, ", " as (Int) -> Void", "\r\n", "\u{FEFF}", "é", "🌀", "\u{0}",
      ]
    }
  }

  /// The bytes, for every second picture with the checksums that they should have: they would hide all other faults.
  func mended(_ bytes: [UInt8], by mutator: inout Mutator) -> [UInt8] {
    guard self == .image, mutator.coin() else { return bytes }
    return PNGChecksums.mend(bytes)
  }
}
