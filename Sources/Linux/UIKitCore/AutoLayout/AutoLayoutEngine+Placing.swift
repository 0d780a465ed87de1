// SPDX-License-Identifier: MIT
internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

extension AutoLayoutEngine {
  /// Gives the views in a view their new frames.
  func placeViews(in top: UIView) {
    guard !isTrial, !staleFrames.isEmpty else { return }
    let wasPlacing = isPlacing
    isPlacing = true
    defer { isPlacing = wasPlacing }
    for (id, box) in staleFrames {
      if let guide = box.guide {
        staleFrames[id] = nil
        guide.solvedFrame = frame(of: box, scale: scale)
      } else if let view = box.view {
        guard view === root || view.parent?.isInside(top) ?? false else { continue }
        staleFrames[id] = nil
        place(view, box)
      } else {
        staleFrames[id] = nil
      }
    }
  }

  private var scale: CGFloat { root.window?.screen.scale ?? UIScreen.main.scale }

  private func place(_ view: UIView, _ box: LayoutBox) {
    guard box.horizontal.length != nil || box.vertical.length != nil else { return }
    var frame = frame(of: box, scale: isPinned(box) ? nil : scale)
    let old = CGRect(
      x: view.span(.horizontal).start, y: view.span(.vertical).start,
      width: view.bounds.width, height: view.bounds.height)
    // An axis without unknowns is not ours, nor is the place of the topmost view.
    if box.horizontal.length == nil || view === root { frame.origin.x = old.origin.x }
    if box.horizontal.length == nil { frame.size.width = old.width }
    if box.vertical.length == nil || view === root { frame.origin.y = old.origin.y }
    if box.vertical.length == nil { frame.size.height = old.height }
    // The frame of a pinned view is its own, and only rounding could differ.
    let tolerance: CGFloat = isPinned(box) ? 0.01 : 1e-6
    guard !frame.isNear(old, tolerance) else { return }
    placementCount += 1
    view.place(
      center: CGPoint(
        x: frame.origin.x + view.anchorPoint.x * frame.width,
        y: frame.origin.y + view.anchorPoint.y * frame.height),
      bounds: CGRect(origin: view.bounds.origin, size: frame.size))
    view.parent?.setNeedsLayout()
  }

  /// The frame of a view or guide by the solver's values, its edges on pixels where a scale is given.
  private func frame(of box: LayoutBox, scale: CGFloat?) -> CGRect {
    let (x, width) = span(of: box, .horizontal, scale: scale)
    let (y, height) = span(of: box, .vertical, scale: scale)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func span(
    of box: LayoutBox, _ axis: NSLayoutConstraint.Axis, scale: CGFloat?
  ) -> (CGFloat, CGFloat) {
    guard let origin = box[axis].origin, let length = box[axis].length else { return (0, 0) }
    let insets = box.view?.alignmentInsets(axis) ?? (start: 0, end: 0)
    let start = solver.value(of: origin) - insets.start
    let end = start + insets.start + max(0, solver.value(of: length)) + insets.end
    guard let scale = scale.map(Double.init) else { return (CGFloat(start), CGFloat(end - start)) }
    // Halves go up on both sides of zero, and so do those that rounding has left just below.
    func snapped(_ value: Double) -> Double { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    return (CGFloat(snapped(start)), CGFloat(snapped(end) - snapped(start)))
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect, _ tolerance: CGFloat) -> Bool {
    abs(origin.x - other.origin.x) < tolerance && abs(origin.y - other.origin.y) < tolerance
      && abs(size.width - other.size.width) < tolerance
      && abs(size.height - other.size.height) < tolerance
  }
}
