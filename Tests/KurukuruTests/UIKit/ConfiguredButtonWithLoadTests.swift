// SPDX-License-Identifier: MIT
import CoreGraphics
import Kurukuru
import KurukuruTestSupport
import Testing
import UIKit

/// A load on a button with a configuration: "an image or a configuration's subtitle stays visible under the spinner".
@MainActor
struct ConfiguredButtonWithLoadTests {
  /// What a configuration shows.
  enum Part: CaseIterable {
    case title, subtitle, image

    @MainActor
    func put(into configuration: inout UIButton.Configuration) {
      switch self {
      case .title: configuration.title = "Load"
      case .subtitle: configuration.subtitle = "from the server"
      case .image: configuration.image = Self.square
      }
    }

    @MainActor static let square = UIGraphicsImageRenderer(
      size: CGSize(width: 16, height: 16)
    ).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    }
  }

  let harness = Harness(Harness.Environment { $0.size = CGSize(width: 320, height: 240) })

  private func host(_ subject: LoadingSubject) -> LoadingButton {
    let button = subject.makeButton(clock: harness.clock)
    button.view.setTitle(nil, for: .normal)
    button.view.backgroundColor = nil
    button.view.frame = CGRect(x: 60, y: 80, width: 200, height: 60)
    harness.host(button.view)
    return button
  }

  private func full() -> UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    for part in Part.allCases { part.put(into: &configuration) }
    configuration.imagePadding = 6
    return configuration
  }

  private func picture(_ button: UIButton) -> CGImage { harness.snapshot(of: button) }

  /// A configured button of ours, as large as it wants.
  private func makeButton(
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> ButtonWithLoad {
    var configuration = full()
    change(&configuration)
    let button = ButtonWithLoad(configuration: configuration)
    button.clock = harness.clock
    button.frame = CGRect(origin: CGPoint(x: 60, y: 80), size: button.intrinsicContentSize)
    harness.host(button)
    return button
  }

  @Test(arguments: LoadingSubject.allCases, [Part.subtitle, .image])
  func `a configuration's subtitle or image does not stay under the indicator`(
    subject: LoadingSubject, part: Part
  ) async {
    let button = host(subject)
    button.view.configuration = .filled()
    button.setLoading(true)
    await harness.advance(by: .milliseconds(10))
    let without = picture(button.view)
    var configuration = UIButton.Configuration.filled()
    part.put(into: &configuration)
    button.view.configuration = configuration
    let with = picture(button.view)
    await subject.check { #expect(PictureDifference(with, without).differingPixels == 0) }
  }

  @Test func `title, subtitle and image are hidden in place, and show again`() throws {
    let button = makeButton()
    let idle = picture(button)
    let title = try #require(button.titleLabel), subtitle = try #require(button.subtitleLabel)
    let frames: [CGRect?] = [title.frame, subtitle.frame, button.imageView?.frame]
    let size = button.intrinsicContentSize
    button.isLoading = true
    let loading = picture(button)
    #expect(PictureDifference(idle, loading).differingPixels > 100)
    #expect([title.frame, subtitle.frame, button.imageView?.frame] == frames)
    #expect(button.intrinsicContentSize == size && button.bounds.size == size)
    #expect(!title.isHidden && !subtitle.isHidden && title.alpha == 1 && subtitle.alpha == 1)
    #expect(button.configuration == full())
    assertPicture(loading, named: "configured-loading")
    assertText(harness.renderTree, named: "configured-loading")
    button.isLoading = false
    #expect(PictureDifference(idle, picture(button)).isEmpty)
  }

  @Test func `what is set during a load shows after it, not before`() {
    let button = makeButton { $0.subtitle = nil }
    button.isLoading = true
    let loading = picture(button)
    button.configuration?.subtitle = "new"
    button.configuration?.title = "Other"
    #expect(PictureDifference(loading, picture(button)).isEmpty)
    button.isLoading = false
    #expect(button.subtitleLabel?.text == "new" && button.titleLabel?.text == "Other")
    #expect(!PictureDifference(loading, picture(button)).isEmpty)
  }

  @Test func `a label, image or spinner of the app's own stays during a load`() {
    let views: [UIView] = [
      UILabel(), UIImageView(image: Part.square), UIActivityIndicatorView(style: .medium),
    ]
    for view in views {
      (view as? UILabel)?.text = "9"
      (view as? UIActivityIndicatorView)?.startAnimating()
      view.backgroundColor = .green
      view.frame = CGRect(x: 2, y: 2, width: 14, height: 14)
      for isConfigured in [false, true] {
        let button = makeButton()
        if !isConfigured {
          button.configuration = nil
          button.setTitle("Load", for: .normal)
        }
        button.isLoading = true
        let without = picture(button)
        button.addSubview(view)
        #expect(PictureDifference(without, picture(button)).differingPixels > 400)
      }
    }
  }

  @Test func `the configuration's own indicator gives way to the load's, and turns again after it`()
    async
  {
    let button = makeButton { $0.showsActivityIndicator = true }
    let idle = picture(button)
    button.isLoading = true
    let loading = picture(button)
    let other = makeButton { $0.image = nil }
    other.frame = button.frame
    other.isLoading = true
    #expect(PictureDifference(loading, picture(other)).isEmpty)
    harness.host(button)
    button.isLoading = false
    #expect(PictureDifference(idle, picture(button)).isEmpty)
    await harness.advance(by: .milliseconds(130))
    #expect(!PictureDifference(idle, picture(button)).isEmpty)
  }

  @Test func `a spinner of the app's own shows again, whatever the configuration became`() {
    let button = makeButton { $0.showsActivityIndicator = true }
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.backgroundColor = .green
    button.addSubview(spinner)
    spinner.startAnimating()
    button.isLoading = true
    _ = picture(button)
    button.configuration?.showsActivityIndicator = false
    button.isLoading = false
    let shown = picture(button)
    spinner.isHidden = true
    #expect(PictureDifference(shown, picture(button)).differingPixels > 400)
  }

  @Test func `an image that goes during a load shows when it comes back after it`() {
    let button = makeButton()
    let idle = picture(button)
    let image = button.configuration?.image
    button.isLoading = true
    _ = picture(button)
    button.configuration?.image = nil
    button.isLoading = false
    _ = picture(button)
    button.configuration?.image = image
    #expect(PictureDifference(idle, picture(button)).isEmpty)
  }

  @Test func `the indicator has the title's colour of the style, and the button its enabled look`()
  {
    let filled = makeButton()
    filled.isLoading = true
    let indicator = filled.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(indicator?.color == .white)
    #expect(
      filled.configuration.map { $0.updated(for: filled) }?.background.backgroundColor
        == filled.tintColor)
    filled.configuration = .plain()
    _ = picture(filled)
    #expect(indicator?.color == filled.tintColor)
  }

  @Test(arguments: [
    ButtonWithLoad.IndicatorPlacement.leading, ButtonWithLoad.IndicatorPlacement.trailing,
  ])
  func `beside the title, title and subtitle stay, and the indicator is beside both`(
    placement: ButtonWithLoad.IndicatorPlacement
  ) throws {
    let button = makeButton()
    button.frame.size.width += 60
    button.indicatorPlacement = placement
    button.isLoading = true
    assertPicture(picture(button), named: "configured-\(placement)")
    let title = try #require(button.titleLabel), subtitle = try #require(button.subtitleLabel)
    let indicator = try #require(
      button.subviews.first { $0 is UIActivityIndicatorView })
    for line in [title, subtitle] {
      #expect(line.frame.width > 20 && !line.frame.intersects(indicator.frame))
    }
  }

  @Test(arguments: [NSDirectionalRectEdge.top, .bottom])
  func `an image over or under the texts does not lend the indicator its place`(
    edge: NSDirectionalRectEdge
  ) throws {
    for placement in [ButtonWithLoad.IndicatorPlacement.leading, .trailing] {
      let button = makeButton { $0.imagePlacement = edge }
      button.frame.size.width += 60
      button.indicatorPlacement = placement
      button.isLoading = true
      _ = picture(button)
      let indicator = try #require(
        button.subviews.first { $0 is UIActivityIndicatorView })
      #expect(button.titleLabel?.frame.intersects(indicator.frame) == false)
    }
  }

  @Test func `without room beside them title and subtitle give way, within the button`() throws {
    let button = makeButton { $0.image = nil }
    button.indicatorPlacement = .leading
    button.isLoading = true
    _ = picture(button)
    let indicator = try #require(
      button.subviews.first { $0 is UIActivityIndicatorView })
    for line in [try #require(button.titleLabel), try #require(button.subtitleLabel)] {
      #expect(line.frame.minX >= indicator.frame.maxX && line.frame.maxX <= button.bounds.maxX)
    }
  }

  @Test func `a storyboard's configured button of the class loads, and hides its parts`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
      <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="240"/><subviews>
      <button opaque="NO" buttonType="system" id="b" customClass="ButtonWithLoad" customModule="Kurukuru">
          <rect key="frame" x="60" y="80" width="200" height="60"/>
          <state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="filled" title="Load" subtitle="from the server"/>
      </button></subviews></view></viewController></objects></scene></scenes></document>
      """
    let storyboard = try UIStoryboard(data: Data(text.utf8), file: "ConfiguredLoad.storyboard")
    let controller = try #require(storyboard.instantiateInitialViewController())
    harness.host(controller)
    let button = try #require(controller.view.subviews.first as? ButtonWithLoad)
    button.clock = harness.clock
    #expect(button.titleLabel?.text == "Load" && button.subtitleLabel?.text == "from the server")
    button.isLoading = true
    let loading = picture(button)
    button.configuration = .filled()
    button.setTitle(nil, for: .normal)
    #expect(PictureDifference(loading, picture(button)).isEmpty)
  }

  @Test func `a configured button goes away after a load, and leaves nothing running`() async {
    weak var gone: ButtonWithLoad?
    do {
      let button = makeButton { $0.showsActivityIndicator = true }
      button.isLoading = true
      _ = picture(button)
      button.isLoading = false
      gone = button
      harness.clear()
    }
    await harness.advance(by: .milliseconds(10))
    #expect(gone == nil)
    #expect(!harness.isMoving)
  }
}
