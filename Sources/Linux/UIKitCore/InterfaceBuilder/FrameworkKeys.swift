// SPDX-License-Identifier: MIT
import CoreGraphics
import ObjectiveCTables
import QuartzCore

/// The keys of the framework's own classes that storyboards set: on Apple any property has one.
@MainActor
enum FrameworkKeys {
  private static let registration: Void = {
    registerLayer()
    registerView()
    registerControls()
    registerContent()
  }()

  /// Makes the keys known, the first time.
  static func registerOnce() { registration }

  private static func registerLayer() {
    SelectorTable.register(CALayer.self) { table in
      table.property("cornerRadius") { PropertyReference($0, \.cornerRadius) }
      table.property("borderWidth") { PropertyReference($0, \.borderWidth) }
      table.property("masksToBounds") { PropertyReference($0, \.masksToBounds) }
      table.property("opacity") { PropertyReference($0, \.opacity) }
      table.property("shadowOpacity") { PropertyReference($0, \.shadowOpacity) }
      table.property("shadowRadius") { PropertyReference($0, \.shadowRadius) }
      table.property("shadowOffset") { PropertyReference($0, \.shadowOffset) }
      table.property("zPosition") { PropertyReference($0, \.zPosition) }
    }
  }

  private static func registerView() {
    SelectorTable.register(UIView.self) { table in
      table.property("layer") { PropertyReference($0, \.layer) }
      table.property("alpha") { PropertyReference($0, \.alpha) }
      table.property("backgroundColor") { PropertyReference($0, \.backgroundColor) }
      table.property("clipsToBounds") { PropertyReference($0, \.clipsToBounds) }
      table.property("hidden") { PropertyReference($0, \.isHidden) }
      table.property("opaque") { PropertyReference($0, \.isOpaque) }
      table.property("tag") { PropertyReference($0, \.tag) }
      table.property("tintColor") { PropertyReference($0, \.tintColor) }
      table.property("userInteractionEnabled") { PropertyReference($0, \.isUserInteractionEnabled) }
    }
    SelectorTable.register(UIViewController.self) { table in
      table.property("title") { PropertyReference($0, \.title) }
    }
  }

  private static func registerControls() {
    SelectorTable.register(UIControl.self) { table in
      table.property("enabled") { PropertyReference($0, \.isEnabled) }
      table.property("selected") { PropertyReference($0, \.isSelected) }
      table.property("highlighted") { PropertyReference($0, \.isHighlighted) }
    }
    SelectorTable.register(UIButton.self) { table in
      table.property("titleLabel") { PropertyReference($0, \.titleLabel) }
      table.property("imageView") { PropertyReference($0, \.imageView) }
    }
    SelectorTable.register(UIActivityIndicatorView.self) { table in
      table.property("color") { PropertyReference($0, \.color) }
      table.property("hidesWhenStopped") { PropertyReference($0, \.hidesWhenStopped) }
    }
  }

  private static func registerContent() {
    SelectorTable.register(UILabel.self) { table in
      table.property("text") { PropertyReference($0, \.text) }
      table.property("textColor") { PropertyReference($0, \.textColor) }
      table.property("numberOfLines") { PropertyReference($0, \.numberOfLines) }
      table.property("adjustsFontSizeToFitWidth") {
        PropertyReference($0, \.adjustsFontSizeToFitWidth)
      }
    }
    SelectorTable.register(UIImageView.self) { table in
      table.property("image") { PropertyReference($0, \.image) }
    }
    SelectorTable.register(NSLayoutConstraint.self) { table in
      table.property("constant") { PropertyReference($0, \.constant) }
      table.property("identifier") { PropertyReference($0, \.identifier) }
    }
  }
}
