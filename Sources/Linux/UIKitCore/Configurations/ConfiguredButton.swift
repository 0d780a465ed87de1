// SPDX-License-Identifier: MIT
import Foundation

/// What a button with a configuration has beside the views of every button.
@MainActor
final class ConfiguredButton {
  /// The configuration that shows, with the colours of style and state.
  var shown: UIButton.Configuration

  /// The direction for which the texts are aligned.
  var direction = UIUserInterfaceLayoutDirection.leftToRight

  let background = BackgroundConfigurationView(frame: .zero)
  var subtitleLabel: ButtonLabel?
  var indicator: UIActivityIndicatorView?

  /// Whether a setter by state gave the title, or the image, after the configuration did.
  var isTitleFromSetter = false
  var isImageFromSetter = false

  init(_ shown: UIButton.Configuration) { self.shown = shown }

  /// The colour of texts and picture.
  var foreground: UIColor { shown.styleForegroundColor ?? .label }
}
