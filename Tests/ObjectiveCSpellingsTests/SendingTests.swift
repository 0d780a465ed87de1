// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import ObjectiveCTables
import Testing

@Suite struct SendingTests {
  let panel = Panel()

  @Test func `A private method is called by name`() {
    SelectorTable.send("refresh", to: panel)
    #expect(panel.log == ["refresh"])
  }

  @Test func `An action gets sender and event`() {
    SelectorTable.send("tap:", to: panel, RoundButton(), Event())
    SelectorTable.send("press:forEvent:", to: panel, RoundButton(), Event())
    #expect(panel.log == ["tap RoundButton", "press RoundButton Event"])
  }

  @Test func `An Any parameter gets an empty value for nil, as from Objective-C`() {
    SelectorTable.send("tap:", to: panel)
    #expect(panel.log == ["tap ()"])
  }

  @Test func `An objc extension exposes its members, private ones too`() {
    #expect(panel.hiddenSelectors == ["hush", "hide"])
    panel.perform("hush")
    #expect(panel.log == ["hush"])
    #expect(panel.responds(to: "hide"))
    #expect(!panel.responds(to: "unseen"))
  }

  @Test func `A selector is made from a text and back`() {
    panel.perform(NSSelectorFromString("refresh"))
    #expect(panel.log == ["refresh"])
    #expect(NSStringFromSelector(NSSelectorFromString("a:b:")) == "a:b:")
  }

  @Test func `A subclass answers what its superclass declares, in its own way`() {
    let special = SpecialPanel()
    special.perform("loadWithPage:", with: 2)
    SelectorTable.send("refresh", to: special)
    SelectorTable.send("extra", to: special)
    #expect(special.log == ["special load 2", "refresh", "extra"])
    #expect(!panel.responds(to: "extra"))
  }

  @Test func `perform hands the result back`() {
    #expect(panel.perform("answer")?.takeUnretainedValue() as? Int == 42)
    #expect(panel.perform("show:", with: 5)?.takeUnretainedValue() as? String == "shown 5")
    #expect(panel.perform("refresh") == nil)
  }

  @Test func `A custom name takes the place of Swift's`() {
    panel.perform("showThing:", with: "x")
    panel.perform("showThing:", with: nil)
    #expect(panel.log == ["show x", "show nothing"])
  }

  @Test func `A property is read and set through its accessors' names`() {
    panel.perform("setCount:", with: 8)
    #expect(panel.perform("count")?.takeUnretainedValue() as? Int == 8)
  }

  @Test func `A class answers for its class methods`() {
    let before = Panel.resets
    #expect(SelectorTable.responds(to: "reset", Panel.self))
    NotificationCenter().post(name: .init("none"), object: nil)
    #expect(!panel.responds(to: "reset"))
    #expect(Panel.resets == before)
  }

  @Test func `Private nested, generic and local classes answer`() {
    #expect(Panel.callsOfHidden() == 1)
    let numbers = Holder<Int>()
    let words = Holder<String>()
    numbers.perform("tell")
    words.perform("tell")
    #expect(numbers.log == ["Int"] && words.log == ["String"])
    var spoken: [String] = []
    makeLocal { spoken.append($0) }.perform("speak")
    #expect(spoken == ["spoken"])
  }

  @Test func `objcMembers exposes all but private members, in subclasses too`() {
    let settings = MoreSettings()
    settings.perform("mute")
    settings.perform("louder")
    #expect(settings.volume == 1)
    #expect(settings.value(forKey: "name") as? String == "settings")
    #expect(!settings.responds(to: "secret"))
  }

  @Test func `Code for iOS takes the iOS branch`() {
    #expect(panel.responds(to: "onPhone"))
    #expect(!panel.responds(to: "elsewhere"))
  }

  @Test func `A class is found by the name that it took`() {
    #expect(SelectorTable.classNamed("LegacyPanel") == RenamedPanel.self)
    #expect(SelectorTable.classNamed("Panel") == nil)
  }

  @Test func `What nothing answers is reported once, with class and name`() {
    let isSent = SelectorTable.send("fly:", to: panel)
    SelectorTable.send("fly:", to: panel)
    #expect(!isSent)
    let reports = Diagnostics.messages.filter { $0.contains("fly:") }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("ObjectiveCSpellingsTests.Panel") ?? false)
  }

  @Test func `A method of another module's class is found through its type`() {
    let selector = Selector("joined:", Framework.self) { root, first, _ in
      try root.joined(SelectorTable.argument(first))
    }
    let bare = Selector("plain", Framework.self, method: { $0.plain })
    let object = DerivedFramework()
    #expect(object.perform(selector, with: "b")?.takeUnretainedValue() as? String == "ab")
    #expect(object.perform(bare)?.takeUnretainedValue() as? String == "plain")
  }

  @Test func `An action with an argument that the method cannot take is reported, not called`() {
    #expect(!SelectorTable.send("press:forEvent:", to: panel, Event(), Event()))
    SelectorTable.send("press:forEvent:", to: panel, Event(), nil)
    #expect(panel.log.isEmpty)
    let reports = Diagnostics.messages.filter { $0.contains("press:forEvent:") }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("Panel was not called: press:forEvent: (") ?? false)
    #expect(reports.first?.contains("Panel.swift:13") ?? false)
    #expect(
      reports.first?.hasSuffix("Event, where the method declares Button") ?? false)
  }

  @Test func `A throwing method with such an argument is reported too`() {
    #expect(!SelectorTable.send("fail:error:", to: Thrower(), Event()))
    #expect(Diagnostics.messages.contains { $0.contains("Thrower was not called: fail:error:") })
    #expect(SelectorTable.send("fail:error:", to: Thrower(), Button()))
  }

  @Test func `perform with an argument that the method cannot take stops with its name`()
    async throws
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Panel().perform("press:forEvent:", with: Event(), with: Event())
    }
    #expect(try #require(result).message.contains("a selector was sent with"))
  }

  private class Framework: NSObject {
    func joined(_ end: String) -> String { "a" + end }
    func plain() -> String { "plain" }
  }
  private class DerivedFramework: Framework {}
}
