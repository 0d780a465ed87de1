// SPDX-License-Identifier: MIT
import CGTK
import Diagnostics
import Foundation

extension TextSetter {
  /// Breaks one paragraph and appends its lines, `limit` at most.
  mutating func breakLines(
    of paragraph: Range<Int>, with layout: OpaquePointer, limit: Int?, isLast: Bool
  ) {
    let start = map.utf16(paragraph.lowerBound)
    if paragraph.isEmpty {
      broken.append(
        BrokenLine(
          range: start..<start, isRightToLeft: options.isRightToLeft ?? false,
          isParagraphStart: true, emptyIndex: runIndex(at: max(start - 1, 0))))
      return
    }
    configure(layout, limit: limit)
    setText(layout, paragraph, suffix: [])
    let isFull = limit.map { Int(pango_layout_get_line_count(layout)) >= $0 } ?? false
    if isFull, !isLast, isTruncating {
      // What follows is left out: say so at the end of what is shown.
      setText(layout, paragraph, suffix: Array("…".utf8))
      isTruncated = true
    }
    if pango_layout_is_ellipsized(layout) != 0 { isTruncated = true }
    var item = pango_layout_get_lines_readonly(layout)
    var count = 0
    while let current = item {
      if let limit, count >= limit {
        isTruncated = true
        break
      }
      let line = current.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      append(line, of: paragraph, isFirst: count == 0)
      count += 1
      item = current.pointee.next
    }
  }

  private var isTruncating: Bool {
    switch options.lineBreak {
    case .truncateHead, .truncateMiddle, .truncateTail: true
    case .wordWrap, .charWrap, .clip: false
    }
  }

  private func configure(_ layout: OpaquePointer, limit: Int?) {
    var ellipsis = PANGO_ELLIPSIZE_NONE
    var wrap = PANGO_WRAP_WORD_CHAR
    var isWrapping = options.width != nil
    switch options.lineBreak {
    case .wordWrap: break
    case .charWrap: wrap = PANGO_WRAP_CHAR
    case .clip: isWrapping = isWrapping && limit != 1
    case .truncateHead: ellipsis = PANGO_ELLIPSIZE_START
    case .truncateMiddle: ellipsis = PANGO_ELLIPSIZE_MIDDLE
    case .truncateTail: ellipsis = PANGO_ELLIPSIZE_END
    }
    if limit == nil { ellipsis = PANGO_ELLIPSIZE_NONE }
    let width = isWrapping ? pangoUnits(max(availableWidth, 0)) : -1
    pango_layout_set_width(layout, width)
    pango_layout_set_wrap(layout, wrap)
    pango_layout_set_ellipsize(layout, ellipsis)
    pango_layout_set_height(layout, ellipsis == PANGO_ELLIPSIZE_NONE ? -1 : -Int32(limit ?? 1))
    let indent = options.firstLineHeadIndent - options.headIndent
    pango_layout_set_indent(layout, Int32(indent * Double(PANGO_SCALE)))
    pango_layout_set_justify(layout, options.alignment == .justified ? 1 : 0)
    pango_layout_set_auto_dir(layout, options.isRightToLeft == nil ? 1 : 0)
    pango_context_set_base_dir(
      pango_layout_get_context(layout),
      options.isRightToLeft == true ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
  }

  /// The width between the smaller indent and the end of lines.
  private var availableWidth: Double {
    guard let width = options.width else { return 0 }
    let end = options.tailIndent > 0 ? min(options.tailIndent, width) : width + options.tailIndent
    return end - leadingIndent
  }

  /// What every line begins with; Pango adds the difference to the first or to the others.
  var leadingIndent: Double { min(options.headIndent, options.firstLineHeadIndent) }

  private func setText(_ layout: OpaquePointer, _ paragraph: Range<Int>, suffix: [UInt8]) {
    let bytes = suffix.isEmpty ? map.utf8[paragraph] : map.utf8[paragraph] + suffix
    bytes.withUnsafeBytes { bytes in
      pango_layout_set_text(
        layout, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
    }
    let first = runIndex(at: map.utf16(paragraph.lowerBound))
    pango_layout_set_font_description(layout, runs[first].typeface.pangoDescription)
    pango_layout_set_attributes(layout, nil)
    guard let attributes = attributes(of: paragraph, from: first) else { return }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  /// What differs from the first font: nil where a plain text has one look, which costs nothing.
  private func attributes(of paragraph: Range<Int>, from first: Int) -> OpaquePointer? {
    var list: OpaquePointer?
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<UInt32>) {
      guard let attribute else { return }
      attribute.pointee.start_index = range.lowerBound
      attribute.pointee.end_index = range.upperBound
      let target: OpaquePointer = list ?? pango_attr_list_new()
      list = target
      pango_attr_list_insert(target, attribute)
    }
    // Pango would hyphenate words that it has to break; Apple does so at soft hyphens only.
    if options.width != nil, !map.hasSoftHyphen(paragraph) {
      add(pango_attr_insert_hyphens_new(0), 0..<UInt32.max)
    }
    for index in first..<runs.count {
      let run = runs[index]
      let lower = max(map.byte(run.range.lowerBound), paragraph.lowerBound)
      guard lower < paragraph.upperBound else { break }
      let upper = map.byte(run.range.upperBound)
      // The last look also covers an appended ellipsis.
      let end: UInt32 =
        upper >= paragraph.upperBound ? .max : UInt32(upper - paragraph.lowerBound)
      let range = UInt32(lower - paragraph.lowerBound)..<end
      if index > first { add(pango_attr_font_desc_new(run.typeface.pangoDescription), range) }
      if run.kern != 0 {
        add(pango_attr_letter_spacing_new(Int32(run.kern * Double(PANGO_SCALE))), range)
      }
      if run.typeface.descriptor.hasMonospacedDigits {
        add(pango_attr_font_features_new("tnum=1"), range)
      }
    }
    return list
  }

  private mutating func append(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, of paragraph: Range<Int>, isFirst: Bool
  ) {
    let base = paragraph.lowerBound
    let start = map.utf16(base + Int(line.pointee.start_index))
    let end = map.utf16(
      min(base + Int(line.pointee.start_index + line.pointee.length), paragraph.upperBound))
    var result = BrokenLine(
      range: start..<max(start, end),
      isRightToLeft: line.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue,
      isParagraphStart: isFirst, emptyIndex: runIndex(at: start))
    var x = 0.0
    var pending: Stretch?
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      guard let next = stretch(of: item, in: paragraph) else { continue }
      if let joined = pending?.joined(with: next) {
        pending = joined
        continue
      }
      if let stretch = pending { finish(stretch, &result, &x) }
      pending = next
    }
    if let stretch = pending { finish(stretch, &result, &x) }
    result.width = x
    broken.append(result)
  }

  /// Glyphs of one font and look. Pango also divides by script: kana from kanji, for one.
  private struct Stretch {
    var font: UnsafeMutablePointer<PangoFont>
    var glyphs: [UnsafeMutablePointer<PangoGlyphString>]
    var text: String
    var index: Int
    var level: UInt8
    var isEllipsis: Bool
    var before: Double
    var after: Double

    func joined(with next: Stretch) -> Stretch? {
      guard font == next.font, index == next.index, level == next.level, level % 2 == 0,
        !isEllipsis, !next.isEllipsis, after == 0, next.before == 0
      else { return nil }
      var joined = self
      joined.glyphs += next.glyphs
      joined.text += next.text
      joined.after = next.after
      return joined
    }
  }

  private func stretch(
    of item: UnsafeMutablePointer<PangoGlyphItem>, in paragraph: Range<Int>
  ) -> Stretch? {
    let analysis = item.pointee.item.pointee.analysis
    guard let font = analysis.font, let glyphs = item.pointee.glyphs else { return nil }
    let isEllipsis = Ellipsis.isEllipsis(item)
    if isEllipsis { Ellipsis.trim(item) }
    let start = paragraph.lowerBound + Int(item.pointee.item.pointee.offset)
    let end = min(start + Int(item.pointee.item.pointee.length), paragraph.upperBound)
    let last = max(map.utf16(paragraph.upperBound) - 1, 0)
    return Stretch(
      font: font, glyphs: [glyphs],
      text: isEllipsis || start >= end ? "…" : map.text(start..<end),
      index: runIndex(at: min(map.utf16(start), last)), level: analysis.level,
      isEllipsis: isEllipsis, before: points(item.pointee.start_x_offset),
      after: points(item.pointee.end_x_offset))
  }

  private func finish(_ stretch: Stretch, _ line: inout BrokenLine, _ x: inout Double) {
    let run = GlyphRun(
      text: stretch.text, typeface: runs[stretch.index].typeface, font: stretch.font,
      glyphs: stretch.glyphs)
    x += stretch.before
    line.runs.append((run, x, stretch.index))
    x += run.width + stretch.after
    if run.missingGlyphCount > 0 { reportMissing(run.text) }
  }

  private func reportMissing(_ text: String) {
    Diagnostics.report(
      "no installed font can draw some of \"\(text.prefix(40))\"",
      once: "missing glyphs \(text.prefix(1))")
  }
}
