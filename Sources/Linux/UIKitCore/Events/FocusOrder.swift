// SPDX-License-Identifier: MIT
internal import Foundation

/// The views of a window that can be focused, in the order in which they are read.
@MainActor
enum FocusOrder {
  private struct Candidate {
    let view: UIView
    let frame: CGRect
  }

  /// From the top row to the bottom one; within a row, along the reading direction.
  static func views(in window: UIWindow) -> [UIView] {
    var found: [Candidate] = []
    // What is presented over everything else keeps the focus to itself.
    collect(window.rootController?.topPresented.viewIfLoaded ?? window, in: window, into: &found)
    let isReversed = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var rows: [[Candidate]] = []
    for candidate in found.sorted(by: { $0.frame.midY < $1.frame.midY }) {
      // Those whose middle lies within the row's first belong to the row.
      if let first = rows.last?.first, candidate.frame.midY < first.frame.maxY,
        first.frame.midY > candidate.frame.minY
      {
        rows[rows.count - 1].append(candidate)
      } else {
        rows.append([candidate])
      }
    }
    return rows.flatMap { row in
      row.sorted { isReversed ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
    }.map(\.view)
  }

  private static func collect(_ view: UIView, in window: UIWindow, into found: inout [Candidate]) {
    guard isShown(view) else { return }
    if view.canBecomeFocused, view.bounds.width > 0, view.bounds.height > 0, isUncovered(view) {
      found.append(Candidate(view: view, frame: view.convert(view.bounds, to: window)))
    }
    for child in view.subviews { collect(child, in: window, into: &found) }
  }

  private static func isShown(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha >= 0.01 && view.isUserInteractionEnabled
  }

  /// Whether a touch in the middle of the view would reach it, and not something that lies over it.
  private static func isUncovered(_ view: UIView) -> Bool {
    guard let window = view.window else { return false }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guard let hit = window.hitTest(view.convert(middle, to: window), with: nil) else { return true }
    return hit.isInside(view) || view.isInside(hit)
  }

  /// Whether the view and all above it are shown and take input.
  static func canReach(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let ancestor = current {
      guard isShown(ancestor) else { return false }
      current = ancestor.superview
    }
    return true
  }

  /// Whether the view may have the focus now.
  static func canFocus(_ view: UIView) -> Bool {
    view.canBecomeFocused && canReach(view) && isUncovered(view)
  }
}
