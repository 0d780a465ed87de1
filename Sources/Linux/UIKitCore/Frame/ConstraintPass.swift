// SPDX-License-Identifier: MIT

/// The first part of layout: constraints are solved, and the views placed by them.
@MainActor
enum ConstraintPass {
  /// Updates and solves what has changed in the window.
  static func run(_ window: UIWindow) { window.runConstraintsPass() }
}
