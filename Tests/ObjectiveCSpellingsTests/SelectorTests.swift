import ObjectiveCTables
// SPDX-License-Identifier: MIT
import Testing

@Suite struct SelectorTests {
  @Test func `A selector equals another of the same name`() {
    #expect(Selector("tap:") == "tap:")
    #expect(Selector("tap:").hashValue == Selector("tap:").hashValue)
    #expect(Selector("tap:") != "tap")
    #expect(Selector("tap:").description == "tap:")
  }

  @Test(arguments: [("tap", 0), ("tap:", 1), ("press:forEvent:", 2), ("::", 2), ("", 0)])
  func `A selector takes as many arguments as it has colons`(name: String, arity: Int) {
    #expect(Selector(name).arity == arity)
  }

  @Test func `Selectors are named as Apple names them`() {
    #expect(
      Panel().selectors.map(\.description) == [
        "refresh", "tap:", "press:forEvent:", "loadWithPage:", "showThing:", "show:", "reset",
        "count", "setCount:",
      ])
  }

  @Test func `Key paths drop the type that they start from`() {
    #expect(Panel().keyPaths == ["count", "count", "title.length", "other"])
  }
}
