// SPDX-License-Identifier: MIT

extension UILayoutGuide {
  /// The edge at which reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .leading))
  }
  /// The edge at which reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .trailing))
  }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }
  /// The centre from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .centerX))
  }
  /// The centre from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .centerY))
  }
}
