// SPDX-License-Identifier: MIT
public import CoreGraphics

/// How the background of a view looks.
///
/// Counterpart: `UIBackgroundConfiguration`. Differs from Apple: the styles of list cells, visual effects, shadows and the
/// adding of layout margins are absent; corners are arcs of a circle, not continuous curves.
public struct UIBackgroundConfiguration: Hashable {
  /// A view that fills the background, over its colour; `nil` by default. It belongs to one button at a time.
  public var customView: UIView?

  /// The radius of the background's corners, in points; 0 by default.
  public var cornerRadius: CGFloat = 0

  /// How far the background stays inside the view's edges, or outside if negative; zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The colour; `nil` is the view's tint, or what a button's style chooses.
  public var backgroundColor: UIColor?

  /// What the colour becomes when it is drawn; `nil`, the default, leaves it.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { backgroundTransformer?.transformer }
    set { backgroundTransformer = newValue.map { TransformerBox($0) } }
  }

  /// A picture over the colour; `nil` by default.
  public var image: UIImage?

  /// How the picture fills the background; `.scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// The colour of the stroke; `nil` is the view's tint.
  public var strokeColor: UIColor?

  /// What the stroke's colour becomes when it is drawn; `nil`, the default, leaves it.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeTransformer?.transformer }
    set { strokeTransformer = newValue.map { TransformerBox($0) } }
  }

  /// The width of the stroke, in points; 0 by default, 1 in a button's configuration.
  public var strokeWidth: CGFloat = 0

  /// How far the stroke stays outside the background, or inside if negative; 0 by default.
  public var strokeOutset: CGFloat = 0

  private var backgroundTransformer: TransformerBox<UIConfigurationColorTransformer>?
  private var strokeTransformer: TransformerBox<UIConfigurationColorTransformer>?

  /// A background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  init(backgroundColor: UIColor?) { self.backgroundColor = backgroundColor }

  /// The colour that is drawn where the tint is `tintColor`.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The stroke's colour that is drawn where the tint is `tintColor`.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
