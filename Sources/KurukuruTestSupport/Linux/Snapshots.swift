// SPDX-License-Identifier: MIT
public import CoreGraphics
import Foundation
public import Testing

/// Fails unless `text`, such as a render tree, equals the reference of this name.
///
/// The reference is `TARGET/TESTFILE/NAME.txt` in `Tests/__Snapshots__`; `SNAPSHOT_RECORD=1` writes it.
public func assertText(
  _ text: String, named name: String, testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let reference = SnapshotReference(name: name, pathExtension: "txt", testFile: testFile)
  let data = Data((text + "\n").utf8)
  if SnapshotReference.isRecording {
    record(data, in: reference, sourceLocation)
    return
  }
  guard let expected = reference.data else {
    let path = reference.leave(data, suffix: "")
    Issue.record("No reference \(reference.url.path); new: \(path)", sourceLocation: sourceLocation)
    return
  }
  guard expected != data else { return }
  let path = reference.leave(data, suffix: "-new")
  Issue.record(
    "The text differs from \(reference.url.path); new: \(path)\n\(text)",
    sourceLocation: sourceLocation)
}

/// Fails unless `picture` equals the reference of this name.
///
/// The reference is `TARGET/TESTFILE/NAME.png` in `Tests/__Snapshots__`; `SNAPSHOT_RECORD=1` writes it. A failure
/// leaves the new picture and one that marks the difference in red.
///
/// - Parameters:
///   - tolerance: How much a channel may differ, out of 255; 2 by default, for other builds of the rasteriser.
///   - largestBlob: How many touching pixels may differ by more; none by default.
public func assertPicture(
  _ picture: CGImage, named name: String, tolerance: Int = 2, largestBlob: Int = 0,
  testFile: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let reference = SnapshotReference(name: name, pathExtension: "png", testFile: testFile)
  guard let data = picture.pngData() else {
    Issue.record("The picture \(name) cannot be written as PNG", sourceLocation: sourceLocation)
    return
  }
  if SnapshotReference.isRecording {
    record(data, in: reference, sourceLocation)
    return
  }
  guard let expectedData = reference.data,
    case .success(let expected) = CGImage.decode(expectedData)
  else {
    let path = reference.leave(data, suffix: "")
    Issue.record("No reference \(reference.url.path); new: \(path)", sourceLocation: sourceLocation)
    return
  }
  let difference = PictureDifference(picture, expected, tolerance: tolerance)
  guard difference.sizesDiffer || difference.largestBlob > largestBlob else { return }
  var left = [reference.leave(data, suffix: "-new")]
  if let marked = picture.marking(difference)?.pngData() {
    left.append(reference.leave(marked, suffix: "-difference"))
  }
  Issue.record(
    """
    The picture differs from \(reference.url.path): \(difference.differingPixels) pixels, the largest blob \
    \(difference.largestBlob), by up to \(difference.largestChannelDifference) of 255. \
    Left: \(left.joined(separator: ", "))
    """, sourceLocation: sourceLocation)
}

private func record(_ data: Data, in reference: SnapshotReference, _ location: SourceLocation) {
  do {
    try reference.record(data)
  } catch {
    Issue.record("Cannot write \(reference.url.path): \(error)", sourceLocation: location)
  }
}

extension CGImage {
  /// A copy with the differing pixels in red.
  fileprivate func marking(_ difference: PictureDifference) -> CGImage? {
    guard difference.marks.count == width * height, let copy = surface.copy() else { return nil }
    copy.withPixels { bytes in
      for (pixel, isMarked) in difference.marks.enumerated() where isMarked {
        let start = pixel / width * copy.stride + pixel % width * 4
        bytes[start] = 0
        bytes[start + 1] = 0
        bytes[start + 2] = 255
        bytes[start + 3] = 255
      }
    }
    copy.pixelsDidChange()
    return CGImage(surface: copy)
  }
}
