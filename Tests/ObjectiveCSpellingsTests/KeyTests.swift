// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import ObjectiveCTables
import Testing

@Suite struct KeyTests {
  let form = Form()

  @Test func `A number becomes whatever number the property is`() {
    form.setValue(3, forKey: "length")
    form.setValue(2.75, forKey: "number")
    form.setValue(NSNumber(value: 4), forKey: "ratio")
    form.setValue(CGFloat(1.5), forKey: "weight")
    form.setValue(1, forKey: "isOn")
    form.setValue(9, forKey: "inferred")
    form.setValue(5, forKey: "maybe")
    #expect(form.length == 3 && form.number == 2 && form.ratio == 4 && form.weight == 1.5)
    #expect(form.isOn && form.inferred == 9 && form.maybe == 5)
    #expect(form.log == ["length 3.0"])
  }

  @Test func `Geometry comes as itself or as text`() {
    form.setValue(CGPoint(x: 1, y: 2), forKey: "point")
    form.setValue("{3, 4}", forKey: "size")
    form.setValue("{{1, 2}, {3, 4}}", forKey: "rect")
    form.setValue(NSRange(location: 1, length: 2), forKey: "range")
    #expect(form.point == CGPoint(x: 1, y: 2))
    #expect(form.size == CGSize(width: 3, height: 4))
    #expect(form.rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(form.range == NSRange(location: 1, length: 2))
  }

  @Test func `Text and nil are set, private properties too`() {
    form.setValue("words", forKey: "text")
    form.setValue("hidden", forKey: "secret")
    #expect(form.text == "words")
    #expect(form.value(forKey: "secret") as? String == "hidden")
    form.setValue(nil, forKey: "text")
    #expect(form.text == nil)
    #expect(form.value(forKey: "text") == nil)
  }

  @Test func `A case of an enumeration is set and read by its raw value`() {
    form.setValue(1, forKey: "kind")
    form.setValue("posted", forKey: "name")
    #expect(form.kind == .fancy && form.name == Notification.Name("posted"))
    #expect(form.value(forKey: "kind") as? Int == 1)
    #expect(form.value(forKeyPath: "name") as? String == "posted")
    #expect(!SelectorTable.setValue(7, forKeyPath: "kind", on: form))
    #expect(form.kind == .fancy)
  }

  @Test func `A custom name is the key`() {
    form.setValue("b", forKey: "other")
    #expect(form.renamed == "b")
    #expect(!SelectorTable.setValue("c", forKeyPath: "renamed", on: form))
  }

  @Test func `A constant and a value that does not fit are refused and reported`() {
    #expect(!SelectorTable.setValue(1, forKeyPath: "constant", on: form))
    #expect(!SelectorTable.setValue("many", forKeyPath: "number", on: form))
    #expect(!SelectorTable.setValue(nil, forKeyPath: "ratio", on: form))
    #expect(form.value(forKey: "constant") as? Int == 7)
    #expect(Diagnostics.messages.contains { $0.contains("constant cannot be set") })
    #expect(Diagnostics.messages.contains { $0.contains("number is Int") })
  }

  @Test func `A path goes through objects`() {
    SelectorTable.register(Box.self) { table in
      table.property("form") { PropertyReference($0, \.form) }
    }
    let box = Box()
    box.setValue(6, forKeyPath: "form.number")
    #expect(box.form?.number == 6)
    #expect(box.value(forKeyPath: "form.number") as? Int == 6)
    box.form = nil
    box.setValue(7, forKeyPath: "form.number")
    #expect(box.value(forKeyPath: "form.number") == nil)
  }

  @Test func `A key that nothing declares is misuse`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Form().setValue(1, forKey: "nothing")
    }
    #expect(
      try #require(result).message.contains(
        "Form is not key value coding-compliant for the key nothing"))
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Form().value(forKey: "nothing")
    }
    #expect(
      try #require(other).message.contains(
        "Form is not key value coding-compliant for the key nothing"))
  }

  @Test func `An object with keyed values of its own is asked for them`() {
    let shelf = Shelf()
    #expect(SelectorTable.setValue(5, forKeyPath: "top", on: shelf))
    #expect(!SelectorTable.setValue(5, forKeyPath: "none", on: shelf))
    #expect(shelf.values["top"] as? Int == 5)
  }

  private class Shelf: NSObject, KeyedValueHolder {
    var values: [String: Any] = [:]
    func heldValue(forKey key: String) -> Any? { values[key] }
    func setHeldValue(_ value: Any?, forKey key: String) -> Bool {
      guard key != "none" else { return false }
      values[key] = value
      return true
    }
  }

  private class Box: NSObject {
    var form: Form? = Form()
  }
}
