// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitCore

@MainActor
struct ImageViewTests {
  private let dot = SampleImage.filled(.red, size: CGSize(width: 4, height: 2))

  init() { TestScreen.reset() }

  private func view(_ image: UIImage?, size: CGFloat = 8) -> UIImageView {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: size, height: size))
    view.image = image
    return view
  }

  @Test func `a view made of an image is as large as it`() {
    let view = UIImageView(image: dot)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 2))
    #expect(!view.isUserInteractionEnabled)
    #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 8, height: 8)),
    (.scaleAspectFit, CGRect(x: 0, y: 2, width: 8, height: 4)),
    (.center, CGRect(x: 2, y: 3, width: 4, height: 2)),
    (.top, CGRect(x: 2, y: 0, width: 4, height: 2)),
    (.bottom, CGRect(x: 2, y: 6, width: 4, height: 2)),
    (.left, CGRect(x: 0, y: 3, width: 4, height: 2)),
    (.right, CGRect(x: 4, y: 3, width: 4, height: 2)),
    (.topLeft, CGRect(x: 0, y: 0, width: 4, height: 2)),
    (.topRight, CGRect(x: 4, y: 0, width: 4, height: 2)),
    (.bottomLeft, CGRect(x: 0, y: 6, width: 4, height: 2)),
    (.bottomRight, CGRect(x: 4, y: 6, width: 4, height: 2)),
  ])
  func `the picture lies where the content mode says`(mode: UIView.ContentMode, place: CGRect)
    throws
  {
    let view = view(dot)
    view.contentMode = mode
    let probe = try ViewPicture(view).probe()
    #expect(mode.rect(for: dot.size, in: view.bounds) == place)
    #expect(probe.inkedPixels(in: place) == Int(place.width * place.height))
    #expect(probe.inkedPixels() == probe.inkedPixels(in: place))
  }

  @Test func `templates take the tint, and follow it`() throws {
    let view = view(dot.withRenderingMode(.alwaysTemplate))
    let picture = ViewPicture(view)
    view.tintColor = .green
    #expect(try picture.probe().color(4, 4) == .green)
    view.tintColor = nil
    picture.window.tintColor = .blue
    #expect(try picture.probe().color(4, 4) == .blue)
    view.image = dot
    #expect(try picture.probe().color(4, 4) == .red)
  }

  @Test func `a tint of the image's own follows the appearance`() throws {
    let picture = ViewPicture(view(dot.withTintColor(.label)))
    #expect(try picture.probe().color(4, 4) == .black)
    picture.window.overrideUserInterfaceStyle = .dark
    #expect(try picture.probe().color(4, 4) == .white)
  }

  @Test func `the highlighted image shows while highlighted`() throws {
    let view = view(dot)
    view.highlightedImage = SampleImage.filled(.blue, size: CGSize(width: 4, height: 2))
    let picture = ViewPicture(view)
    #expect(try picture.probe().color(4, 4) == .red)
    view.isHighlighted = true
    #expect(try picture.probe().color(4, 4) == .blue)
    view.isHighlighted = false
    #expect(try picture.probe().color(4, 4) == .red)
  }

  @Test func `resizable images keep their corners`() throws {
    let image = SampleImage.picture(size: CGSize(width: 3, height: 3)) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
    let probe = try ViewPicture(view(image)).probe()
    #expect(probe.color(0, 0) == .red)
    #expect(probe.color(7, 7) == .red)
    #expect(probe.color(1, 1) == .blue)
    #expect(probe.color(6, 6) == .blue)
  }

  @Test func `nil takes the picture away`() throws {
    let view = view(dot)
    let picture = ViewPicture(view)
    #expect(try picture.probe().inkedPixels() > 0)
    view.image = nil
    #expect(try picture.probe().inkedPixels() == 0)
  }

  @Test func `animation is a wish that outlives the window`() throws {
    let frames = [UIColor.red, .green, .blue].map {
      SampleImage.filled($0, size: CGSize(width: 8, height: 8))
    }
    let view = view(nil)
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = frames
    view.animationDuration = 3
    view.startAnimating()
    #expect(view.isAnimating)
    #expect(view.layer.animationKeys() == nil)

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    window.addSubview(view)
    let keys = try #require(view.layer.animationKeys())
    #expect(keys.count == 1)
    view.removeFromSuperview()
    window.addSubview(view)
    #expect(view.isAnimating)
    #expect(view.layer.animationKeys()?.count == 1)
    view.stopAnimating()
    #expect(!view.isAnimating)
    #expect(view.layer.animationKeys() ?? [] == [])
  }

  @Test func `frames follow one another, and the picture comes back after the last round`() throws {
    let frames = [UIColor.red, .green, .blue].map {
      SampleImage.filled($0, size: CGSize(width: 8, height: 8))
    }
    let clock = FixedTime(100)
    try clock.run {
      let view = view(SampleImage.filled(.white, size: CGSize(width: 8, height: 8)))
      view.animationImages = frames
      view.animationDuration = 3
      view.animationRepeatCount = 1
      let picture = ViewPicture(view, at: 100)
      view.startAnimating()
      let colors = try [100.5, 101.5, 102.5].map { try picture.probe(at: $0).color(4, 4) }
      #expect(colors == [.red, .green, .blue])
      #expect(view.isAnimating)
      _ = try picture.probe(at: 103.5)
      #expect(!view.isAnimating)
      #expect(try picture.probe(at: 103.6).color(4, 4) == .white)
    }
  }

  @Test func `an animated image plays by itself and goes when it is replaced`() {
    let frames = [UIColor.red, .green].map {
      SampleImage.filled($0, size: CGSize(width: 8, height: 8))
    }
    let view = view(UIImage.animatedImage(with: frames, duration: 1))
    #expect(view.isAnimating)
    view.image = dot
    #expect(!view.isAnimating)
  }

  @Test func `a view that animates is let go`() {
    weak var gone: UIImageView?
    do {
      let view = view(nil)
      view.animationImages = [dot, dot]
      view.startAnimating()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
      window.addSubview(view)
      view.removeFromSuperview()
      gone = view
    }
    #expect(gone == nil)
  }
}
