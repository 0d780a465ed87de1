// SPDX-License-Identifier: MIT

/// How a text is set: into which space, and with which paragraph style.
package struct TextOptions: Hashable, Sendable {
  /// Where the lines stand between the edges.
  package enum Alignment: Hashable, Sendable {
    /// At the left edge, whatever the writing direction.
    case left
    /// At the right edge, whatever the writing direction.
    case right
    /// With as much room on either side.
    case center
    /// Words apart so far that lines fill the width; a paragraph's last line is natural.
    case justified
    /// Left, or right where the paragraph is written from right to left.
    case natural
  }

  /// What happens to text that is wider than the space.
  package enum LineBreak: Hashable, Sendable {
    /// It goes on in the next line, after a word.
    case wordWrap
    /// It goes on in the next line, after any letter.
    case charWrap
    /// It stops at the edge.
    case clip
    /// An ellipsis stands for what is missing at the start of the last line.
    case truncateHead
    /// An ellipsis stands for what is missing at the end of the last line.
    case truncateTail
    /// An ellipsis stands for what is missing amid the last line.
    case truncateMiddle
  }

  /// The room for lines, in points; nil is without limit, and then nothing wraps.
  package var width: Double?

  /// The room for all lines, in points; lines that do not fit are left out, but never the first. Nil is without limit.
  package var height: Double?

  /// How many lines are set at most; 0 is without limit.
  package var maximumLines: Int

  /// Where lines stand that are shorter than the width; `.natural` by default.
  package var alignment: Alignment
  /// What happens to lines that are too long; `.wordWrap` by default.
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
