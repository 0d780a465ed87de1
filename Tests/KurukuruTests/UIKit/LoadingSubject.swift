// SPDX-License-Identifier: MIT
import Kurukuru
import KurukuruTestSupport
import Testing
import UIKit

/// What the tests of the article's faults run on: our button, and the twin that has the faults.
enum LoadingSubject: CaseIterable {
  case ours
  case faultyTwin

  /// A blue button with a white title, as in the article, and how loads begin and end on it.
  @MainActor
  func makeButton(clock: TestClock) -> LoadingButton {
    let frame = CGRect(x: 100, y: 100, width: 120, height: 44)
    let made: LoadingButton
    switch self {
    case .ours:
      let button = ButtonWithLoad(frame: frame)
      button.clock = clock
      made = LoadingButton(
        view: button, setLoading: { button.isLoading = $0 },
        beginLoad: {
          let token = button.beginLoading()
          return { button.endLoading(token) }
        },
        run: { duration in button.startLoad { try await clock.sleep(for: duration) } })
    case .faultyTwin:
      let button = FaultyButtonWithLoad(frame: frame)
      made = LoadingButton(
        view: button, setLoading: { button.isLoading = $0 },
        beginLoad: {
          button.isLoading = true
          return { button.isLoading = false }
        },
        run: { duration in
          button.isLoading = true
          Task {
            try await clock.sleep(for: duration)
            button.isLoading = false
          }
        })
    }
    made.view.setTitle("読み込み開始", for: .normal)
    made.view.setTitleColor(.white, for: .normal)
    made.view.backgroundColor = .blue
    return made
  }

  /// Runs a check that our button has to pass, and the twin has to fail.
  @MainActor
  func check(_ body: @MainActor () async -> Void) async {
    switch self {
    case .ours: await body()
    case .faultyTwin: await withKnownIssue { await body() }
    }
  }
}

/// A button under test, by what both kinds can do.
@MainActor
struct LoadingButton {
  let view: UIButton
  let setLoading: (Bool) -> Void
  /// Begins one of several loads; what it returns ends it.
  let beginLoad: () -> () -> Void
  /// Starts work of that length, in the kind's usual way.
  let run: (Duration) -> Void
}
