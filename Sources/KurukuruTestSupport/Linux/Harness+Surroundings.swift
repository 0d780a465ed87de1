// SPDX-License-Identifier: MIT
public import Testing
public import UIKit
import UIKitCore

/// The keyboard, and what the user changes outside the app.
extension Harness {
  // MARK: Keys

  /// Presses a key and lets it go: Tab moves the focus, Space and Return press what has it.
  ///
  /// The key types no characters.
  public func key(
    _ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for isDown in [true, false] {
      key(code, modifiers: modifiers, isDown: isDown, sourceLocation: sourceLocation)
    }
  }

  /// Presses a key, or lets it go.
  ///
  /// - Parameter isDown: Whether it goes down.
  public func key(
    _ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [], isDown: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    inject(
      .key(
        HostEvent.Key(
          window: window, code: code, characters: "", modifiers: modifiers, isDown: isDown,
          timestamp: frameHost.now)), sourceLocation)
  }

  // MARK: Desktop

  /// Turns the desktop dark or light.
  public func setStyle(
    _ style: UIUserInterfaceStyle, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    inject(.appearance(style), sourceLocation)
  }

  /// Asks for another text size, as the user does in the settings.
  public func setContentSize(
    _ contentSize: UIContentSizeCategory, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard isCurrent(sourceLocation) else { return }
    runFrameIfDue()
    UIScreen.main.update { $0.preferredContentSizeCategory = contentSize }
    runFrameIfDue()
  }

  /// Gives the window another size, in points, as a rotation does.
  public func resize(to size: CGSize, sourceLocation: SourceLocation = #_sourceLocation) {
    inject(.resize(window, size), sourceLocation)
  }

  /// Tells the app, its delegate and every controller in the window that memory is short.
  public func warnOfLowMemory(sourceLocation: SourceLocation = #_sourceLocation) {
    guard isCurrent(sourceLocation) else { return }
    UIApplication.shared.noteLowMemory()
    runFrameIfDue()
  }

  private func inject(_ event: HostEvent, _ sourceLocation: SourceLocation) {
    guard isCurrent(sourceLocation) else { return }
    UIApplication.shared.inject(event)
    runFrameIfDue()
  }
}
