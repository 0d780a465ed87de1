// SPDX-License-Identifier: MIT

extension UIImage {
  /// How a bitmap is turned before it is shown.
  ///
  /// Counterpart: `UIImage.Orientation`.
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter turn to the left.
    case left = 2
    /// By a quarter turn to the right.
    case right = 3
    /// Left and right are exchanged.
    case upMirrored = 4
    /// Top and bottom are exchanged.
    case downMirrored = 5
    /// Rows become columns.
    case leftMirrored = 6
    /// Rows become columns, from the other corner.
    case rightMirrored = 7
  }

  /// Whether an image's colours are its own.
  ///
  /// Counterpart: `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Sendable {
    /// As where it is used wants it.
    case automatic = 0
    /// Its own colours.
    case alwaysOriginal = 1
    /// The tint in place of its own colours, by its opacity.
    case alwaysTemplate = 2
  }

  /// How the parts between the cap insets fill their space.
  ///
  /// Counterpart: `UIImage.ResizingMode`.
  public enum ResizingMode: Int, Sendable {
    /// By copies.
    case tile = 0
    /// By stretching.
    case stretch = 1
  }
}

extension UIImage.Orientation {
  /// The orientation of Exif's number from 1 to 8.
  init(exif: Int) {
    switch exif {
    case 2: self = .upMirrored
    case 3: self = .down
    case 4: self = .downMirrored
    case 5: self = .leftMirrored
    case 6: self = .right
    case 7: self = .rightMirrored
    case 8: self = .left
    default: self = .up
    }
  }

  /// Whether width and height change places.
  var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The orientation of the picture's mirror image.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }
}
