// SPDX-License-Identifier: MIT
import Kurukuru
import KurukuruTestSupport
import Testing
import UIKit

/// The README's UIKit sample word for word, and a test like its own, which the client package holds exactly.
private final class SignInViewController: UIViewController {
  private let button = ButtonWithLoad(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("読み込み開始", for: .normal)
    button.frame = CGRect(x: 100, y: 100, width: 160, height: 44)
    button.addAction(
      UIAction { [weak self] _ in
        self?.button.startLoad { try await Task.sleep(for: .seconds(3)) }
      }, for: .touchUpInside)
    view.addSubview(button)
  }
}

@MainActor
struct ReadmeSamples {
  @Test func `the controller shows its button`() {
    let harness = Harness()
    harness.host(SignInViewController())
    #expect(harness.view(titled: "読み込み開始")?.frame.minX == 100)
  }

  @Test func `a load blocks the button`() async {
    let harness = Harness()
    let button = ButtonWithLoad(frame: CGRect(x: 20, y: 20, width: 140, height: 44))
    harness.host(button)
    button.startLoad { try await harness.clock.sleep(for: .seconds(3)) }
    await harness.advance(by: .seconds(1))
    #expect(!button.isEnabled)
    await harness.advance(by: .seconds(3))
    #expect(button.isEnabled)
  }
}
