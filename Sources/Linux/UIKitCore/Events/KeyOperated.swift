// SPDX-License-Identifier: MIT

/// A view that Space and Return operate while the focus rests on it: a control.
@MainActor
package protocol KeyOperated: UIView {
  /// The key went down.
  func keyPressBegan()
  /// The key went up.
  func keyPressEnded()
  /// The key was taken away.
  func keyPressCancelled()
}
