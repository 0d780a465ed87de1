// SPDX-License-Identifier: MIT
public import CoreGraphics

/// What a layer asks the object that owns it; a view, for a view's layer.
///
/// Counterpart: `CALayerDelegate`.
/// Differs from Apple: optional methods have default implementations, which do what a layer does without a
/// delegate; a method that only a subclass of the conforming class writes is not called.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives the layer its contents; called in the display pass after `setNeedsDisplay()`.
  func display(_ layer: CALayer)
  /// Draws the layer's contents into a bitmap, when `display(_:)` is not written.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Tells that `draw(_:in:)` is about to be called.
  func layerWillDraw(_ layer: CALayer)
  /// Places the sublayers; called in the layout pass.
  func layoutSublayers(of layer: CALayer)
  /// The action for a key: an object, `NSNull()` for none, or `nil` to search on.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws into the layer's backing store, as the layer would by itself.
  public func display(_ layer: CALayer) { layer.displayBackingStore() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) { layer.noteNothingDrawn() }
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Searches on.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
