// SPDX-License-Identifier: MIT
import Diagnostics
import Testing
import UIKit

@MainActor
struct ConflictTests {
  private let container = makeContainer()
  private let view = ContentView()

  init() {
    container.addSubview(view)
    view.leftAnchor.constraint(equalTo: container.leftAnchor).isActive = true
  }

  @Test func `of two rules that exclude each other the later is broken, and said so once`() throws {
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
    second.identifier = "conflict-\(UInt.random(in: 0...UInt.max))"
    NSLayoutConstraint.activate([first, second])
    container.layoutIfNeeded()
    #expect(view.frame.width == 100)
    #expect(second.isActive)
    let name = try #require(second.identifier)
    let reports = Diagnostics.messages.filter { $0.contains(name) }
    #expect(reports.count == 1)
    let report = try #require(reports.first)
    #expect(report.contains("Unable to simultaneously satisfy constraints."))
    #expect(report.contains("Will attempt to recover by breaking constraint"))
    #expect(report.contains(".width == 100"))
    #expect(!report.contains(".left"))

    first.constant = 120
    container.layoutIfNeeded()
    #expect(view.frame.width == 120)
    #expect(Diagnostics.messages.filter { $0.contains(name) }.count == 1)
  }

  @Test func `a broken rule holds again when what it excluded is gone`() {
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([first, second])
    container.layoutIfNeeded()
    #expect(view.frame.width == 100)
    first.isActive = false
    container.layoutIfNeeded()
    #expect(view.frame.width == 200)
  }

  @Test func `a rule that contradicts a frame set by hand gives way to it`() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    container.addSubview(bar)
    bar.widthAnchor.constraint(equalToConstant: 60).isActive = true
    container.layoutIfNeeded()
    #expect(bar.frame.width == 100)
  }

  @Test func `constraints that change together never conflict on the way`() {
    let left = ContentView()
    let first = left.widthAnchor.constraint(equalToConstant: 100)
    let second = left.widthAnchor.constraint(equalTo: container.widthAnchor, constant: -220)
    second.identifier = "together-\(UInt.random(in: 0...UInt.max))"
    container.add(left, first, second)
    container.layoutIfNeeded()
    first.constant = 150
    second.constant = -170
    container.layoutIfNeeded()
    #expect(left.frame.width == 150)
    #expect(!Diagnostics.messages.contains { $0.contains(second.identifier ?? "") })
  }

  @Test func `a constraint is described on any thread`() async {
    let width = ContentView().widthAnchor.constraint(equalToConstant: 10)
    let text = await Task.detached { width.description }.value
    #expect(text.contains("NSLayoutConstraint"))
  }
}
