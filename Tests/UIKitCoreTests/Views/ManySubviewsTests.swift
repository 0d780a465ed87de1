// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import QuartzCore
import Testing
import UIKit

@MainActor
struct ManySubviewsTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let views = (0..<200).map { _ in UIView() }

  init() { for view in views { parent.addSubview(view) } }

  /// Layers that are nobody's lie between those of the views.
  @Test(arguments: [false, true])
  func `Views leave and move in any order`(withLayersBetween hasLayers: Bool) {
    if hasLayers {
      for index in stride(from: 0, to: 200, by: 3) {
        parent.layer.insertSublayer(CALayer(), below: views[index].layer)
      }
    }
    var expected = views
    for index in 0..<100 {
      let view = views[index * 71 % 200]
      view.removeFromSuperview()
      expected.removeAll { $0 === view }
    }
    for view in expected.prefix(20) {
      parent.sendSubviewToBack(view)
      expected.removeAll { $0 === view }
      expected.insert(view, at: 0)
    }
    for view in expected.prefix(20) {
      parent.bringSubviewToFront(view)
      expected.removeAll { $0 === view }
      expected.append(view)
    }
    parent.exchangeSubview(at: 3, withSubviewAt: 50)
    expected.swapAt(3, 50)
    #expect(parent.subviews == expected)
    let layers = (parent.layer.sublayers ?? []).filter { $0.delegate != nil }
    #expect(layers == expected.map(\.layer))
  }

  @Test func `A layer that was moved by hand does not hide its view`() {
    parent.layer.insertSublayer(views[199].layer, at: 0)
    views[199].removeFromSuperview()
    #expect(parent.subviews.count == 199 && views[199].superview == nil)
    #expect(views[199].layer.superlayer == nil)
  }
}
