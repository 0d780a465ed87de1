// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit

@MainActor
struct TraitTests {
  let harness = Harness()

  @Test func `Collections are equal by their values, and later ones win`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3), dark,
    ])
    #expect(both.userInterfaceStyle == .dark)
    #expect(both.displayScale == 3)
    #expect(both.containsTraits(in: dark))
    #expect(!dark.containsTraits(in: both))
    #expect(dark == UITraitCollection { $0.userInterfaceStyle = .dark })
    #expect(dark.hash == UITraitCollection { $0.userInterfaceStyle = .dark }.hash)
    #expect(UITraitCollection().horizontalSizeClass == .unspecified)
  }

  @Test func `A view overrides the style for itself and what is in it`() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    harness.host(parent)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    child.overrideUserInterfaceStyle = .light
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(harness.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `A controller's override reaches its view`() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    harness.host(controller)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `Those who registered hear of their traits alone, with the ones before`() {
    let view = UIView()
    harness.host(view)
    var styles: [UIUserInterfaceStyle] = []
    var sizes = 0
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      styles += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (_: UIView, _: UITraitCollection) in sizes += 1
    }
    harness.setStyle(.dark)
    #expect(styles == [.light, .dark])
    #expect(sizes == 0)
    view.unregisterForTraitChanges(registration)
    harness.setStyle(.light)
    #expect(styles.count == 2)
  }

  @Test func `traitCollectionDidChange is called when the desktop turns dark`() {
    let log = CallLog()
    let view = LoggingView("view", log)
    harness.host(view)
    log.calls = []
    harness.setStyle(.dark)
    #expect(
      log.calls.filter { $0.contains("traitCollection") } == ["view traitCollectionDidChange"])
    harness.setStyle(.dark)
    #expect(log.calls.filter { $0.contains("traitCollection") }.count == 1)
  }

  @Test func `A trait of the client's own is handed down`() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    harness.host(parent)
    #expect(child.traitCollection[Mood.self] == "calm")
    var changes = 0
    child.registerForTraitChanges([Mood.self]) { (_: UIView, _: UITraitCollection) in
      changes += 1
    }
    parent.traitOverrides[Mood.self] = "hurried"
    #expect(child.traitCollection[Mood.self] == "hurried")
    #expect(changes == 1)
    #expect(parent.traitOverrides.contains(Mood.self))
    parent.traitOverrides.remove(Mood.self)
    #expect(child.traitCollection[Mood.self] == "calm")
  }

  @Test func `The current traits are the view's while it lays out`() {
    final class Asking: UIView {
      var seen: UIUserInterfaceStyle?
      override func layoutSubviews() { seen = UITraitCollection.current.userInterfaceStyle }
    }
    let view = Asking(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.overrideUserInterfaceStyle = .dark
    harness.host(view)
    #expect(view.seen == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }
}

private enum Mood: UITraitDefinition {
  static var defaultValue: String { "calm" }
}
