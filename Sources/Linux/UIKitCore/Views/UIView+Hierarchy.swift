// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import QuartzCore

extension UIView {
  /// Puts `view` at a place counted from the rear, and calls all that is to hear of it.
  func insert(_ view: UIView, at index: Int) {
    require(
      !isInside(view), "\(nameInMessages).addSubview: a view cannot be put into itself")
    require(
      (0...children.count).contains(index),
      "\(nameInMessages).insertSubview(_:at:): index \(index) is not in 0...\(children.count)")
    if view.parent === self { return reinsert(view, at: index) }

    let oldWindow = view.window
    let newWindow = window
    if oldWindow !== newWindow { view.announceMove(to: newWindow) }
    view.willMove(toSuperview: self)
    view.parent?.release(view)

    let place = min(index, children.count)
    place == children.count
      ? backingLayer.addSublayer(view.backingLayer)
      : backingLayer.insertSublayer(view.backingLayer, below: children[place].backingLayer)
    children.insert(view, at: place)
    view.parent = self
    view.autoLayoutHierarchyChanged()

    if oldWindow !== newWindow { view.attach(to: newWindow) }
    view.refreshInherited()
    if oldWindow !== newWindow { view.announceArrival(in: newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard let index = place(of: sibling) else {
      misuse(
        "\(nameInMessages).insertSubview: \(sibling.nameInMessages) is not one of its subviews")
    }
    insert(view, at: index + offset)
  }

  func exchange(_ first: Int, _ second: Int) {
    require(
      children.indices.contains(first) && children.indices.contains(second),
      "\(nameInMessages).exchangeSubview: \(first) and \(second) must be places of subviews")
    guard first != second else { return }
    let (low, high) = (min(first, second), max(first, second))
    let (rear, front) = (children[low], children[high])
    reinsert(front, at: low)
    reinsert(rear, at: high + 1)
  }

  func move(_ view: UIView, toFront: Bool) {
    guard view.parent === self else { return }
    reinsert(view, at: toFront ? children.count : 0)
  }

  /// Moves a subview to the place before the one that is now at `index`.
  private func reinsert(_ view: UIView, at index: Int) {
    guard let old = place(of: view) else { return }
    let place = min(index > old ? index - 1 : index, children.count - 1)
    guard place != old else { return }
    children.remove(at: old)
    place == children.count
      ? backingLayer.addSublayer(view.backingLayer)
      : backingLayer.insertSublayer(view.backingLayer, below: children[place].backingLayer)
    children.insert(view, at: place)
    setNeedsLayout()
  }

  func leaveSuperview() {
    guard let parent else { return }
    let oldWindow = window
    if oldWindow != nil { announceMove(to: nil) }
    willMove(toSuperview: nil)
    parent.release(self)
    autoLayoutHierarchyChanged()
    if oldWindow != nil { attach(to: nil) }
    refreshInherited()
    if oldWindow != nil { announceArrival(in: nil) }
    didMoveToSuperview()
    parent.setNeedsLayout()
  }

  /// Lets go of a subview, with no word to the subview.
  private func release(_ view: UIView) {
    willRemoveSubview(view)
    if let place = place(of: view) { children.remove(at: place) }
    view.backingLayer.removeFromSuperlayer()
    view.parent = nil
    setNeedsLayout()
  }

  /// Where a subview is among the subviews: where its layer is, but for layers that are nobody's in between.
  private func place(of view: UIView) -> Int? {
    guard view.parent === self else { return nil }
    let guess = min(backingLayer.index(of: view.backingLayer) ?? 0, children.count - 1)
    // Loops, since a closure would ask for its actor at each subview.
    for place in stride(from: guess, through: 0, by: -1) where children[place] === view {
      return place
    }
    for place in guess + 1..<children.count where children[place] === view { return place }
    return nil
  }

  func isInside(_ view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.parent
    }
    return false
  }

  func find(tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The topmost view above this one: the window, where there is one.
  package final var rootView: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }
}
