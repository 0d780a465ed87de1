import Kurukuru
import KurukuruTestSupport
import Testing
import UIKit

@MainActor @Test func `a load blocks the button`() async {
  let harness = Harness()
  let button = ButtonWithLoad(frame: CGRect(x: 20, y: 20, width: 140, height: 44))
  button.clock = harness.clock
  harness.host(button)
  button.startLoad { try await harness.clock.sleep(for: .seconds(3)) }
  await harness.advance(by: .seconds(1))
  #expect(!button.isEnabled)
  #expect(harness.isMoving)
}
