// SPDX-License-Identifier: MIT
import Testing
import UIKit

@MainActor
struct TextInConstraintsTests {
  private let container = makeContainer()

  private func makeLabel(_ text: String, size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    return label
  }

  @Test func `first baselines of different sizes meet`() {
    let (large, small) = (makeLabel("Large", size: 34), makeLabel("small", size: 12))
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    container.layoutIfNeeded()
    let largeBaseline = large.frame.minY + large.font.ascender
    let smallBaseline = small.frame.minY + small.font.ascender
    #expect(abs(largeBaseline - smallBaseline) <= 1)
    #expect(small.frame.minY > large.frame.minY)
  }

  @Test func `a label of many lines pushes what is below it down`() {
    let text = makeLabel(Array(repeating: "word", count: 40).joined(separator: " "), size: 17)
    text.numberOfLines = 0
    let below = ContentView(10, 10)
    container.add(
      below, text.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      text.topAnchor.constraint(equalTo: container.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor))
    container.layoutIfNeeded()
    let height = text.frame.height
    #expect(height > 60)
    #expect(below.frame.minY == text.frame.maxY)
    container.frame.size.width = 160
    container.layoutIfNeeded()
    #expect(text.frame.height > height)
    #expect(below.frame.minY == text.frame.maxY)
  }

  @Test func `a controller's updateViewConstraints runs before layout`() {
    let controller = UpdatingController()
    container.addSubview(controller.view)
    controller.view.setNeedsUpdateConstraints()
    container.layoutIfNeeded()
    #expect(controller.updateCount == 1)
  }
}

@MainActor
private final class UpdatingController: UIViewController {
  var updateCount = 0

  override func updateViewConstraints() {
    updateCount += 1
    super.updateViewConstraints()
  }
}
