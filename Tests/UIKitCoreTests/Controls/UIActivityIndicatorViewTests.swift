// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import QuartzCore
import Testing
import UIKit
import UIKitCore

@MainActor
struct UIActivityIndicatorViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func runs(_ indicator: UIActivityIndicatorView) -> Bool {
    !(indicator.layer.animationKeys() ?? []).isEmpty
  }

  @Test(arguments: [
    (UIActivityIndicatorView.Style.medium, 20.0), (.large, 37.0), (.white, 20.0), (.gray, 20.0),
    (.whiteLarge, 37.0),
  ])
  func `Styles have Apple's sizes`(style: UIActivityIndicatorView.Style, side: Double) {
    let indicator = UIActivityIndicatorView(style: style)
    #expect(indicator.bounds.size == CGSize(width: side, height: side))
    #expect(indicator.intrinsicContentSize == CGSize(width: side, height: side))
    #expect(indicator.sizeThatFits(.zero) == CGSize(width: side, height: side))
  }

  @Test func `An indicator is hidden until it is started and again when it is stopped`() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test func `Nothing runs out of a window, and the wish is taken up again on entering one`() {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    #expect(indicator.isAnimating && !runs(indicator))
    window.addSubview(indicator)
    #expect(runs(indicator))
    indicator.removeFromSuperview()
    #expect(indicator.isAnimating && !runs(indicator))
    window.addSubview(indicator)
    #expect(runs(indicator))
  }

  @Test func `Nothing runs while the indicator is hidden`() {
    let indicator = UIActivityIndicatorView(style: .medium)
    window.addSubview(indicator)
    indicator.startAnimating()
    indicator.isHidden = true
    #expect(indicator.isAnimating && !runs(indicator))
    indicator.isHidden = false
    #expect(runs(indicator))
  }

  @Test func `One animation of eight pictures steps every eighth of a second, for ever`() throws {
    let indicator = UIActivityIndicatorView(style: .medium)
    window.addSubview(indicator)
    indicator.startAnimating()
    let key = try #require(indicator.layer.animationKeys()?.first)
    #expect(indicator.layer.animationKeys()?.count == 1)
    let animation = try #require(indicator.layer.animation(forKey: key) as? CAKeyframeAnimation)
    #expect(animation.keyPath == "contents")
    #expect(animation.values?.count == 8)
    #expect(animation.calculationMode == .discrete)
    #expect(animation.duration == 1)
    #expect(animation.repeatCount == .infinity)
    #expect(indicator.layer.sublayers?.isEmpty ?? true)
  }

  @Test func `Indicators of one look share their pictures`() {
    let first = UIActivityIndicatorView(style: .medium)
    let second = UIActivityIndicatorView(style: .medium)
    second.frame.origin.x = 50
    #expect(first.layer.contents as? CGImage === second.layer.contents as? CGImage)
    second.color = .systemRed
    #expect(first.layer.contents as? CGImage !== second.layer.contents as? CGImage)
    second.color = nil
    #expect(first.layer.contents as? CGImage === second.layer.contents as? CGImage)
  }

  @Test func `Indicators go on sharing while another one runs through many colours`() {
    let first = UIActivityIndicatorView(style: .medium)
    let colorful = UIActivityIndicatorView(style: .medium)
    for step in 0..<200 {
      colorful.color = UIColor(white: CGFloat(step) / 255, alpha: 1)
      let another = UIActivityIndicatorView(style: .medium)
      #expect(first.layer.contents as? CGImage === another.layer.contents as? CGImage)
    }
  }

  @Test func `Old styles have their own colours`() {
    #expect(UIActivityIndicatorView(style: .white).color == .white)
    #expect(UIActivityIndicatorView(style: .whiteLarge).color == .white)
    #expect(UIActivityIndicatorView(style: .gray).color == UIColor(white: 128 / 255, alpha: 1))
  }

  @Test func `Dark surroundings change the pictures`() {
    let indicator = UIActivityIndicatorView(style: .medium)
    window.addSubview(indicator)
    indicator.startAnimating()
    let light = indicator.layer.contents as? CGImage
    window.overrideUserInterfaceStyle = .dark
    #expect(indicator.layer.contents as? CGImage !== light)
    #expect(runs(indicator))
  }

  @Test func `The brightest blade is at nine o'clock and the turn goes with the clock`() throws {
    let look = SpinnerImages.Look(
      blades: .medium, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1), scale: 1,
      padding: .zero)
    let pictures = SpinnerImages.images(for: look)
    #expect(pictures.count == 8)
    let left = pictures[0].premultipliedPixels()[(10 * 20 + 3) * 4 + 3]
    let right = pictures[0].premultipliedPixels()[(10 * 20 + 16) * 4 + 3]
    #expect(left > right)
    // Two steps later the brightest is at twelve.
    let top = pictures[2].premultipliedPixels()[(3 * 20 + 10) * 4 + 3]
    let bottom = pictures[2].premultipliedPixels()[(16 * 20 + 10) * 4 + 3]
    #expect(top == left)
    #expect(bottom < top)
  }

  @Test func `A turning indicator deallocates`() {
    weak var weakIndicator: UIActivityIndicatorView?
    do {
      let indicator = UIActivityIndicatorView(style: .medium)
      window.addSubview(indicator)
      indicator.startAnimating()
      weakIndicator = indicator
      indicator.removeFromSuperview()
    }
    #expect(weakIndicator == nil)
  }
}
