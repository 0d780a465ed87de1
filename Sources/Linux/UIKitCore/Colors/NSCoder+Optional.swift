// SPDX-License-Identifier: MIT
import Foundation

extension NSCoder {
  /// An object of a class; nil when there is none of that key, which Linux's Foundation treats as an error.
  func object<T: NSObject & NSCoding>(_ type: T.Type, forKey key: String) -> T? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }
}
