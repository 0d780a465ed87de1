// SPDX-License-Identifier: MIT
import UIKit

/// Shows the exhibits, as they live.
final class GalleryController: UIViewController {
  override func loadView() { view = GalleryView() }
}
