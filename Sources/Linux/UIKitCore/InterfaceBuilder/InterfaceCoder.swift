// SPDX-License-Identifier: MIT
import CoreGraphics

/// What `init?(coder:)` receives while a storyboard makes an object: the object's element and its scene.
///
/// The initialisers of the framework's classes read it, each its own part, so that an app's subclass finds
/// frame, title and subviews in place after `super.init(coder:)`. For the app's own keys it is an empty archive.
final class InterfaceCoder: NSCoder {
  let reader: InterfaceReader
  let scene: InterfaceScene

  init(reader: InterfaceReader, scene: InterfaceScene) {
    self.reader = reader
    self.scene = scene
  }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { false }

  override func decodeObject(forKey key: String) -> Any? { nil }

  override func decodeBool(forKey key: String) -> Bool { false }

  override func decodeInteger(forKey key: String) -> Int { 0 }

  override func decodeInt32(forKey key: String) -> Int32 { 0 }

  override func decodeInt64(forKey key: String) -> Int64 { 0 }

  override func decodeFloat(forKey key: String) -> Float { 0 }

  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// The storyboard's coder, if this is one.
  var asInterfaceCoder: InterfaceCoder? { self as? InterfaceCoder }
}
