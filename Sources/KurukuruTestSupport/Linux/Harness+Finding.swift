// SPDX-License-Identifier: MIT
import CoreGraphics
import Testing
public import UIKit
import UIKitCore

/// Finding views as a user does, and saying why one is out of reach.
extension Harness {
  // MARK: Titles

  /// The visible button with this title, or else the label with this text; `nil` when there is none.
  ///
  /// Of several the first one that a finger reaches, or else the first one, which other views cover. A title that a
  /// button hides, as during a load, still names it.
  public func view(titled title: String) -> UIView? {
    runFrameIfDue()
    let views = visibleViews
    return frontmost(views.filter { ($0 as? UIButton)?.shownTitle == title })
      ?? frontmost(views.filter { ($0 as? UILabel)?.text == title })
  }

  private func frontmost(_ views: [UIView]) -> UIView? {
    views.first { view in place(of: view).map { obstacle(to: view, at: $0) == nil } ?? false }
      ?? views.first
  }

  /// What `view(titled:)` finds: the titles of the buttons, then the other labels' texts.
  var shownTexts: [String] {
    var texts = scene.shownWindows.reversed().flatMap(\.shownTitles)
    for case let label as UILabel in visibleViews {
      if let text = label.text, !text.isEmpty, !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  private var visibleViews: [UIView] {
    scene.shownWindows.reversed().flatMap(\.visibleViews)
  }

  // MARK: Reach

  /// The view's centre in the harness's window, after whatever layout is due; `nil`, and a failure, for a view that is
  /// not in the window. What keeps a finger from the view is a failure too.
  func touchPoint(in view: UIView, _ sourceLocation: SourceLocation) -> CGPoint? {
    guard isCurrent(sourceLocation) else { return nil }
    runFrameIfDue()
    guard let point = place(of: view) else {
      fail("\(Self.describe(view)) is not in the harness's window", sourceLocation)
      return nil
    }
    if let obstacle = obstacle(to: view, at: point) {
      fail("\(Self.describe(view)) cannot be touched: \(obstacle)", sourceLocation)
    }
    return point
  }

  /// The view's centre in the scene; `nil` for a view that is not in it.
  private func place(of view: UIView) -> CGPoint? {
    guard let viewWindow = view.window, scene.shownWindows.contains(viewWindow) else { return nil }
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let local = view.convert(center, to: viewWindow)
    return CGPoint(x: local.x + viewWindow.frame.minX, y: local.y + viewWindow.frame.minY)
  }

  /// Why a finger at `point` would not reach the view; `nil` when it does, or when the view itself refuses touches.
  private func obstacle(to view: UIView, at point: CGPoint) -> String? {
    let chain = sequence(first: view, next: \.superview)
    if let hidden = chain.first(where: { $0.isHidden || $0.alpha < 0.01 }) {
      let what = hidden === view ? "it" : Self.describe(hidden) + ", in which it lies,"
      return "\(what) \(hidden.isHidden ? "is hidden" : "has an alpha of 0")"
    }
    if view.bounds.isEmpty { return "it has no size" }
    if !scene.contentBounds.contains(point) { return "its centre lies outside the window" }
    guard let viewWindow = scene.window(at: point) else { return nil }
    let inWindow = CGPoint(x: point.x - viewWindow.frame.minX, y: point.y - viewWindow.frame.minY)
    guard let hit = viewWindow.hitTest(inWindow, with: nil), !hit.isDescendant(of: view) else {
      return nil
    }
    guard view.isDescendant(of: hit) else { return "\(Self.describe(hit)) covers it" }
    let outside = chain.prefix { $0 !== hit }.first {
      !$0.point(inside: $0.convert(inWindow, from: viewWindow), with: nil)
    }
    return outside.map { "it lies outside \(Self.describe($0)), which hands on no touches there" }
  }

  /// The view's type, title and frame in the window, for messages.
  static func describe(_ view: UIView) -> String {
    let frame = view.convert(view.bounds, to: nil)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
    let title = (view as? UIButton)?.shownTitle ?? (view as? UILabel)?.text
    return "\(type(of: view))\(title.map { " “\($0)”" } ?? "") (\(numbers.joined(separator: " ")))"
  }
}
