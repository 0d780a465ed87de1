// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit
import UIKitCore

@MainActor
struct LabelPictureTests {
  init() { TestScreen.reset() }

  /// Labels one under another, on a ground that shows their edges.
  private func column(_ labels: [(UILabel, CGFloat)]) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 4))
    for (label, height) in labels {
      label.frame = CGRect(x: 4, y: view.bounds.height, width: 112, height: height)
      label.backgroundColor = .secondarySystemBackground
      view.addSubview(label)
      view.frame.size.height += height + 4
    }
    return view
  }

  private func label(
    _ text: String, height: CGFloat = 22, _ change: (UILabel) -> Void = { _ in }
  ) -> (UILabel, CGFloat) {
    let label = UILabel()
    label.text = text
    change(label)
    return (label, height)
  }

  @Test(arguments: [false, true])
  func `Text in every alignment, colour and weight`(isDark: Bool) throws {
    let view = column([
      label("Load 読込"),
      label("Mid") { $0.textAlignment = .center },
      label("Red") {
        $0.textAlignment = .right
        $0.textColor = .systemRed
      },
      label("Off") { $0.isEnabled = false },
      label("Semi") {
        $0.font = .systemFont(ofSize: 17, weight: .semibold)
        $0.textColor = .secondaryLabel
      },
      label("Sh", height: 30) {
        $0.font = .boldSystemFont(ofSize: 22)
        $0.shadowColor = .systemGray
        $0.shadowOffset = CGSize(width: 2, height: 2)
      },
      label("RTL") { $0.semanticContentAttribute = .forceRightToLeft },
    ])
    let picture = ViewPicture(view, background: .systemBackground, isDark: isDark)
    try assertPicture(picture.draw(scale: 2), named: isDark ? "labels-dark" : "labels-light")
  }

  @Test func `Text that is cut where it does not fit`() throws {
    let long = "A long line of text"
    let view = column([
      label(long),
      label(long) { $0.lineBreakMode = .byTruncatingMiddle },
      label(long) { $0.lineBreakMode = .byTruncatingHead },
      label(long) { $0.lineBreakMode = .byClipping },
    ])
    try assertPicture(
      ViewPicture(view, background: .systemBackground).draw(scale: 2), named: "labels-cut")
  }

  @Test func `Text that shrinks or breaks where it does not fit`() throws {
    let view = column([
      label("A long line of text") { $0.adjustsFontSizeToFitWidth = true },
      label("A long text on two lines", height: 42) { $0.numberOfLines = 2 },
    ])
    try assertPicture(
      ViewPicture(view, background: .systemBackground).draw(scale: 2), named: "labels-fitted")
  }

  @Test func `Text with attributes`() throws {
    let text = NSMutableAttributedString(string: "Bold, red, u, s")
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 0, length: 4))
    text.addAttribute(
      .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 6, length: 3))
    text.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue,
      range: NSRange(location: 11, length: 1))
    text.addAttribute(
      .strikethroughStyle, value: NSUnderlineStyle.single.rawValue,
      range: NSRange(location: 14, length: 1))
    let view = column([label("") { $0.attributedText = text }])
    try assertPicture(
      ViewPicture(view, background: .systemBackground).draw(scale: 2), named: "labels-attributed")
  }
}
