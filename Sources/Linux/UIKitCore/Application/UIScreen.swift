// SPDX-License-Identifier: MIT
public import Foundation

/// What windows are shown on.
///
/// Counterpart: `UIScreen`.
/// Differs from Apple: its bounds are the size in which the host opens a window, since windows do not fill the
/// desktop's screen.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The one screen.
  public class var main: UIScreen { theScreen }
  /// The one screen.
  public class var screens: [UIScreen] { [theScreen] }

  private static let theScreen = UIScreen()

  private static let defaultSize = CGSize(width: 390, height: 844)
  /// The size in which the host opens a window, in points; 390 × 844 before any host says.
  package final var size = UIScreen.defaultSize
  /// What windows inherit; `update(_:)` changes it and tells them.
  package final var traits = UITraitCollection.fallback

  package override init() { super.init() }

  /// The screen in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// The screen in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }
  /// Pixels per point.
  open var scale: CGFloat { traits.displayScale }
  /// Pixels per point.
  open var nativeScale: CGFloat { scale }
  /// How many frames a second it can show.
  open var maximumFramesPerSecond: Int { 60 }
  /// The traits of windows that are shown on it.
  open var traitCollection: UITraitCollection { traits }
  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Goes back to what holds before any host has said anything.
  package final func reset() {
    size = Self.defaultSize
    traits = .fallback
    UITraitCollection.current = traits
  }

  /// Takes over what the desktop says, and hands it to the scenes on the screen.
  package final func update(_ mutations: (inout any UIMutableTraits) -> Void) {
    let previous = traits
    traits = traits.modifyingTraits(mutations)
    guard previous != traits else { return }
    UITraitCollection.current = traits
    traitCollectionDidChange(previous)
    for scene in UIApplication.shared.windowScenes { scene.screenChanged(from: previous) }
  }
}
