// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit
import UIKitCore

@MainActor
struct LabelTests {
  private let long = "One two three four five six seven eight nine ten eleven twelve"

  init() { TestScreen.reset() }

  private func picture(_ label: UILabel, scale: CGFloat = 2) throws -> PixelProbe {
    let image = SampleImage.picture(size: label.bounds.size, scale: scale) { _ in
      label.draw(label.bounds)
    }
    return try #require(PixelProbe(image))
  }

  private func label(_ text: String?, width: CGFloat = 100, height: CGFloat = 30) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    return label
  }

  @Test func `a new label has UIKit's defaults`() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(label.isEnabled)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `one line is as high as its font, rounded up to pixels`() {
    let label = label("Loading")
    #expect(label.intrinsicContentSize.height == 21)
    label.font = .systemFont(ofSize: 15)
    #expect(label.intrinsicContentSize.height == 18)
    let width = label.intrinsicContentSize.width
    #expect(width == width.rounded())
    #expect(label.sizeThatFits(.zero) == label.intrinsicContentSize)
  }

  @Test func `several lines break at the preferred width`() {
    let label = label(long)
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 120
    #expect(label.intrinsicContentSize.width <= 120)
    #expect(label.intrinsicContentSize.height > 80)
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize.height == 41)
    #expect(label.sizeThatFits(CGSize(width: 120, height: 0)).height == 41)
  }

  @Test func `setting a text drops attributes, setting a look spreads over them`() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "ab",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red]
    )
    #expect(label.text == "ab")
    #expect(label.font.pointSize == 30)
    #expect(label.textColor == .red)
    label.textColor = .blue
    let color = label.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil)
    #expect(color as? UIColor == .blue)
    label.text = "c"
    #expect(label.attributedText?.string == "c")
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }

  @Test(arguments: [
    (NSTextAlignment.left, 0, 40), (.right, 60, 100), (.center, 30, 70), (.natural, 0, 40),
  ])
  func `text stands where its alignment says`(
    alignment: NSTextAlignment, from: CGFloat, to: CGFloat
  ) throws {
    let label = label("■■")
    label.textAlignment = alignment
    let probe = try picture(label)
    let inside = CGRect(x: from * 2, y: 0, width: (to - from) * 2, height: 60)
    #expect(probe.inkedPixels(in: inside) > 100)
    #expect(probe.inkedPixels() == probe.inkedPixels(in: inside))
  }

  @Test func `text is centred down`() throws {
    let probe = try picture(label("■", height: 100), scale: 1)
    let rows = (0..<100).filter {
      probe.inkedPixels(in: CGRect(x: 0, y: $0, width: 100, height: 1)) > 0
    }
    let first = try #require(rows.first)
    let last = try #require(rows.last)
    let middle = (first + last) / 2
    #expect(abs(middle - 50) < 6)
  }

  @Test func `text that is too wide ends inside the label`() throws {
    let label = label(long)
    let probe = try picture(label)
    #expect(probe.inkedPixels() > 200)
    #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).width <= 100)
  }

  @Test func `text shrinks to fit when asked to`() throws {
    let label = label("Loading everything", width: 80)
    let full = label.intrinsicContentSize.width
    #expect(full > 80)
    label.adjustsFontSizeToFitWidth = true
    let shrunk = try picture(label)
    label.minimumScaleFactor = 0.95
    let truncated = try picture(label)
    #expect(shrunk.inkedPixels(in: CGRect(x: 130, y: 0, width: 30, height: 60)) > 0)
    #expect(shrunk.inkedPixels() != truncated.inkedPixels())
  }

  @Test func `every letter is inked, Japanese too`() throws {
    for text in ["読み込み開始", "Loading", "くるくる", "選択済み"] {
      let label = label(text, width: 200)
      let probe = try picture(label)
      let width = label.intrinsicContentSize.width * 2 / CGFloat(text.count)
      for index in 0..<text.count {
        let column = CGRect(
          x: (CGFloat(index) * width).rounded(.down), y: 0, width: width.rounded(.down),
          height: 60)
        #expect(probe.inkedPixels(in: column) > 4, "\(text) letter \(index)")
      }
    }
  }

  @Test func `colours follow state and appearance`() throws {
    func darkest(_ label: UILabel) throws -> PixelProbe.Color? {
      let probe = try picture(label)
      let all = (0..<60).flatMap { y in (0..<200).map { probe.color($0, y) } }
      return all.max { $0.alpha < $1.alpha }
    }
    let label = label("■■■")
    #expect(try darkest(label) == .black)
    label.highlightedTextColor = .red
    label.isHighlighted = true
    #expect(try darkest(label) == .red)
    label.isHighlighted = false
    label.isEnabled = false
    let faded = try darkest(label)
    #expect(try #require(faded).alpha < 100)
    label.isEnabled = true
    var inDark: PixelProbe.Color?
    try UITraitCollection(userInterfaceStyle: .dark).performing { inDark = try darkest(label) }
    #expect(inDark == .white)
  }

  @Test func `a shadow falls where the offset says`() throws {
    let label = label("■")
    let plain = try picture(label).inkedPixels()
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 4, height: 4)
    #expect(try picture(label).inkedPixels() > plain)
  }

  @Test func `margins come from the two methods that padded labels override`() throws {
    let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "■"
    let plain = UILabel()
    plain.text = "■"
    #expect(label.intrinsicContentSize.width == plain.intrinsicContentSize.width + 40)
    #expect(label.intrinsicContentSize.height == plain.intrinsicContentSize.height + 8)
    let probe = try picture(label, scale: 1)
    #expect(probe.inkedPixels(in: CGRect(x: 0, y: 0, width: 20, height: 40)) == 0)
    #expect(probe.inkedPixels() > 0)
  }

  @Test func `a label of several lines is as high as its text in the width that constraints give`()
  {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 140, height: 400))
    let label = UILabel()
    label.text = long
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    view.layoutIfNeeded()
    #expect(label.frame.width == 120)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
    #expect(label.frame.height > 80)
  }

  @Test func `labels of different sizes stand on one baseline`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let labels = [12, 30].map { (size: CGFloat) in
      let label = UILabel()
      label.text = "Loading"
      label.font = .systemFont(ofSize: size)
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      return label
    }
    NSLayoutConstraint.activate([
      labels[0].leadingAnchor.constraint(equalTo: view.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
      labels[1].topAnchor.constraint(equalTo: view.topAnchor),
      labels[0].firstBaselineAnchor.constraint(equalTo: labels[1].firstBaselineAnchor),
    ])
    view.layoutIfNeeded()
    let baselines = labels.map { $0.frame.minY + $0.font.ascender }
    #expect(abs(baselines[0] - baselines[1]) <= 1)
  }

  @Test func `a font of a style follows the text size when asked to`() {
    let label = UILabel()
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: usual)
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Loading"
    let picture = ViewPicture(label)
    picture.window.traitOverrides.preferredContentSizeCategory =
      .accessibilityExtraExtraExtraLarge
    #expect(label.font.pointSize == 53)
    #expect(label.intrinsicContentSize.height == 64)
  }

  @Test func `text follows the appearance of its window`() throws {
    let label = label("■■■")
    let picture = ViewPicture(label)
    func colors() throws -> Set<String> {
      let probe = try picture.probe()
      let all = (0..<30).flatMap { y in (0..<100).map { probe.color($0, y) } }
      return Set(all.filter { $0.alpha == 255 }.map(\.description))
    }
    #expect(try colors() == [PixelProbe.Color.black.description])
    picture.window.overrideUserInterfaceStyle = .dark
    #expect(try colors() == [PixelProbe.Color.white.description])
  }

  @Test func `a label that shows the same again asks for no frame`() throws {
    let label = label("Loading")
    let picture = ViewPicture(label)
    let first = try picture.draw()
    let node = picture.window.lastCommit
    label.text = "Loading"
    label.textColor = .label
    label.font = .systemFont(ofSize: 17)
    _ = try picture.draw()
    #expect(picture.window.lastCommit === node)
    label.text = "Done"
    let second = try picture.draw()
    #expect(!PictureDifference(first, second).isEmpty)
  }
}

private final class PaddedLabel: UILabel {
  private let insets = UIEdgeInsets(top: 4, left: 20, bottom: 4, right: 20)

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  {
    super.textRect(
      forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines
    ).inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

extension UITraitCollection {
  /// Runs a throwing body with these traits as the current ones.
  func performing(_ body: () throws -> Void) throws {
    var failure: (any Error)?
    performAsCurrent {
      do { try body() } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
