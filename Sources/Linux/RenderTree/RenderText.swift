// SPDX-License-Identifier: MIT
import Foundation

/// Prints render trees, for tests and for the eye.
enum RenderText {
  static func describe(_ node: RenderNode) -> String {
    var lines: [String] = []
    append(node, indent: "", to: &lines)
    return lines.joined(separator: "\n")
  }

  static func rect(_ rect: CGRect) -> String {
    if rect.isNull { return "(null)" }
    return "(\(Rounded(rect.minX)) \(Rounded(rect.minY)) "
      + "\(Rounded(rect.width)) \(Rounded(rect.height)))"
  }

  private static func append(_ node: RenderNode, indent: String, to lines: inout [String]) {
    let (line, children) = describe(node.content)
    lines.append(indent + line)
    for child in children { append(child, indent: indent + "  ", to: &lines) }
  }

  private static func describe(_ content: RenderNode.Content) -> (String, [RenderNode]) {
    switch content {
    case .group(let children): ("group", children)
    case .fill(let shape, let color): ("fill \(shape) \(color)", [])
    case .border(let shape, let width, let color):
      ("border \(shape) width \(Rounded(width)) \(color)", [])
    case .shadow(let shape, let shadow): ("shadow \(shape) \(shadow)", [])
    case .contentShadow(let child, let shadow): ("contentShadow \(shadow)", [child])
    case .pathShadow(let path, let shadow): ("pathShadow \(RenderText.path(path)) \(shadow)", [])
    case .image(let image): (describe(image), [])
    case .path(let path, let fill, let stroke): (describe(path, fill, stroke), [])
    case .glyphs(let run, let origin, let color):
      ("glyphs \(run) at (\(Rounded(origin.x)) \(Rounded(origin.y))) \(color)", [])
    case .clip(let shape, let child): ("clip \(shape)", [child])
    case .transform(let transform, let child): ("transform \(describe(transform))", [child])
    case .mask(let child, let mask): ("mask, then what masks", [child, mask])
    case .opacity(let alpha, let child): ("opacity \(Rounded(alpha))", [child])
    }
  }

  private static func describe(_ t: CGAffineTransform) -> String {
    let parts = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Rounded($0).description }
    if t.b == 0, t.c == 0 {
      if t.a == 1, t.d == 1 { return "translate(\(parts[4]) \(parts[5]))" }
      let scale = "scale(\(parts[0]) \(parts[3]))"
      return t.tx == 0 && t.ty == 0 ? scale : "translate(\(parts[4]) \(parts[5])) \(scale)"
    }
    return "matrix(" + parts.joined(separator: " ") + ")"
  }

  private static func describe(_ image: RenderImage) -> String {
    var text = "image \(image.image.width)x\(image.image.height) \(rect(image.destination))"
    if image.source != RenderImage.whole { text += " source \(rect(image.source))" }
    if image.center != RenderImage.whole { text += " center \(rect(image.center))" }
    if image.scale != 1 { text += " scale \(Rounded(image.scale))" }
    if image.filter != .linear { text += " \(image.filter)" }
    if let tint = image.tint { text += " tint \(tint)" }
    return text
  }

  private static func describe(
    _ path: CGPath, _ fill: RenderFill?, _ stroke: RenderStroke?
  ) -> String {
    var text = "path \(RenderText.path(path))"
    if let fill { text += " fill \(fill.color)\(fill.rule == .evenOdd ? " evenOdd" : "")" }
    if let stroke { text += " stroke \(stroke)" }
    return text
  }

  private static func path(_ path: CGPath) -> String {
    func points(_ points: CGPoint...) -> String {
      points.map { "\(Rounded($0.x)) \(Rounded($0.y))" }.joined(separator: " ")
    }
    let commands = path.segments.map { segment in
      switch segment {
      case .move(let p): "M " + points(p)
      case .line(let p): "L " + points(p)
      case .quad(let c, let p): "Q " + points(c, p)
      case .cubic(let c1, let c2, let p): "C " + points(c1, c2, p)
      case .close: "Z"
      }
    }
    return "[" + commands.joined(separator: " ") + "]"
  }
}
