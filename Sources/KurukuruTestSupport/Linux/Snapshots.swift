// SPDX-License-Identifier: MIT
public import CoreGraphics
import Foundation
public import Testing

/// Fails unless `text`, such as a harness's `renderTree`, equals the reference of this name.
///
/// The reference is `TARGET/TESTFILE/NAME.txt` in the package's `Tests/__Snapshots__`; run the tests with
/// `SNAPSHOT_RECORD=1` to write it. A missing one fails. A failure says the first line that differs, and leaves the
/// new text in the temporary folder.
///
/// - Parameters:
///   - name: Unique in the test file; the same name twice means the same reference.
///   - testFile: Decides where the reference lies; leave it out.
public func assertText(
  _ text: String, named name: String, testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let assertion = SnapshotAssertion(
    reference: SnapshotReference(name: name, pathExtension: "txt", testFile: testFile),
    sourceLocation: sourceLocation)
  let data = Data((text + "\n").utf8)
  guard let expected = assertion.expected(insteadOf: data), expected != data else { return }
  let left = assertion.reference.leave(data, suffix: "-new")
  let difference = TextDifference(
    text + "\n", expected: String(decoding: expected, as: UTF8.self))
  assertion.fail(
    "The text differs from \(assertion.path) in \(difference). New text: \(left)")
}

/// Fails unless `picture`, such as a harness's `snapshot()`, equals the reference of this name.
///
/// The reference is `TARGET/TESTFILE/NAME.png` in the package's `Tests/__Snapshots__`; run the tests with
/// `SNAPSHOT_RECORD=1` to write it, and look at it. A missing one fails, and so does one that is no picture. A failure
/// leaves the new picture, and one that marks the difference in red, in the temporary folder.
///
/// - Parameters:
///   - name: Unique in the test file; the same name twice means the same reference.
///   - tolerance: How much a channel may differ, out of 255; 2 by default, for other builds of the rasteriser.
///   - largestBlob: How many touching pixels may differ by more; none by default.
///   - testFile: Decides where the reference lies; leave it out.
public func assertPicture(
  _ picture: CGImage, named name: String, tolerance: Int = 2, largestBlob: Int = 0,
  testFile: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let assertion = SnapshotAssertion(
    reference: SnapshotReference(name: name, pathExtension: "png", testFile: testFile),
    sourceLocation: sourceLocation)
  guard let data = picture.pngData() else {
    return assertion.fail("The picture \(name) cannot be written as PNG")
  }
  guard let expectedData = assertion.expected(insteadOf: data) else { return }
  let expected: CGImage
  do {
    expected = try CGImage.decode(expectedData).get()
  } catch {
    return assertion.failUnreadable(error, insteadOf: data)
  }
  let difference = PictureDifference(picture, expected, tolerance: tolerance)
  guard difference.sizesDiffer || difference.largestBlob > largestBlob else { return }
  var left = [assertion.reference.leave(data, suffix: "-new")]
  if let marked = picture.marking(difference)?.pngData() {
    left.append(assertion.reference.leave(marked, suffix: "-difference"))
  }
  let sizes =
    difference.sizesDiffer
    ? ": \(picture.width) × \(picture.height) instead of \(expected.width) × \(expected.height)"
    : ""
  assertion.fail(
    "The picture differs from \(assertion.path): \(difference)\(sizes). Left: "
      + left.joined(separator: ", "))
}

/// One comparison with a reference, and where it stands in the test.
private struct SnapshotAssertion {
  let reference: SnapshotReference
  let sourceLocation: SourceLocation

  var path: String { reference.url.path }

  func fail(_ message: String) {
    Issue.fail(message, sourceLocation)
  }

  func failUnreadable(_ error: any Error, insteadOf data: Data) {
    let left = reference.leave(data, suffix: "-new")
    fail("The reference \(path) cannot be read: \(error). New: \(left)")
  }

  /// The reference's bytes; `nil` when `data` were recorded in their place, or the test has failed already.
  func expected(insteadOf data: Data) -> Data? {
    if SnapshotReference.isRecording {
      do {
        try reference.record(data)
      } catch {
        fail("Cannot write \(path): \(error)")
      }
      return nil
    }
    do {
      if let expected = try reference.read() { return expected }
      let left = reference.leave(data, suffix: "-new")
      fail("No reference \(path); SNAPSHOT_RECORD=1 writes it. New: \(left)")
    } catch {
      failUnreadable(error, insteadOf: data)
    }
    return nil
  }
}

extension CGImage {
  /// A copy with the differing pixels in red.
  fileprivate func marking(_ difference: PictureDifference) -> CGImage? {
    guard !difference.sizesDiffer, let copy = surface.copy() else { return nil }
    copy.withPixels { bytes in
      for run in difference.marks.runs {
        for column in run.columns {
          let start = run.row * copy.stride + column * 4
          bytes[start] = 0
          bytes[start + 1] = 0
          bytes[start + 2] = 255
          bytes[start + 3] = 255
        }
      }
    }
    copy.pixelsDidChange()
    return CGImage(surface: copy)
  }
}
