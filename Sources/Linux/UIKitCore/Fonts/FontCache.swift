// SPDX-License-Identifier: MIT
import Synchronization

/// The system fonts made so far, so that asking again gives the same object, as on Apple's systems.
enum FontCache {
  private static let fonts = Mutex<[FontAttributes: UIFont]>([:])

  /// Past this many distinct fonts the cache starts anew: an app that animates a size would fill it.
  private static let limit = 512

  static func font(_ attributes: FontAttributes) -> UIFont {
    if let font = fonts.withLock({ $0[attributes] }) { return font }
    let font = UIFont(
      attributes: attributes, scaling: attributes.textStyle.map { .textStyle($0) })
    fonts.withLock {
      if $0.count >= limit { $0.removeAll() }
      $0[attributes] = font
    }
    return font
  }
}
