// SPDX-License-Identifier: MIT
package import Foundation

/// Makes layers of a class known only at run time, for `layerClass` and presentations.
///
/// On Apple's platforms the Objective-C runtime does this. A `required` initialiser would forbid users' plain
/// `override init()`, so the initialisers are reached through classes that have the same superclass and hence
/// the same place for them in their method tables.
package enum LayerFactory {
  /// Stands for `CALayer` where `init()` is called.
  // SAFETY: `init()` is NSObject's own entry, so its place is the same in every subclass. The class is open, so
  // that the call goes through the table.
  open class PlainInitializer: NSObject {
    /// Never runs: the layer's own initialiser does.
    public required override init() { super.init() }
  }

  /// Stands for `CALayer` where `init(layer:)` is called.
  // SAFETY: the initialiser's entry is `LayerCopying`'s, so its place is the same in every subclass of it.
  open class CopyInitializer: LayerCopying {
    /// Never runs: the layer's own initialiser does.
    public required override init(layer: Any) { super.init(layer: layer) }
  }

  /// Makes a layer by `init()` of its class.
  @inline(never)
  package static func make(_ type: CALayer.Type) -> CALayer {
    if type == CALayer.self { return CALayer() }
    // SAFETY: see PlainInitializer; what comes back is of `type`, a class of layers.
    return unsafeBitCast(
      unsafeBitCast(type, to: PlainInitializer.Type.self).init(), to: CALayer.self)
  }

  /// Makes a layer of the same class by `init(layer:)`.
  static func copy(_ layer: CALayer) -> CALayer {
    let type = type(of: layer)
    if type == CALayer.self { return CALayer(layer: layer) }
    // SAFETY: see CopyInitializer; what comes back is of `type`, a class of layers.
    return unsafeBitCast(
      unsafeBitCast(type, to: CopyInitializer.Type.self).init(layer: layer), to: CALayer.self)
  }
}
