// SPDX-License-Identifier: MIT
package import CoreGraphics

/// A clock that media time is read from: the display's, or one that a test moves by hand.
package protocol MediaTimeSource: AnyObject, Sendable {
  /// Seconds since an arbitrary origin; never runs backwards.
  var now: CFTimeInterval { get }
}
