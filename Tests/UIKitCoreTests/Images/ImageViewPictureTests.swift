// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit
import UIKitCore

@MainActor
struct ImageViewPictureTests {
  init() { TestScreen.reset() }

  /// Twice as wide as high, and different at each end.
  private var sample: UIImage {
    SampleImage.picture(size: CGSize(width: 20, height: 10), scale: 2) { context in
      UIColor.systemTeal.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      UIColor.systemOrange.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 1, y: 1, width: 8, height: 8))
      UIColor.white.setFill()
      context.fill(CGRect(x: 16, y: 2, width: 2, height: 4))
    }
  }

  private func row(_ images: [(UIImage, UIView.ContentMode)]) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4 + CGFloat(images.count) * 44, height: 48))
    for (index, (image, mode)) in images.enumerated() {
      let child = UIImageView(
        frame: CGRect(x: 4 + CGFloat(index) * 44, y: 4, width: 40, height: 40))
      child.image = image
      child.contentMode = mode
      child.clipsToBounds = true
      child.backgroundColor = .systemFill
      view.addSubview(child)
    }
    return view
  }

  @Test func `Every content mode`() throws {
    let modes: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom, .left, .right,
      .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]
    let view = row(modes.map { (sample, $0) })
    try assertPicture(
      ViewPicture(view, background: .systemBackground).draw(scale: 2), named: "content-modes")
  }

  @Test(arguments: [false, true])
  func `Templates, tints, turns and resizable images`(isDark: Bool) throws {
    let disc = SampleImage.picture(size: CGSize(width: 20, height: 20), scale: 2) { context in
      UIColor.systemGreen.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let caps = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    let turned = try UIImage(
      cgImage: #require(sample.cgImage), scale: 2, orientation: .right)
    let view = row([
      (disc.withRenderingMode(.alwaysTemplate), .scaleAspectFit),
      (disc.withTintColor(.label), .scaleAspectFit), (turned, .center),
      (sample.withHorizontallyFlippedOrientation(), .center),
      (disc.resizableImage(withCapInsets: caps, resizingMode: .stretch), .scaleToFill),
      (sample.resizableImage(withCapInsets: .zero), .scaleToFill),
    ])
    let picture = ViewPicture(view, background: .systemBackground, isDark: isDark)
    try assertPicture(picture.draw(scale: 2), named: isDark ? "images-dark" : "images-light")
  }
}
