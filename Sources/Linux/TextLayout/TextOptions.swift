// SPDX-License-Identifier: MIT

/// How a text is set: into which space, and with which paragraph style.
package struct TextOptions: Hashable, Sendable {
  /// Where the lines stand between the edges.
  package enum Alignment: Hashable, Sendable {
    case left
    case right
    case center
    case justified
    /// Left, or right where the paragraph is written from right to left.
    case natural
  }

  /// What happens to text that is wider than the space.
  package enum LineBreak: Hashable, Sendable {
    case wordWrap
    case charWrap
    case clip
    case truncateHead
    case truncateTail
    case truncateMiddle
  }

  /// The room for lines, in points; nil is without limit, and then nothing wraps.
  package var width: Double?

  /// The room for all lines, in points; lines that do not fit are left out, but never the first. Nil is without limit.
  package var height: Double?

  /// How many lines are set at most; 0 is without limit.
  package var maximumLines: Int

  package var alignment: Alignment
  package var lineBreak: LineBreak

  /// Points between two lines of a paragraph.
  package var lineSpacing: Double

  /// Points after each paragraph but the last.
  package var paragraphSpacing: Double

  /// Points before each paragraph but the first.
  package var paragraphSpacingBefore: Double

  /// The least height of a line, in points; what is added stands above the text.
  package var minimumLineHeight: Double

  /// The greatest height of a line, in points; 0 is without limit.
  package var maximumLineHeight: Double

  /// A factor for the natural height of a line; 0 is the same as 1.
  package var lineHeightMultiple: Double

  /// Points before every line of a paragraph but its first.
  package var headIndent: Double

  /// Points before the first line of a paragraph.
  package var firstLineHeadIndent: Double

  /// Where lines end: from the leading edge if positive, from the trailing edge if zero or negative.
  package var tailIndent: Double

  /// The writing direction; nil follows each paragraph's first strong letter.
  package var isRightToLeft: Bool?

  /// One style for the whole text: Apple's default paragraph style, in a space without limits.
  package init(
    width: Double? = nil, height: Double? = nil, maximumLines: Int = 0,
    alignment: Alignment = .natural, lineBreak: LineBreak = .wordWrap, lineSpacing: Double = 0,
    paragraphSpacing: Double = 0, paragraphSpacingBefore: Double = 0, minimumLineHeight: Double = 0,
    maximumLineHeight: Double = 0, lineHeightMultiple: Double = 0, headIndent: Double = 0,
    firstLineHeadIndent: Double = 0, tailIndent: Double = 0, isRightToLeft: Bool? = nil
  ) {
    self.width = width
    self.height = height
    self.maximumLines = maximumLines
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.paragraphSpacingBefore = paragraphSpacingBefore
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.lineHeightMultiple = lineHeightMultiple
    self.headIndent = headIndent
    self.firstLineHeadIndent = firstLineHeadIndent
    self.tailIndent = tailIndent
    self.isRightToLeft = isRightToLeft
  }
}
