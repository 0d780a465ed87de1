// SPDX-License-Identifier: MIT
public import CoreGraphics

/// The superclass of `CALayer`: without stored properties, so that `LayerFactory` can rely on where its
/// initialiser stands in the method table.
open class LayerCopying: NSObject {
  /// Makes a layer of no size.
  public override init() { super.init() }

  /// Makes the copy of `layer` that shows its state at a time.
  public init(layer: Any) { super.init() }
}
