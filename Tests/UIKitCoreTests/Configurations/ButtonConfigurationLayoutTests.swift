// SPDX-License-Identifier: MIT
import Testing
import UIKit
import UIKitCore

/// Sizes and places in a configured button.
@MainActor
struct ButtonConfigurationLayoutTests {
  init() { TestScreen.reset() }

  private func title(_ button: UIButton) -> CGRect { button.titleLabel?.frame ?? .zero }
  private func image(_ button: UIButton) -> CGRect { button.imageView?.frame ?? .zero }
  private func subtitle(_ button: UIButton) -> CGRect { button.subtitleLabel?.frame ?? .zero }

  @Test(arguments: ConfigurationKind.allCases)
  func `The size is the title's and the insets, and the title stands between them`(
    kind: ConfigurationKind
  ) {
    let button = UIButton.laidOut(kind.configuration)
    let text = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(text.width > 40)
    #expect(
      button.intrinsicContentSize == CGSize(width: text.width + 24, height: text.height + 14))
    #expect(title(button) == CGRect(origin: CGPoint(x: 12, y: 7), size: text))
    #expect(button.titleLabel?.font.pointSize == 17)
  }

  @Test(arguments: [
    (UIButton.Configuration.Size.mini, CGFloat(15), CGFloat(10), CGFloat(5)), (.small, 15, 10, 5),
    (.medium, 17, 12, 7), (.large, 17, 20, 15),
  ])
  func `Each size has its font and insets`(
    size: UIButton.Configuration.Size, font: CGFloat, across: CGFloat, down: CGFloat
  ) {
    let button = UIButton.laidOut(.filled()) {
      $0.title = "Configure"
      $0.buttonSize = size
    }
    #expect(button.titleLabel?.font.pointSize == font)
    #expect(title(button).origin == CGPoint(x: across, y: down))
  }

  @Test func `The subtitle stands a point under the title, in 13 points`() {
    let button = UIButton.laidOut(.filled()) {
      $0.title = "Configure"
      $0.subtitle = "Sub"
    }
    #expect(button.subtitleLabel?.font.pointSize == 13)
    #expect(subtitle(button).minY == title(button).maxY + 1)
    #expect(button.bounds.height == 14 + 1 + title(button).height + subtitle(button).height)
    button.configuration?.titlePadding = 9
    #expect(button.intrinsicContentSize.height == button.bounds.height + 8)
  }

  @Test(arguments: [
    (UIButton.Configuration.TitleAlignment.automatic, false, CGFloat(0)), (.leading, false, 0),
    (.center, false, 0.5), (.trailing, false, 1), (.leading, true, 1), (.trailing, true, 0),
  ])
  func `The shorter line stands where the alignment says`(
    alignment: UIButton.Configuration.TitleAlignment, isRightToLeft: Bool, place: CGFloat
  ) {
    let button = UIButton.laidOut(.filled()) {
      $0.title = "A long title"
      $0.subtitle = "Sub"
      $0.titleAlignment = alignment
    }
    if isRightToLeft { button.semanticContentAttribute = .forceRightToLeft }
    button.layoutIfNeeded()
    let room = title(button).width - subtitle(button).width
    #expect(abs(subtitle(button).minX - title(button).minX - room * place) <= 1)
  }

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, CGFloat(0), CGFloat(0.5)), (.trailing, 1, 0.5), (.top, 0.5, 0),
    (.bottom, 0.5, 1),
  ])
  func `The image stands at its edge, and the padding counts once`(
    edge: NSDirectionalRectEdge, x: CGFloat, y: CGFloat
  ) throws {
    let square = try TestImages.square(20)
    let sizes = [CGFloat(0), 6].map { padding in
      UIButton.laidOut(.filled()) {
        $0.title = "Configure"
        $0.image = square
        $0.imagePlacement = edge
        $0.imagePadding = padding
      }
    }
    let (tight, loose) = (sizes[0], sizes[1])
    let isAcross = edge == .leading || edge == .trailing
    #expect(loose.bounds.width - tight.bounds.width == (isAcross ? 6 : 0))
    #expect(loose.bounds.height - tight.bounds.height == (isAcross ? 0 : 6))
    let content = CGRect(origin: .zero, size: loose.bounds.size).inset(
      by: UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12))
    #expect(abs(image(loose).minX - content.minX - (content.width - 20) * x) <= 1)
    #expect(abs(image(loose).minY - content.minY - (content.height - 20) * y) <= 1)
    #expect(!image(loose).intersects(title(loose)))
    loose.semanticContentAttribute = .forceRightToLeft
    loose.layoutIfNeeded()
    #expect(abs(image(loose).minX - content.minX - (content.width - 20) * (1 - x)) <= 1)
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.left, CGFloat(0)), (.right, 1), (.leading, 0),
    (.trailing, 1), (.center, 0.5), (.fill, 0),
  ])
  func `The content stands between the insets where the alignment says`(
    alignment: UIControl.ContentHorizontalAlignment, place: CGFloat
  ) throws {
    let square = try TestImages.square(20)
    let button = UIButton.laidOut(.filled(), size: CGSize(width: 300, height: 80)) {
      $0.title = "Configure"
      $0.image = square
      $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 30, bottom: 15, trailing: 10)
    }
    button.contentHorizontalAlignment = alignment
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    let width = 20 + title(button).width
    #expect(abs(image(button).minX - 30 - (260 - width) * place) <= 1)
    #expect(max(title(button).maxY, image(button).maxY) == 65)
  }

  @Test func `What does not fit is cut or wrapped within the insets`() {
    let wrapping = UIButton.laidOut(.filled(), size: CGSize(width: 120, height: 100)) {
      $0.title = "A title of several words in a narrow button"
    }
    #expect(wrapping.titleLabel?.numberOfLines == 0)
    #expect(title(wrapping).height > 40 && title(wrapping).width <= 96)
    let cutting = UIButton.laidOut(.filled(), size: CGSize(width: 120, height: 100)) {
      $0.title = "A title of several words in a narrow button"
      $0.titleLineBreakMode = .byTruncatingTail
    }
    #expect(cutting.titleLabel?.numberOfLines == 1)
    #expect(title(cutting).width == 96 && title(cutting).height < 30)
    let tiny = UIButton.laidOut(.filled(), size: CGSize(width: 10, height: 10))
    #expect(title(tiny).size == .zero)
  }

  @Test func `Constraints give a wrapping title the height that its width needs`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    let button = UIButton.laidOut(.filled()) {
      $0.title = "A title of several words in a narrow button"
    }
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: view.topAnchor),
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(button.frame.width == 120)
    #expect(button.frame.height == title(button).height + 14 && button.frame.height > 60)
  }

  @Test func `Constraints align the first baseline with the title's, the last with the subtitle's`()
  {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let label = UILabel()
    label.text = "Label"
    let button = UIButton.laidOut(.filled()) {
      $0.title = "Configure"
      $0.subtitle = "Sub"
    }
    for child in [label, button] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let first = label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: view.topAnchor, constant: 20), first,
    ])
    view.layoutIfNeeded()
    #expect(abs(label.frame.minY - 20 - title(button).minY) <= 1)
    first.isActive = false
    label.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(label.frame.maxY > 20 + subtitle(button).minY + 5)
    #expect(label.frame.minY < 20 + subtitle(button).minY)
  }

  @Test func `An indicator takes the image's place, a square as high as a line`() throws {
    let square = try TestImages.square(40)
    let plain = UIButton.laidOut(.filled())
    let button = UIButton.laidOut(.filled()) {
      $0.title = "Configure"
      $0.image = square
      $0.showsActivityIndicator = true
    }
    let indicator = try #require(
      button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(indicator.isAnimating && button.imageView?.image == nil)
    #expect(indicator.frame.width == title(button).height)
    #expect(button.bounds.width == plain.bounds.width + title(button).height)
    #expect(indicator.frame.maxX == title(button).minX)
    button.configuration?.showsActivityIndicator = false
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(!indicator.isAnimating && button.imageView?.image === square)
    #expect(image(button).width == 40)
  }

  @Test func `Fonts, and corners of dynamic style, follow the reader's text size`() {
    let button = UIButton.laidOut(.filled()) {
      $0.title = "Configure"
      $0.subtitle = "Sub"
    }
    let before = button.intrinsicContentSize
    button.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 300))
    window.addSubview(button)
    #expect(button.titleLabel?.font.pointSize == 53)
    #expect(button.intrinsicContentSize.height > 2 * before.height)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.cornerRadius > 15)
  }

  @Test func `Constraints follow the reader's text size in a button without a text, too`() {
    let button = UIButton(configuration: .filled())
    button.configuration?.showsActivityIndicator = true
    button.translatesAutoresizingMaskIntoConstraints = false
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: window.topAnchor),
      button.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    window.layoutIfNeeded()
    let before = button.frame.size
    button.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.layoutIfNeeded()
    #expect(button.frame.size == button.intrinsicContentSize)
    #expect(button.frame.height > before.height)
  }

  @Test(arguments: [
    (UIButton.Configuration.CornerStyle.fixed, CGFloat(6)), (.dynamic, 6), (.small, 5.5),
    (.medium, 7.7), (.large, 11), (.capsule, 22),
  ])
  func `Corners take the background's radius or a part of the height`(
    style: UIButton.Configuration.CornerStyle, radius: CGFloat
  ) {
    let button = UIButton.laidOut(.filled(), size: CGSize(width: 160, height: 44)) {
      $0.cornerStyle = style
      $0.background.cornerRadius = 6
    }
    #expect(abs(button.cornerRadius - radius) < 0.001)
  }

  @Test(arguments: [
    "contentInsets", "imagePadding", "titlePadding", "background.cornerRadius",
    "background.backgroundInsets", "background.strokeWidth", "background.strokeOutset",
  ])
  func `A length that is not finite stops with the button's and the length's name`(
    name: String
  ) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name] in
      await MainActor.run {
        var configuration = UIButton.Configuration.filled()
        switch name {
        case "contentInsets": configuration.contentInsets.bottom = .nan
        case "imagePadding": configuration.imagePadding = .infinity
        case "titlePadding": configuration.titlePadding = .nan
        case "background.cornerRadius": configuration.background.cornerRadius = .nan
        case "background.strokeWidth": configuration.background.strokeWidth = .infinity
        case "background.strokeOutset": configuration.background.strokeOutset = .nan
        default: configuration.background.backgroundInsets.leading = .nan
        }
        _ = UIButton(configuration: configuration)
      }
    }
    let message = try #require(result).message
    #expect(message.contains("<UIButton "))
    #expect(message.contains(".configuration.\(name) must be finite"))
  }
}
