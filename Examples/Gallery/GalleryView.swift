// SPDX-License-Identifier: MIT
import Kurukuru
import UIKit

/// The exhibits in columns as wide as the widest needs, each under its caption; by pages, where they do not fit.
final class GalleryView: UIView {
  private static let margin: CGFloat = 16

  private struct Cell {
    let exhibit: Exhibit
    let caption: UILabel
    let button: ButtonWithLoad
  }

  private let cells: [Cell]
  private let pager = GalleryPager()

  /// The first exhibit of the page that is shown.
  private var firstCell = 0

  /// Which exhibits each page shows, as of the last layout.
  private(set) var pages: [Range<Int>] = []

  /// How high the page's contents were at the last layout, in points.
  private(set) var contentHeight: CGFloat = 0

  /// A view whose exhibits measure time by that clock.
  init(clock: any Clock<Duration> = ContinuousClock()) {
    cells = Exhibit.all.map { exhibit in
      let caption = UILabel()
      caption.text = exhibit.name
      caption.font = .preferredFont(forTextStyle: .caption1)
      caption.adjustsFontForContentSizeCategory = true
      caption.textColor = .secondaryLabel
      caption.numberOfLines = 0
      return Cell(exhibit: exhibit, caption: caption, button: exhibit.makeView(clock: clock))
    }
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    for cell in cells {
      addSubview(cell.caption)
      addSubview(cell.button)
    }
    addSubview(pager)
    pager.onTurn = { [weak self] step in self?.turn(by: step) }
  }

  required init?(coder: NSCoder) { nil }

  /// The page that is shown, counted from 0.
  var page: Int { pages.firstIndex { $0.contains(firstCell) } ?? 0 }

  /// Shows the page so many further on, or the last or first before it.
  func turn(by step: Int) {
    guard !pages.isEmpty else { return }
    firstCell = pages[max(0, min(page + step, pages.count - 1))].lowerBound
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.width - Self.margin
    let widest = cells.map { $0.exhibit.size(of: $0.button).width }.max() ?? 0
    let columns = max(1, min(4, Int(room / (widest + Self.margin))))
    let width = room / CGFloat(columns) - Self.margin
    let starts = Array(stride(from: 0, to: cells.count, by: columns))
    let rows = starts.map { $0..<min($0 + columns, cells.count) }
    let heights = rows.map { height(of: $0, width: width) }
    let pagerHeight = pager.sizeThatFits(bounds.size).height
    pages = Self.pages(rows, heights: heights, height: bounds.height, pager: pagerHeight)
    let shown = pages[page]
    for (index, cell) in cells.enumerated() {
      cell.caption.isHidden = !shown.contains(index)
      cell.button.isHidden = !shown.contains(index)
    }
    var top = Self.margin
    for (row, height) in zip(rows, heights) where shown.contains(row.lowerBound) {
      place(row, columns: columns, width: width, top: top)
      top += height + Self.margin
    }
    contentHeight = top
    pager.isHidden = pages.count < 2
    pager.show(page: page, of: pages.count)
    pager.frame = CGRect(
      x: Self.margin, y: bounds.height - pagerHeight - Self.margin / 2,
      width: max(0, bounds.width - 2 * Self.margin), height: pagerHeight)
  }

  /// As many rows to a page as fit, and one at least; no room for a pager where one page holds all.
  private static func pages(
    _ rows: [Range<Int>], heights: [CGFloat], height: CGFloat, pager: CGFloat
  ) -> [Range<Int>] {
    let whole = heights.reduce(margin) { $0 + $1 + margin }
    let room = whole <= height ? height : height - pager - margin / 2
    var pages: [Range<Int>] = []
    var top = CGFloat.infinity
    for (row, height) in zip(rows, heights) {
      if let page = pages.last, top + height + margin <= room {
        pages[pages.count - 1] = page.lowerBound..<row.upperBound
      } else {
        pages.append(row)
        top = margin
      }
      top += height + margin
    }
    return pages
  }

  private func height(of row: Range<Int>, width: CGFloat) -> CGFloat {
    let buttons = cells[row].map { $0.exhibit.size(of: $0.button).height }.max() ?? 0
    return captionHeight(of: row, width: width) + 6 + buttons
  }

  private func captionHeight(of row: Range<Int>, width: CGFloat) -> CGFloat {
    cells[row].map { Self.height(of: $0.caption, width: width) }.max() ?? 0
  }

  private static func height(of caption: UILabel, width: CGFloat) -> CGFloat {
    caption.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }

  private func place(_ row: Range<Int>, columns: Int, width: CGFloat, top: CGFloat) {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let bottom = top + captionHeight(of: row, width: width)
    for (index, cell) in cells[row].enumerated() {
      let column = isReversed ? columns - 1 - index : index
      let left = Self.margin + CGFloat(column) * (width + Self.margin)
      var size = cell.exhibit.size(of: cell.button)
      size.width = min(size.width, width)
      let height = Self.height(of: cell.caption, width: width)
      cell.caption.frame = CGRect(x: left, y: bottom - height, width: width, height: height)
      cell.button.frame = CGRect(
        origin: CGPoint(
          x: isReversed ? left + width - size.width : left, y: bottom + 6), size: size)
    }
  }
}
