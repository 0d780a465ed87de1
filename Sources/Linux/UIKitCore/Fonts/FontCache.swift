// SPDX-License-Identifier: MIT
import Synchronization

/// The system fonts made so far, so that asking again gives the same object, as on Apple's systems.
enum FontCache {
  /// Limited: an app that animates a size asks for ever more fonts.
  private static let fonts = Mutex(RecentValues<FontAttributes, UIFont>(limit: 512))

  static func font(_ attributes: FontAttributes) -> UIFont {
    if let font = fonts.withLock({ $0[attributes] }) { return font }
    let font = UIFont(
      attributes: attributes, scaling: attributes.textStyle.map { .textStyle($0) })
    fonts.withLock { $0[attributes] = font }
    return font
  }
}
