// SPDX-License-Identifier: MIT
import CoreGraphics

/// Makes views from their elements.
@MainActor
enum InterfaceViews {
  private static let bases: [String: UIView.Type] = [
    "view": UIView.self, "label": UILabel.self, "button": UIButton.self,
    "imageView": UIImageView.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "control": UIControl.self,
  ]

  /// Whether an element is a view, even one of a kind that does not exist here.
  static func isView(_ element: InterfaceElement) -> Bool {
    bases[element.name] != nil || element.children.contains { $0["key"] == "frame" }
  }

  /// The view of an element, with its subviews.
  ///
  /// A kind or class that does not exist is reported, and the nearest that does takes its place.
  static func make(_ element: InterfaceElement, in scene: InterfaceScene) -> UIView {
    let reader = InterfaceReader(element, in: scene.document)
    let base = bases[element.name] ?? UIView.self
    if bases[element.name] == nil {
      reader.report("is a kind of view that is not known; a plain UIView takes its place")
      reader.isMuted = true
    }
    let type = InterfaceClasses.resolve(reader, base: base)
    let coder = InterfaceCoder(reader: reader, scene: scene)
    if let view = scene.attempt({ type.init(coder: coder) }) {
      scene.add(view, reader)
      return view
    }
    reader.report("init(coder:) of \(type) returned nil; \(base) takes its place")
    let plain = InterfaceReader(element, in: scene.document)
    plain.isMuted = true
    let plainCoder = InterfaceCoder(reader: plain, scene: scene)
    let view = base.init(coder: plainCoder) ?? UIView(frame: .zero)
    scene.add(view, plain)
    return view
  }
}
