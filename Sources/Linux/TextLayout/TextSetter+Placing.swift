// SPDX-License-Identifier: MIT
import Foundation

extension TextSetter {
  /// Gives each line its place, and each run and decoration with it.
  mutating func place() {
    let natural = broken.reduce(0) { max($0, indent(of: $1) + $1.width) }
    let room = options.width ?? natural
    var y = 0.0
    for (number, line) in broken.enumerated() {
      if number > 0 {
        y += options.lineSpacing
        if line.isParagraphStart {
          y += options.paragraphSpacing + options.paragraphSpacingBefore
        }
      }
      let indices = line.runs.map(\.index)
      let height = metrics(of: indices, first: runs[line.emptyIndex])
      if number > 0 { y += height.leading }
      let x = start(of: line, room: room)
      let baseline = y + height.ascent
      let rect = CGRect(x: x, y: y, width: line.width, height: height.ascent + height.descent)
      lines.append(TextLayout.Line(range: line.range, rect: rect, baseline: baseline))
      for run in line.runs {
        let look = runs[run.index]
        let origin = CGPoint(x: x + run.x, y: baseline - look.baselineOffset)
        placed.append(
          TextLayout.PlacedGlyphRun(
            run: run.run, origin: origin, color: look.color, textRunIndex: run.index))
        decorate(run.run, look, run.index, origin, rect)
      }
      y += height.ascent + height.descent
    }
    size = CGSize(width: natural, height: y)
  }

  private func indent(of line: BrokenLine) -> Double {
    line.isParagraphStart ? options.firstLineHeadIndent : options.headIndent
  }

  private func start(of line: BrokenLine, room: Double) -> Double {
    let indent = indent(of: line)
    let trailing = options.tailIndent > 0 ? max(room - options.tailIndent, 0) : -options.tailIndent
    let free = room - line.width
    switch options.alignment {
    case .left: return indent
    case .right: return free - trailing
    case .center: return indent + (free - indent - trailing) / 2
    case .natural, .justified: return line.isRightToLeft ? free - indent : indent
    }
  }

  private mutating func decorate(
    _ run: GlyphRun, _ look: TextRun, _ index: Int, _ origin: CGPoint, _ line: CGRect
  ) {
    func add(_ rect: CGRect, _ color: RenderColor, isBehindText: Bool = false) {
      decorations.append(
        TextLayout.Decoration(
          rect: rect, color: color, isBehindText: isBehindText, textRunIndex: index))
    }
    func add(_ style: TextRun.Line, top: Double, _ color: RenderColor) {
      let thickness = look.typeface.lineThickness * (style == .thick ? 2 : 1)
      let rect = CGRect(x: origin.x, y: top, width: run.width, height: thickness)
      add(rect, color)
      if style == .double { add(rect.offsetBy(dx: 0, dy: thickness * 2), color) }
    }
    if let background = look.backgroundColor {
      add(
        CGRect(x: origin.x, y: line.minY, width: run.width, height: line.height), background,
        isBehindText: true)
    }
    if let underline = look.underline {
      add(
        underline, top: origin.y + look.typeface.underlinePosition,
        look.underlineColor ?? look.color)
    }
    if let strike = look.strikethrough {
      add(
        strike, top: origin.y - look.typeface.xHeight / 2 - look.typeface.lineThickness / 2,
        look.strikethroughColor ?? look.color)
    }
  }
}
