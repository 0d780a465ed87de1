// SPDX-License-Identifier: MIT
internal import Foundation
internal import QuartzCore

extension UIView {
  func layOutNow() {
    var rounds = 0
    repeat {
      runConstraintsPass()
      backingLayer.layoutIfNeeded()
      rounds += 1
    } while owesConstraintsPass && rounds < FrameDriver.layoutLimit
  }

  func layOut(_ layer: CALayer) {
    guard layer === backingLayer else { return }
    let previous = UITraitCollection.current
    UITraitCollection.current = effectiveTraits
    defer { UITraitCollection.current = previous }
    owningController?.viewWillLayoutSubviews()
    layoutSubviews()
    owningController?.viewDidLayoutSubviews()
  }

  func fitSize() {
    let size = sizeThatFits(bounds.size)
    let frame = self.frame
    guard size != bounds.size else { return }
    self.frame = CGRect(origin: frame.origin, size: size)
  }
}
