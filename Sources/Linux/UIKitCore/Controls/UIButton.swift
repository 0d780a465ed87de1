// SPDX-License-Identifier: MIT
public import CoreGraphics
public import ObjectiveCTables

/// A control with a title and an image, each per state, that is tapped.
///
/// Counterpart: `UIButton`. Title label, image view and background view are made when first needed; a tap tells
/// `touchUpInside` and `primaryActionTriggered` at once. With a configuration the insets, the title's colours and the
/// rectangles of subclasses are ignored, as on Apple. Differs from Apple: menus, roles, pointer effects and symbols
/// are absent; the title of a pressed system button fades by its colour, so that the label's `alpha` stays the
/// app's; nothing fades gradually.
@preconcurrency @MainActor
open class UIButton: UIControl {
  // MARK: State

  /// The button's type, as it was made with.
  open internal(set) var buttonType = ButtonType.custom

  // MARK: Content

  var contents = ButtonContents()

  /// The label of the title, made on first use.
  open var titleLabel: UILabel? { makeTitleLabel() }

  /// The view of the image, made on first use.
  open var imageView: UIImageView? { makeImageView() }

  var storedTitleLabel: ButtonLabel?
  var storedImageView: UIImageView?
  var storedBackgroundView: UIImageView?

  /// Whether the title's shadow is turned round now.
  var isTitleShadowReversed = false

  /// The title that shows now.
  open var currentTitle: String? {
    configuration != nil ? shownTitle?.string : contents.value(\.title, for: state)
  }

  /// The colour that the title has now.
  open var currentTitleColor: UIColor {
    configured?.foreground ?? titleColor(for: state) ?? .white
  }

  /// The colour that the title's shadow has now.
  open var currentTitleShadowColor: UIColor? { contents.value(\.titleShadowColor, for: state) }

  /// The image that shows now.
  open var currentImage: UIImage? {
    configuration != nil ? shownImage : contents.value(\.image, for: state)
  }

  /// The background image that shows now.
  open var currentBackgroundImage: UIImage? { contents.value(\.backgroundImage, for: state) }

  /// The attributed title that shows now; `nil` while a plain one does.
  open var currentAttributedTitle: NSAttributedString? {
    configuration != nil ? shownTitle?.styled : contents.value(\.attributedTitle, for: state)
  }

  // MARK: Appearance

  /// Whether the title's shadow turns round while the button is pressed; `false` by default.
  open var reversesTitleShadowWhenHighlighted = false {
    didSet { updateContent() }
  }

  /// Whether the image darkens while the button is pressed, if there is no image for that state; `true` by
  /// default. A system button's image fades instead.
  open var adjustsImageWhenHighlighted = true {
    didSet { updateContent() }
  }

  /// Whether the image pales while the button is disabled, if there is no image for that state; `true` by
  /// default.
  open var adjustsImageWhenDisabled = true {
    didSet { updateContent() }
  }

  // MARK: Configuration

  /// What the button shows and how it looks, as one value; `nil`, the default, leaves that to the setters by state.
  ///
  /// A title or image that a setter gives later shows in place of the configuration's, until a configuration comes
  /// with another one; Apple does not say which of the two counts.
  open var configuration: UIButton.Configuration? {
    get { storedConfiguration }
    set { setConfiguration(newValue) }
  }

  /// Called after `updateConfiguration()`, to change the configuration too; `nil` by default.
  ///
  /// Differs from Apple: it gives no configuration to a button without one.
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration's look follows the button's state; `true` by default.
  ///
  /// One that is set has the look of the state at that time in any case.
  open var automaticallyUpdatesConfiguration = true {
    didSet {
      guard automaticallyUpdatesConfiguration, !oldValue else { return }
      stateOfConfigurationDidChange()
      updateContent()
    }
  }

  /// The label of the configuration's subtitle; `nil` until there was one.
  open var subtitleLabel: UILabel? { configured?.subtitleLabel }

  /// Asks for `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

  /// Called before a layout after the state, the tint or `setNeedsUpdateConfiguration()` asked for it; does nothing.
  ///
  /// Overridden to change the configuration; `configurationUpdateHandler` comes after it.
  open func updateConfiguration() {}

  /// What a configuration needs beside the views of every button; `nil` without one.
  var configured: ConfiguredButton?
  var storedConfiguration: UIButton.Configuration?
  var needsConfigurationUpdate = false

  // MARK: Layout

  /// Room around image and title together; zero by default, which means the button's own margins.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateContentSize() } }
  }

  /// Shifts and narrows the title; does not count in the intrinsic size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Shifts and narrows the image; does not count in the intrinsic size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  open override var intrinsicContentSize: CGSize { naturalSize(fitting: .greatestFiniteMagnitude) }

  // MARK: Initialisers

  /// Makes a custom button with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a button of a type.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  /// Makes a button of a type that shows an action's title and image and runs it when tapped.
  public convenience init(type buttonType: UIButton.ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    adopt(buttonType)
  }

  /// Makes a system button that shows an action's title and image and runs it when tapped.
  public convenience init(primaryAction: UIAction?) {
    self.init(type: .system, primaryAction: primaryAction)
  }

  /// Makes a system button with a configuration that runs an action when tapped.
  ///
  /// - Parameters:
  ///   - configuration: What the button shows.
  ///   - primaryAction: The action; its title and image, if it has any, take the place of the configuration's.
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(type: .system, primaryAction: primaryAction)
    var configuration = configuration
    if let primaryAction { configuration.fill(from: primaryAction) }
    self.configuration = configuration
  }

  /// Makes a custom button that shows an action's title and image and runs it when tapped.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
  }

  /// Makes a button from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeButton(from: coder)
  }

  /// Makes a system button with an image and a target for its taps.
  ///
  /// Differs from Apple: a subclass gets a plain `UIButton` too.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  // MARK: Overrides

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layoutContent()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    naturalSize(fitting: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    stateOfConfigurationDidChange()
    updateContent()
  }

  /// Follows the reader's text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard configuration != nil else { return }
    updateContent()
    invalidateContentSize()
  }

  package override func controlStateDidChange() {
    super.controlStateDidChange()
    stateOfConfigurationDidChange()
    updateContent()
  }

  package override var tapEvents: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }

  // MARK: Content by state

  /// Sets the title for a state; `nil` lets the normal one serve.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    set(title, at: \.title, for: state)
  }

  /// Sets the title's colour for a state; `nil` lets the normal one serve, and without that the type's own.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    set(color, at: \.titleColor, for: state)
  }

  /// Sets the colour of the title's shadow for a state; `nil` lets the normal one serve.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    set(color, at: \.titleShadowColor, for: state)
  }

  /// Sets the image for a state; `nil` lets the normal one serve.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, at: \.image, for: state)
  }

  /// Sets the background image for a state; `nil` lets the normal one serve.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, at: \.backgroundImage, for: state)
  }

  /// Sets the attributed title for a state, which wins over the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    set(title, at: \.attributedTitle, for: state)
  }

  /// The title for a state, or else the normal one.
  open func title(for state: UIControl.State) -> String? { contents.value(\.title, for: state) }

  /// The title's colour for a state: the one set, or else the normal one, or else the type's own.
  open func titleColor(for state: UIControl.State) -> UIColor? { effectiveTitleColor(for: state) }

  /// The colour of the title's shadow for a state, or else the normal one.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    contents.value(\.titleShadowColor, for: state)
  }

  /// The image for a state, or else the normal one.
  open func image(for state: UIControl.State) -> UIImage? { contents.value(\.image, for: state) }

  /// The background image for a state, or else the normal one.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    contents.value(\.backgroundImage, for: state)
  }

  /// The attributed title for a state, or else the normal one.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    contents.value(\.attributedTitle, for: state)
  }

  // MARK: Rectangles

  /// Where the background is drawn: all of `bounds`.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where image and title stand: `bounds` less the content's insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    if configuration != nil { return configuredContentRect(in: bounds) }
    return backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }

  /// Where the title stands.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    if configuration != nil { return configuredArrangement(in: contentRect).title }
    return arrangement(in: contentRect.inset(by: titleEdgeInsets)).title
  }

  /// Where the image stands.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    if configuration != nil { return configuredArrangement(in: contentRect).image }
    return arrangement(in: contentRect.inset(by: imageEdgeInsets)).image
  }
}
