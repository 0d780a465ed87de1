// SPDX-License-Identifier: MIT
import UIKit

/// A controller that notes its life cycle.
final class LoggingController: UIViewController {
  let name: String
  let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { log.calls.append("\(name) \(call)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear \(animated)") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing \(animated)") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear \(animated)") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) {
    note("willMoveToParent \(parent == nil ? "nil" : "parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMoveToParent \(parent == nil ? "nil" : "parent")")
  }
}
