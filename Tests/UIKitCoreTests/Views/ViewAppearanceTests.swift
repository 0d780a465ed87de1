// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit

@MainActor
struct ViewAppearanceTests {
  let log = CallLog()

  @Test func `A view draws its background, its subviews and what draw paints`() {
    final class Striped: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.orange.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: rect.width, height: 10))
      }
    }
    let harness = Harness(Harness.Environment { $0.size = CGSize(width: 120, height: 80) })
    let blue = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
    blue.backgroundColor = .blue
    blue.layer.cornerRadius = 8
    let red = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 60))
    red.backgroundColor = .red
    red.alpha = 0.5
    blue.addSubview(red)
    harness.host(blue)
    let striped = Striped(frame: CGRect(x: 80, y: 10, width: 30, height: 60))
    striped.backgroundColor = .lightGray
    blue.superview?.addSubview(striped)
    assertPicture(harness.snapshot(), named: "subviews")
    blue.clipsToBounds = true
    assertPicture(harness.snapshot(), named: "clipped subviews")
  }

  @Test func `A view that does not override draw has no contents`() {
    let harness = Harness()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    harness.host(view)
    #expect(view.layer.contents == nil)
  }

  @Test func `The tint is inherited, and its changes told to those who inherit it`() {
    let parent = LoggingView("parent", log)
    let child = LoggingView("child", log)
    let other = LoggingView("other", log)
    other.tintColor = .green
    parent.addSubview(child)
    parent.addSubview(other)
    other.tintAdjustmentMode = .normal
    #expect(child.tintColor == .systemBlue)
    log.calls = []
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    #expect(other.tintColor == .green)
    #expect(log.calls == ["parent tintColorDidChange", "child tintColorDidChange"])
  }

  @Test func `A dimmed tint is grey until the mode is normal again`() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    parent.tintColor = .red
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed)
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    child.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(red == green && green == blue)
    parent.tintAdjustmentMode = .automatic
    #expect(child.tintColor == .red)
  }

  @Test func `Alpha is kept between 0 and 1`() {
    let view = UIView()
    view.alpha = 3
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
  }

  @Test func `A layer class of the view's own draws it`() {
    final class Round: CALayer {
      var isMadeByInit = false
      override init() {
        super.init()
        isMadeByInit = true
      }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder: NSCoder) { nil }
    }
    final class RoundView: UIView {
      override class var layerClass: AnyClass { Round.self }
    }
    let layer = RoundView().layer as? Round
    #expect(layer?.isMadeByInit == true)
  }

  @Test func `A layer class that is none is a mistake`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Wrong: UIView {
          override class var layerClass: AnyClass { NSObject.self }
        }
        _ = Wrong()
      }
    }
    #expect(try #require(result).message.contains("layerClass must be a CALayer class"))
  }

  @Test func `A mask shows the view where the mask is opaque`() {
    let harness = Harness(Harness.Environment { $0.size = CGSize(width: 40, height: 40) })
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .red
    let mask = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    mask.backgroundColor = .black
    mask.layer.cornerRadius = 10
    view.mask = mask
    harness.host(view)
    assertPicture(harness.snapshot(), named: "mask")
  }

  @Test func `A colour that was resolved outside the window is resolved anew in it`() {
    let harness = Harness(Harness.Environment { $0.size = CGSize(width: 20, height: 20) })
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    outer.overrideUserInterfaceStyle = .dark
    let view = UIView(frame: outer.bounds)
    outer.addSubview(view)
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    outer.overrideUserInterfaceStyle = .unspecified
    harness.host(outer)
    #expect(harness.renderTree.contains("rgba(0 0 1 1)"))
  }

  @Test func `A description names class, frame and what is unusual`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3.5, height: 4))
    view.tag = 9
    view.isHidden = true
    #expect(view.description.hasPrefix("<UIView"))
    #expect(view.description.contains("tag 9"))
    #expect(view.description.contains("frame = (1 2; 3.5 4)"))
    #expect(view.description.contains("hidden"))
  }

  @Test func `Dynamic colours follow the desktop's appearance`() {
    let harness = Harness(Harness.Environment { $0.size = CGSize(width: 20, height: 20) })
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    harness.host(view)
    #expect(harness.renderTree.contains("rgba(0 0 1 1)"))
    harness.setStyle(.dark)
    #expect(harness.renderTree.contains("rgba(1 0 0 1)"))
    view.overrideUserInterfaceStyle = .light
    #expect(harness.renderTree.contains("rgba(0 0 1 1)"))
  }
}
