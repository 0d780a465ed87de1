// SPDX-License-Identifier: MIT
import Foundation
import Testing

@Suite struct OverrideTests {
  let screen: Screen = HomeScreen()

  @Test func `An override in an extension is called, and calls its superclass`() {
    screen.didLoad()
    #expect(screen.log == ["screen", "home"])
  }

  @Test func `Generic, throwing and inout parameters are handed on`() throws {
    var number = 2
    #expect(try screen.load("x", twice: &number) == 2)
    #expect(number == 4)
  }

  @Test func `Class methods and properties in another file override`() {
    #expect(type(of: screen).kind() == "screen at home")
    screen.isDark = true
    #expect(screen.isDark)
    #expect(screen.log == ["screen true", "home true"])
    #expect((screen as NSObject).description == "home screen")
  }

  @Test func `A method of an extension is overridden by a subclass`() {
    let inner: HomeScreen = InnerScreen()
    inner.greet()
    #expect(inner.log == ["home greeting", "inner greeting"])
  }
}
