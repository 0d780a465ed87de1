// SPDX-License-Identifier: MIT
import Testing
import UIKit
import UIKitCore

@MainActor
struct UIButtonTests {
  private let button: UIButton

  init() {
    TestScreen.reset()
    button = UIButton(type: .system)
  }

  @Test func `A state without a title shows the normal one, even when selected and highlighted`() {
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    button.isSelected = true
    #expect(button.currentTitle == "selected")
    #expect(button.titleLabel?.text == "selected")
    button.isHighlighted = true
    #expect(button.currentTitle == "normal")
    #expect(button.title(for: .disabled) == "normal")
    button.setTitle(nil, for: .selected)
    button.isHighlighted = false
    #expect(button.currentTitle == "normal")
  }

  @Test func `An attributed title wins over a plain one`() {
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "rich"), for: .normal)
    #expect(button.titleLabel?.attributedText?.string == "rich")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "plain")
  }

  @Test func `A custom button's title is white, a system button's has the tint`() {
    #expect(UIButton().currentTitleColor == .white)
    button.tintColor = .systemRed
    #expect(button.currentTitleColor == .systemRed)
    button.isEnabled = false
    #expect(button.currentTitleColor == .tertiaryLabel)
    button.setTitleColor(.systemGreen, for: .disabled)
    #expect(button.currentTitleColor == .systemGreen)
  }

  @Test func `A disabled title has the normal colour where one was set, as Apple documents it`() {
    button.setTitle("Off", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.isEnabled = false
    #expect(button.currentTitleColor == .white)
    #expect(button.titleLabel?.textColor == .white)
    button.setTitleColor(nil, for: .normal)
    #expect(button.currentTitleColor == .tertiaryLabel)
    button.isSelected = true
    #expect(button.currentTitleColor == .tertiaryLabel)
  }

  @Test func `A pressed system button's title keeps a fifth of its colour`() {
    button.setTitle("Press", for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.isHighlighted = true
    #expect(button.titleLabel?.textColor.cgColor.alpha == 0.2)
    #expect(button.titleLabel?.alpha == 1)
    button.isHighlighted = false
    #expect(button.titleLabel?.textColor.cgColor.alpha == 1)
  }

  @Test func `A system button of 15 points is 31 high, a custom one of 18 is 34`() {
    button.setTitle("Button", for: .normal)
    #expect(button.titleLabel?.font.pointSize == 15)
    #expect(button.intrinsicContentSize.height == 31)
    let custom = UIButton()
    custom.setTitle("Button", for: .normal)
    #expect(custom.titleLabel?.font.pointSize == 18)
    #expect(custom.intrinsicContentSize.height == 34)
  }

  @Test func `A button without content is 30 wide`() {
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
  }

  @Test func `Content insets take the place of the button's own margins`() {
    button.setTitle("Button", for: .normal)
    let plain = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    #expect(button.intrinsicContentSize.width == plain.width + 40)
    #expect(button.intrinsicContentSize.height == plain.height - 12 + 20)
  }

  @Test func `A new font changes the button's own size`() {
    button.setTitle("Button", for: .normal)
    let before = button.intrinsicContentSize
    button.titleLabel?.font = .systemFont(ofSize: 30)
    #expect(button.intrinsicContentSize.height > before.height + 10)
  }

  @Test func `The title stands in the middle`() {
    button.setTitle("Button", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    let frame = button.titleLabel?.frame ?? .zero
    #expect(abs(frame.midX - 100) <= 0.5 && abs(frame.midY - 22) <= 0.5)
    #expect(frame.width > 30 && frame.height == 18)
  }

  @Test func `Long titles stay inside and are cut in the middle`() {
    button.setTitle(String(repeating: "long ", count: 30), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.width == 100)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func `The image stands before the title, on the right where reading starts there`() throws {
    button.setTitle("Title", for: .normal)
    button.setImage(try TestImages.square(20), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    let image = try #require(button.imageView), title = try #require(button.titleLabel)
    #expect(image.frame.size == CGSize(width: 20, height: 20))
    #expect(abs(image.frame.maxX - title.frame.minX) <= 0.5)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(abs(title.frame.maxX - image.frame.minX) <= 0.5)
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.left, CGFloat(0)), (.right, 180), (.leading, 0),
    (.trailing, 180), (.center, 90),
  ])
  func `Alignment moves the content`(
    alignment: UIControl.ContentHorizontalAlignment, x: CGFloat
  ) throws {
    button.setImage(try TestImages.square(20), for: .normal)
    button.contentHorizontalAlignment = alignment
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == x)
  }

  @Test func `Insets of the title move it by half of their difference`() {
    button.setTitle("Button", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    let before = button.titleLabel?.frame.minX ?? 0
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == before + 5)
  }

  @Test func `Constraints align the title's baseline with a label's`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let label = UILabel()
    label.text = "Label"
    label.font = .systemFont(ofSize: 30)
    button.setTitle("Button", for: .normal)
    for child in [label, button] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    }
    label.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
    button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
    view.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    let baseline = title.convert(CGPoint(x: 0, y: title.firstBaselineFromTop), to: view).y
    #expect(abs(baseline - label.frame.minY - label.firstBaselineFromTop) <= 0.5)
  }

  @Test func `The title label that the app took out stays out`() {
    button.setTitle("Button", for: .normal)
    button.titleLabel?.removeFromSuperview()
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.superview == nil)
  }

  @Test func `A background image fills the button behind everything`() throws {
    button.setTitle("Title", for: .normal)
    button.setBackgroundImage(try TestImages.square(4), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    button.layoutIfNeeded()
    #expect(button.subviews.first?.frame == button.bounds)
    #expect((button.subviews.first as? UIImageView)?.image === button.currentBackgroundImage)
  }

  @Test func `A pressed custom button darkens its image unless it has one for the state`() throws {
    let custom = UIButton()
    let image = try TestImages.square(4)
    custom.setImage(image, for: .normal)
    #expect(custom.imageView?.image === image)
    custom.isHighlighted = true
    #expect(custom.imageView?.image !== image)
    custom.setImage(image, for: .highlighted)
    #expect(custom.imageView?.image === image)
    custom.setImage(nil, for: .highlighted)
    custom.adjustsImageWhenHighlighted = false
    #expect(custom.imageView?.image === image)
  }

  @Test func `A button made with an action shows its title and runs it`() {
    var runs = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in runs += 1 })
    #expect(button.buttonType == .system)
    #expect(button.currentTitle == "Go")
    let finger = Finger(on: button)
    finger.down(0, 0)
    finger.up(0, 0)
    #expect(runs == 1)
  }

  @Test func `Subclasses that override the two initialisers have the others`() {
    final class Sub: UIButton {
      var isSetUp = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        isSetUp = true
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let button = Sub(type: .system)
    #expect(button.isSetUp && button.buttonType == .system)
    #expect(Sub().buttonType == .custom)
  }

  @Test func `A button deallocates with label, image view and background`() throws {
    weak var weakButton: UIButton?
    weak var weakLabel: UILabel?
    do {
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      button.setImage(try TestImages.square(4), for: .normal)
      button.setBackgroundImage(try TestImages.square(4), for: .normal)
      button.layoutIfNeeded()
      weakButton = button
      weakLabel = button.titleLabel
    }
    #expect(weakButton == nil)
    #expect(weakLabel == nil)
  }
}
