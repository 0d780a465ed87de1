// SPDX-License-Identifier: MIT
import UIKit

/// Spinners in rows of 40, 24 points apart, where `Benchmarks/C/spinners.c` has them.
@MainActor
enum SpinnerGrid {
  /// The window that holds 1,000.
  static let size = CGSize(width: 960, height: 600)

  /// The top left corner of a spinner.
  static func origin(_ index: Int) -> CGPoint {
    CGPoint(x: (index % 40) * 24, y: (index / 40) * 24)
  }

  /// A white view with that many spinners, all of which turn.
  static func view(count: Int) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.backgroundColor = .white
    for index in 0..<count {
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.frame = CGRect(origin: origin(index), size: CGSize(width: 20, height: 20))
      spinner.startAnimating()
      view.addSubview(spinner)
    }
    return view
  }
}
