// SPDX-License-Identifier: MIT
import CoreGraphics

extension CATransform3D {
  /// The transform at `progress` on the way to `end`: parts are interpolated, so that turning does not shrink.
  ///
  /// With perspective, or where a transform has no inverse, the entries are interpolated.
  func interpolated(to end: CATransform3D, _ progress: Double) -> CATransform3D {
    if isScaleAndTranslation, end.isScaleAndTranslation {
      return entrywise(to: end, progress)
    }
    guard let start = DecomposedTransform(self), let end = DecomposedTransform(end) else {
      return entrywise(to: end, progress)
    }
    return start.interpolated(to: end, progress: progress).transform
  }

  private func entrywise(to end: CATransform3D, _ t: Double) -> CATransform3D {
    CATransform3D(
      row1: row1 + (end.row1 - row1) * t, row2: row2 + (end.row2 - row2) * t,
      row3: row3 + (end.row3 - row3) * t, row4: row4 + (end.row4 - row4) * t)
  }

  private var isScaleAndTranslation: Bool {
    m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0
      && m31 == 0 && m32 == 0 && m34 == 0 && m44 == 1
  }
}
