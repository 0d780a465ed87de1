// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation

extension UIButton {
  /// Changes a button's configuration to suit its state.
  ///
  /// Counterpart: `UIButton.ConfigurationUpdateHandler`.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}

/// How a configuration comes, changes and goes.
extension UIButton {
  func setConfiguration(_ new: Configuration?) {
    let old = storedConfiguration
    guard new != old else { return }
    if let member = new?.nameOfUnusableNumber {
      misuse("\(nameInMessages).configuration.\(member) must be finite")
    }
    storedConfiguration = new
    guard let configuration = new else { return leaveConfiguration() }
    if let configured {
      if configuration.titleText != old?.titleText { configured.isTitleFromSetter = false }
      if configuration.image != old?.image { configured.isImageFromSetter = false }
      configured.shown = configuration.updated(for: self)
    } else {
      enter(configuration)
    }
    updateContent()
    invalidateContentSize()
  }

  private func enter(_ configuration: Configuration) {
    let configured = ConfiguredButton(configuration.updated(for: self))
    self.configured = configured
    insertSubview(configured.background, at: 0)
    requestConfigurationUpdate()
  }

  private func leaveConfiguration() {
    guard let configured else { return }
    self.configured = nil
    configured.background.giveBack()
    configured.background.removeFromSuperview()
    configured.subtitleLabel?.removeFromSuperview()
    configured.indicator?.removeFromSuperview()
    if let label = storedTitleLabel {
      label.text = nil
      label.font = .systemFont(ofSize: defaultFontSize)
      label.numberOfLines = 1
      label.lineBreakMode = .byTruncatingMiddle
      label.textAlignment = .natural
    }
    updateContent()
    invalidateContentSize()
  }

  /// Notes that a setter by state gave a title or an image, which shows in place of the configuration's.
  func noteSetter<Value>(of path: WritableKeyPath<ButtonContent, Value?>, isSet: Bool) {
    guard let configured else { return }
    let path: AnyKeyPath = path
    if path == \ButtonContent.title || path == \ButtonContent.attributedTitle {
      configured.isTitleFromSetter = isSet
    } else if path == \ButtonContent.image {
      configured.isImageFromSetter = isSet
    }
  }

  // MARK: Updates

  func requestConfigurationUpdate() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Notes that what the look depends on has changed.
  func stateOfConfigurationDidChange() {
    if let configured, let configuration, automaticallyUpdatesConfiguration {
      configured.shown = configuration.updated(for: self)
    }
    if configured != nil || configurationUpdateHandler != nil { requestConfigurationUpdate() }
  }

  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
    configurationUpdateHandler?(self)
  }

  // MARK: Content

  /// The title that a configured button shows.
  var shownTitle: ConfigurationText? {
    guard let configured else { return nil }
    let own = configured.shown.titleText
    if own != nil, !configured.isTitleFromSetter { return own }
    return ConfigurationText(contents.value(\.attributedTitle, for: state))
      ?? ConfigurationText(contents.value(\.title, for: state)) ?? own
  }

  /// The picture that a configured button shows, unless an activity indicator takes its place.
  var shownImage: UIImage? {
    guard let configured else { return nil }
    let own = configured.shown.image
    if own != nil, !configured.isImageFromSetter { return own }
    return contents.value(\.image, for: state) ?? own
  }
}

extension UIButton.Configuration {
  /// Takes over what an action shows.
  @MainActor
  mutating func fill(from action: UIAction) {
    if !action.title.isEmpty { title = action.title }
    if let actionImage = action.image { image = actionImage }
  }
}
