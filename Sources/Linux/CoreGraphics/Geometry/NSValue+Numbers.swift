// SPDX-License-Identifier: MIT
package import Foundation

/// Structures of numbers as objects: Linux's Foundation keeps arrays, but no structures.
extension NSValue {
  /// Keeps numbers.
  package convenience init(numbers: [CGFloat]) {
    // SAFETY: the type names as many numbers as there are, and Foundation copies them.
    self.init(bytes: numbers.map(\.native), objCType: "[\(numbers.count)d]")
  }

  /// The numbers that the value was made with, if they were so many.
  package func numbers(_ count: Int) -> [CGFloat]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    // SAFETY: the types agree, so that just as many bytes were kept as the array has.
    numbers.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { getValue(start) }
    }
    return numbers.map { CGFloat($0) }
  }
}
