// SPDX-License-Identifier: MIT
public import CoreGraphics

/// The current absolute time in seconds; inside a frame, the frame's one time stamp.
///
/// Counterpart: `CACurrentMediaTime`.
/// Differs from Apple: it stands still while a frame runs, and a test's clock may move it.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.now }
