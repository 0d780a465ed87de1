// SPDX-License-Identifier: MIT

/// What a view's contents mean, and so whether they flip in a right-to-left layout.
///
/// Counterpart: `UISemanticContentAttribute`.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Flips with the reading direction.
  case unspecified
  /// Playback controls; these never flip.
  case playback
  /// Controls that point into space, as a compass; these never flip.
  case spatial
  /// Left to right in every language.
  case forceLeftToRight
  /// Right to left in every language.
  case forceRightToLeft
}
