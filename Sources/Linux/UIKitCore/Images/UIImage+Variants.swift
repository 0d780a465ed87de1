// SPDX-License-Identifier: MIT
public import CoreGraphics

extension UIImage {
  /// The same image in another rendering mode.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The image in one colour, which is resolved where it is drawn; a tint of the view replaces it only in a template.
  public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  /// The image in one colour and another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image whose edges keep their size and whose middle is repeated.
  ///
  /// - Parameter capInsets: In points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image whose edges keep their size.
  ///
  /// - Parameter capInsets: In points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// The image with other insets of the rectangle that Auto Layout aligns.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The image that image views mirror where the interface is read from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeftLayoutDirection = true }
  }

  /// The mirror image.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  private func with(_ change: (inout ImageProperties) -> Void) -> UIImage {
    var copy = properties
    change(&copy)
    return UIImage(properties: copy)
  }

  // MARK: Animation

  /// An animation of `images`, which image views play for ever.
  ///
  /// - Parameter duration: Of one round, in seconds; 0 takes 1/30 s a frame.
  /// - Returns: nil without images.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var properties = first.properties
    properties.frames = images
    properties.duration = duration > 0 ? duration : Double(images.count) / 30
    return UIImage(properties: properties)
  }

  /// An animation of the files `name0`, `name1`, … of the main bundle, as far as there are any, at most 1,024.
  ///
  /// - Parameter duration: Of one round, in seconds; 0 takes 1/30 s a frame.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var frames: [UIImage] = []
    while frames.count < 1_024 {
      guard let frame = UIImage(named: "\(name)\(frames.count)") else { break }
      frames.append(frame)
    }
    return animatedImage(with: frames, duration: duration)
  }

  // MARK: Preparing

  /// The image itself: bitmaps are decoded when they are read.
  public func preparingForDisplay() -> UIImage? { self }

  /// Gives the image itself to the handler, on another thread.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self) }
  }

  /// The image itself.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// A copy that fits `size` in points at the current display's scale, keeping its proportions.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else {
      return nil
    }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let fitted = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    return UIGraphicsImageRenderer(size: fitted).image { _ in
      draw(in: CGRect(origin: .zero, size: fitted))
    }
  }

  /// A copy that fits `size` in points at the current display's scale, keeping its proportions.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}
