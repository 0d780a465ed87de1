// SPDX-License-Identifier: MIT
import CoreGraphics

/// What was given to a button for one state; `nil` means that the normal state's value serves.
struct ButtonContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
}

/// What was given to a button, state by state, with Apple's rule of fallback.
///
/// A state without a value of its own takes the normal state's: a selected and highlighted button shows the
/// normal title, not the selected one.
struct ButtonContents {
  private var contents: [UIControl.State.RawValue: ButtonContent] = [:]

  /// The value for exactly `state`, or else for the normal one.
  func value<Value>(_ path: KeyPath<ButtonContent, Value?>, for state: UIControl.State) -> Value? {
    contents[state.rawValue]?[keyPath: path] ?? contents[0]?[keyPath: path]
  }

  /// The value for exactly `state`.
  func ownValue<Value>(_ path: KeyPath<ButtonContent, Value?>, for state: UIControl.State) -> Value?
  {
    contents[state.rawValue]?[keyPath: path]
  }

  /// Stores the value for exactly `state`; `nil` takes it away.
  mutating func set<Value>(
    _ value: Value?, at path: WritableKeyPath<ButtonContent, Value?>, for state: UIControl.State
  ) {
    contents[state.rawValue, default: ButtonContent()][keyPath: path] = value
  }
}
