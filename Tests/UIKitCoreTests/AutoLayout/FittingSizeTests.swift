// SPDX-License-Identifier: MIT
import Testing
import UIKit

@MainActor
struct FittingSizeTests {
  private let card = ContentView()
  private let label = ContentView(80, 20)

  init() {
    card.add(
      label, label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5))
  }

  @Test func `the compressed size is that of the contents with their margins`() {
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 100, height: 30))
  }

  @Test func `a required width is kept and the height follows`() {
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 30))
  }

  @Test func `measuring changes nothing`() {
    card.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    _ = card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    #expect(card.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(label.frame == .zero)
  }

  @Test func `text that flows gets the height of its width`() {
    let text = FlowingView()
    let box = ContentView()
    box.add(
      text, text.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      text.topAnchor.constraint(equalTo: box.topAnchor),
      text.bottomAnchor.constraint(equalTo: box.bottomAnchor))
    let size = box.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 100, height: 40))
  }
}
