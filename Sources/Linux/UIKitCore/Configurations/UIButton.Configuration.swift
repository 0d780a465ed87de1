// SPDX-License-Identifier: MIT
public import CoreGraphics
public import Foundation

extension UIButton {
  /// What a button shows and how it looks, as one value.
  ///
  /// Made by one of the eight styles, changed, and given to a button; see ``UIButton/configuration``. Colours that the
  /// app leaves open follow the button's tint and state.
  ///
  /// Counterpart: `UIButton.Configuration`. Insets, fonts, fills and the radii of corner styles are as measured on real
  /// systems; the fonts of subtitles of small buttons, the look of grey and tinted ones and of a selected
  /// tinted one are approximate. Differs from Apple: symbol configurations, image reservations, indicators of
  /// menus and the styles of the Mac and of glass are absent; a picture that is no template keeps its colours
  /// while the button is pressed; corners of 5.95 points as on iOS 15 to 18, not the capsules of iOS 26.
  public struct Configuration: Hashable {
    // MARK: Title

    /// The title's text; setting it drops the attributes.
    public var title: String? {
      get { titleText?.string }
      set { titleText = ConfigurationText(newValue) }
    }

    /// The title with attributes, which win over those that the style chooses; `nil` without a title.
    public var attributedTitle: AttributedString? {
      get { titleText?.attributed }
      set { titleText = ConfigurationText(newValue) }
    }

    /// What becomes of the font and colour that the style has chosen for the title; `nil` leaves them.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleTransformer?.transformer }
      set { titleTransformer = newValue.map { TransformerBox($0) } }
    }

    /// What becomes of a title that is too wide; `.byWordWrapping` by default. Only the wrapping modes give it
    /// several lines.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    // MARK: Subtitle

    /// The text of the smaller line under the title; setting it drops the attributes.
    public var subtitle: String? {
      get { subtitleText?.string }
      set { subtitleText = ConfigurationText(newValue) }
    }

    /// The subtitle with attributes, which win over those that the style chooses; `nil` without a subtitle.
    public var attributedSubtitle: AttributedString? {
      get { subtitleText?.attributed }
      set { subtitleText = ConfigurationText(newValue) }
    }

    /// What becomes of the font and colour that the style has chosen for the subtitle; `nil` leaves them.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleTransformer?.transformer }
      set { subtitleTransformer = newValue.map { TransformerBox($0) } }
    }

    /// What becomes of a subtitle that is too wide; `.byWordWrapping` by default.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    // MARK: Image

    /// The picture; a template takes the title's colour.
    public var image: UIImage?

    /// What becomes of the colour that the style has chosen for the picture; `nil` leaves it.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { imageTransformer?.transformer }
      set { imageTransformer = newValue.map { TransformerBox($0) } }
    }

    /// Whether an activity indicator turns in the picture's place; `false` by default.
    public var showsActivityIndicator = false

    /// What becomes of the colour that the style has chosen for the indicator; `nil` leaves it.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { indicatorTransformer?.transformer }
      set { indicatorTransformer = newValue.map { TransformerBox($0) } }
    }

    // MARK: Appearance

    /// The colour of title, subtitle and picture; `nil`, the default, leaves it to the style. A disabled button is
    /// grey whatever it says.
    public var baseForegroundColor: UIColor?

    /// The colour that the background's is made of; `nil`, the default, leaves it to the style.
    public var baseBackgroundColor: UIColor?

    /// The background. Its `backgroundColor` is drawn as it is, in every state; `nil` leaves it to the style.
    public var background: UIBackgroundConfiguration {
      get {
        var background = ownBackground
        background.backgroundColor = background.backgroundColor ?? styleBackgroundColor
        return background
      }
      set {
        ownBackground = newValue
        // What `updated(for:)` filled in and nobody changed goes on following the state.
        if let styleBackgroundColor, newValue.backgroundColor === styleBackgroundColor {
          ownBackground.backgroundColor = nil
        }
      }
    }

    /// What makes the radius of the background's corners; `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic

    /// Whether a selected button looks different; by default in all styles but `filled` and `borderedProminent`.
    public var automaticallyUpdateForSelection: Bool

    // MARK: Layout

    /// How large the button would like to be: its insets, unless they were set, and its fonts; `.medium` by default.
    public var buttonSize = Size.medium

    /// The room between the button's edges and what it shows; that of `buttonSize` until it is set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// On which side of the texts the picture stands; `.leading` by default. Of several edges one is taken.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// Points between picture and texts; 0 by default.
    public var imagePadding: CGFloat = 0

    /// Points between title and subtitle; 1 by default.
    public var titlePadding: CGFloat = 1

    /// How title and subtitle stand to each other; `.automatic` by default.
    public var titleAlignment = TitleAlignment.automatic

    // MARK: Storage

    let style: ConfigurationStyle
    var titleText: ConfigurationText?
    var subtitleText: ConfigurationText?
    var ownBackground: UIBackgroundConfiguration
    /// The background's colour by style and state, once `updated(for:)` has been asked.
    var styleBackgroundColor: UIColor?
    /// The colour of texts and picture by style and state, once `updated(for:)` has been asked.
    var styleForegroundColor: UIColor?
    private var ownInsets: NSDirectionalEdgeInsets?
    private var titleTransformer: TransformerBox<UIConfigurationTextAttributesTransformer>?
    private var subtitleTransformer: TransformerBox<UIConfigurationTextAttributesTransformer>?
    private var imageTransformer: TransformerBox<UIConfigurationColorTransformer>?
    private var indicatorTransformer: TransformerBox<UIConfigurationColorTransformer>?

    init(_ style: ConfigurationStyle) {
      self.style = style
      automaticallyUpdateForSelection = style.marksSelection
      ownBackground = UIBackgroundConfiguration(backgroundColor: nil)
      ownBackground.cornerRadius = 5.95
      ownBackground.strokeWidth = 1
      ownBackground.strokeColor = .clear
    }

    /// Goes back to the insets of `buttonSize`.
    public mutating func setDefaultContentInsets() { ownInsets = nil }
  }
}
