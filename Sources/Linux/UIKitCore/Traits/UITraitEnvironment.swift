// SPDX-License-Identifier: MIT
public import Foundation

/// What has traits: screens, scenes, windows, views and view controllers.
///
/// Counterpart: `UITraitEnvironment`.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits in force here.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed; `nil` on first entering a window.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
