// SPDX-License-Identifier: MIT
import Kurukuru
import UIKit

/// All exhibits in columns as wide as the widest needs, each under its caption.
final class GalleryView: UIView {
  private static let margin: CGFloat = 16

  private struct Cell {
    let caption: UILabel
    let button: ButtonWithLoad
  }

  private let cells: [Cell]

  /// How high the contents were at the last layout, in points.
  private(set) var contentHeight: CGFloat = 0

  override init(frame: CGRect) {
    cells = Exhibit.all.map { exhibit in
      let caption = UILabel()
      caption.text = exhibit.name
      caption.font = .preferredFont(forTextStyle: .caption1)
      caption.adjustsFontForContentSizeCategory = true
      caption.textColor = .secondaryLabel
      caption.numberOfLines = 0
      return Cell(caption: caption, button: exhibit.makeView())
    }
    super.init(frame: frame)
    backgroundColor = .systemBackground
    for cell in cells {
      addSubview(cell.caption)
      addSubview(cell.button)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.width - Self.margin
    let widest = cells.map { Self.size(of: $0.button).width }.max() ?? 0
    let columns = max(1, min(3, Int(room / (widest + Self.margin))))
    let width = room / CGFloat(columns) - Self.margin
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var top = Self.margin
    for start in stride(from: 0, to: cells.count, by: columns) {
      let row = cells[start..<min(start + columns, cells.count)]
      let captionHeight = row.map { Self.captionHeight($0.caption, width: width) }.max() ?? 0
      var bottom = top
      for (index, cell) in row.enumerated() {
        let column = isReversed ? columns - 1 - index : index
        let left = Self.margin + CGFloat(column) * (width + Self.margin)
        let size = Self.size(of: cell.button)
        cell.caption.frame = CGRect(x: left, y: top, width: width, height: captionHeight)
        cell.button.frame = CGRect(
          x: isReversed ? left + width - min(size.width, width) : left, y: top + captionHeight + 6,
          width: min(size.width, width), height: size.height)
        bottom = max(bottom, cell.button.frame.maxY)
      }
      top = bottom + Self.margin
    }
    contentHeight = top
  }

  /// The button with room around its title.
  static func size(of button: ButtonWithLoad) -> CGSize {
    let own = button.intrinsicContentSize
    return CGSize(width: (own.width + 56).rounded(), height: max(44, (own.height + 10).rounded()))
  }

  private static func captionHeight(_ label: UILabel, width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
