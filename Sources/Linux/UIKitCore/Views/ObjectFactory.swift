// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import QuartzCore

/// A stand-in for a class whose `init()` is called through a metatype.
///
/// It has `NSObject`'s table of methods, in which `init()` stands at the same place as in every subclass of
/// `NSObject`. It is open, so that the compiler calls through the table.
open class ObjectShadow: NSObject {
  /// Never called on this class itself.
  public required override init() { super.init() }
}

/// Makes objects of classes that are only known when the app runs.
package enum ObjectFactory {
  /// A new object of `type` by its `init()`; `nil` for a class that is no `NSObject`.
  ///
  /// An `init()` that does not override `NSObject`'s, as that of a view controller with initialisers of its own, is not
  /// reached.
  @inline(never)
  package static func make(_ type: AnyClass) -> NSObject? {
    guard type is NSObject.Type else { return nil }
    // SAFETY: every NSObject class inherits or overrides NSObject's init(), whose place in the table of
    // methods ObjectShadow shares; the object that comes back is an NSObject of the given class.
    return unsafeBitCast(type, to: ObjectShadow.Type.self).init()
  }

  /// A layer of `type`; a class that is no layer class is a mistake of whoever overrode `layerClass`.
  static func makeLayer(_ type: AnyClass) -> CALayer {
    guard let type = type as? CALayer.Type else {
      misuse("UIView.layerClass must be a CALayer class, not \(type)")
    }
    return LayerFactory.make(type)
  }
}
