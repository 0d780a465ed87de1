// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import ObjectiveCTables
import Testing

@Suite struct OutletTests {
  let form = Form()

  @Test func `A private weak outlet is connected, and held weakly`() {
    var button: Button? = Button()
    SelectorTable.setOutlet("button", button, on: form)
    #expect(form.connectedButton === button)
    button = nil
    #expect(form.connectedButton == nil)
  }

  @Test func `An optional outlet, a collection and an inherited outlet are connected`() {
    let long = LongForm()
    let buttons = [Button(), RoundButton()]
    #expect(SelectorTable.setOutlet("optionalButton", buttons[0], on: long))
    #expect(SelectorTable.setOutlet("buttons", buttons as [AnyObject], on: long))
    #expect(SelectorTable.setOutlet("footer", buttons[1], on: long))
    #expect(long.optionalButton === buttons[0])
    #expect(long.buttons.count == 2)
    #expect(long.footer === buttons[1])
  }

  @Test func `Connecting an outlet runs its observers`() {
    SelectorTable.setOutlet("observed", Button(), on: form)
    #expect(form.log == ["observed"])
  }

  @Test func `An outlet that is not there is reported, with class and name`() {
    #expect(!SelectorTable.setOutlet("missing", Button(), on: form))
    #expect(
      Diagnostics.messages.contains { $0.contains("Form") && $0.contains("no outlet missing") })
  }

  @Test func `An outlet of another class keeps its value, and is reported`() {
    #expect(!SelectorTable.setOutlet("footer", Event(), on: LongForm()))
    #expect(Diagnostics.messages.contains { $0.contains("footer") && $0.contains("Event") })
  }
}
