// SPDX-License-Identifier: MIT
import Foundation
import UIKit

/// A part of a measurement that needs a process of its own.
enum Role: String {
  /// Spinners in a window: `on-screen COUNT SECONDS`.
  case onScreen = "on-screen"
  /// Rounds of buttons: `memory`.
  case memory
  /// An application with one button: `first-picture`.
  case firstPicture = "first-picture"

  /// Does the part; its figures go to standard output.
  @MainActor
  func play(_ arguments: [String]) {
    switch self {
    case .onScreen: OnScreenApplication.main()
    case .memory: MemoryOfButtons.runRounds()
    case .firstPicture: FirstPictureApplication.main()
    }
  }
}
