// SPDX-License-Identifier: MIT
import ObjectiveCTables
import UIKit
import UIKitCore

/// A controller that the storyboards of these tests name, with the tables that the plugin would write.
final class StoryboardController: UIViewController {
  var mainLabel: UILabel?
  var buttons: [UIButton] = []
  var widthConstraint: NSLayoutConstraint?
  var level: CGFloat = 0
  private(set) var steps: [String] = []
  private(set) var taps: [UIControl] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    steps.append("awake")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    steps.append("loaded \(mainLabel != nil)")
  }

  func note(_ step: String) { steps.append(step) }

  static let registration: Void = {
    SelectorTable.register(StoryboardController.self) { table in
      table.method("onTap:") { controller, sender, _ in
        if let control = sender as? UIControl { controller.taps.append(control) }
        return nil
      }
      table.property("mainLabel") { PropertyReference($0, \.mainLabel) }
      table.property("buttons") { PropertyReference($0, \.buttons) }
      table.property("widthConstraint") { PropertyReference($0, \.widthConstraint) }
      table.property("level") { PropertyReference($0, \.level) }
    }
  }()
}

/// A view with a property of each type that runtime attributes have.
final class AttributedView: UIView {
  var flag = false
  var text: String? = "before"
  var number = 0.0
  var color: UIColor?
  var place = CGPoint.zero
  var extent = CGSize.zero
  var area = CGRect.zero
  var part = NSRange(location: 0, length: 0)
  private(set) var frameInInit = CGRect.zero
  private(set) var subviewsInInit = 0
  private(set) var flagInAwake = false

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    frameInInit = frame
    subviewsInInit = subviews.count
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    flagInAwake = flag
  }

  static let registration: Void = {
    SelectorTable.register(AttributedView.self) { table in
      table.property("flag") { PropertyReference($0, \.flag) }
      table.property("text") { PropertyReference($0, \.text) }
      table.property("number") { PropertyReference($0, \.number) }
      table.property("color") { PropertyReference($0, \.color) }
      table.property("place") { PropertyReference($0, \.place) }
      table.property("extent") { PropertyReference($0, \.extent) }
      table.property("area") { PropertyReference($0, \.area) }
      table.property("part") { PropertyReference($0, \.part) }
    }
  }()
}

/// A view whose `init?(coder:)` always fails.
final class FailingView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    return nil
  }
}
