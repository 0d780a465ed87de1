// SPDX-License-Identifier: MIT

/// One controller shown over another.
@MainActor
final class Presentation {
  /// Who is shown.
  let presented: UIViewController
  /// Where the presenting view was, where it is taken out meanwhile.
  var removed: (superview: UIView, index: Int)?
  /// Whether the way out has begun.
  var isEnding = false

  init(presented: UIViewController) { self.presented = presented }
}
