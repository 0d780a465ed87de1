// SPDX-License-Identifier: MIT
import Kurukuru
import UIKit

/// Three buttons, the second one disabled, over one that fills the window; and things that move.
final class ProbeController: UIViewController {
  private let spinner = UIActivityIndicatorView(style: .large)
  private var loadButton: ButtonWithLoad?
  private let turning = UIView(frame: CGRect(x: 200, y: 100, width: 40, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let behind = makeButton("behind", color: .white)
    behind.frame = view.bounds
    behind.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    behind.setTitle(nil, for: .normal)
    let names: [(String, UIColor)] = [("first", .blue), ("second", .gray), ("third", .red)]
    for (index, (name, color)) in names.enumerated() {
      let button = makeButton(name, color: color)
      button.frame = CGRect(x: 20, y: 20 + 60 * CGFloat(index), width: 120, height: 44)
      button.isEnabled = name != "second"
      button.layer.cornerRadius = 8
    }
    spinner.frame = CGRect(x: 200, y: 20, width: 37, height: 37)
    view.addSubview(spinner)
    turning.backgroundColor = .green
    view.addSubview(turning)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    say("appeared")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    say("size \(Int(view.bounds.width))x\(Int(view.bounds.height))")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    say("traits")
  }

  private func makeButton(_ name: String, color: UIColor) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(name, for: .normal)
    button.backgroundColor = color
    button.addAction(UIAction { _ in say("tap \(name)") }, for: .touchUpInside)
    view.addSubview(button)
    return button
  }

  /// Adds a button that begins a load when it is tapped.
  func addLoadButton() {
    let button = ButtonWithLoad(frame: CGRect(x: 20, y: 220, width: 120, height: 44))
    button.setTitle("load", for: .normal)
    button.backgroundColor = .blue
    button.addAction(
      UIAction { [weak button] _ in
        say("tap load")
        button?.isLoading = true
      }, for: .touchUpInside)
    view.addSubview(button)
    loadButton = button
  }

  /// Ends the load.
  func endLoad() { loadButton?.isLoading = false }

  /// Moves in eight steps a second.
  func spin() { spinner.startAnimating() }

  /// Moves with each tick of the display.
  func turn() {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.toValue = 2 * Double.pi
    animation.duration = 1
    animation.repeatCount = .infinity
    turning.layer.add(animation, forKey: "turn")
  }

  /// Moves no longer.
  func rest() {
    spinner.stopAnimating()
    turning.layer.removeAllAnimations()
  }
}
