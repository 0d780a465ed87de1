// SPDX-License-Identifier: MIT
import Testing
import UIKit

@MainActor
struct ImageViewSubclassTests {
  /// Overrides what public image views override.
  private final class WaitingView: UIImageView {
    private(set) var images: [UIImage?] = []

    override var image: UIImage? { didSet { images.append(image) } }

    override init(frame: CGRect) { super.init(frame: frame) }

    override init(image: UIImage?) { super.init(image: image) }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Shows what it likes, whatever the image.
  private final class OwnContents: UIImageView {
    override func display(_ layer: CALayer) {
      layer.contents = SampleImage.filled(.green, size: CGSize(width: 8, height: 8)).cgImage
    }
  }

  @Test func `a subclass hears of images`() {
    let view = WaitingView(frame: .zero)
    let image = UIImage()
    view.image = image
    view.image = nil
    #expect(view.images == [image, nil])
    #expect(WaitingView(image: image).image == image)
  }

  @Test func `a subclass that gives its layer contents keeps them`() throws {
    let view = OwnContents(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.image = SampleImage.filled(.red, size: CGSize(width: 8, height: 8))
    #expect(try ViewPicture(view).probe().color(4, 4) == .green)
  }
}
