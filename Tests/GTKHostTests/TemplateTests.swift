// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// An application as Xcode's template has it: its delegates make no window, and leave it to the storyboard.
struct TemplateTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("TemplateTests-\(UUID().uuidString)")

  /// Starts the application beside the resources that SwiftPM would put there.
  private func start(withStoryboard hasStoryboard: Bool) throws -> Probe {
    let resources = folder.appendingPathComponent("Kurukuru_HostProbe.resources")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    let program = folder.appendingPathComponent("HostProbe")
    try FileManager.default.copyItem(at: Probe.executable(), to: program)
    if hasStoryboard {
      try Data(Self.storyboard.utf8).write(
        to: resources.appendingPathComponent("Main.storyboard"))
    }
    return try Probe(program: program, environment: ["PROBE_TEMPLATE": "1"])
  }

  @Test func `the window of Main.storyboard is there when the scene connects, and shows itself`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let probe = try start(withStoryboard: true)
    #expect(probe.output.expect("window"))
    #expect(probe.output.expect("appeared"))
  }

  @Test func `an application without a window says how it gets one`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let probe = try start(withStoryboard: false)
    #expect(probe.output.expect("no window"))
    #expect(probe.reports.line { $0.contains("the application shows no window") } != nil)
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
      <scenes>
        <scene sceneID="s">
          <objects>
            <viewController id="c" customClass="ProbeController" customModule="HostProbe" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v">
                <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
              </view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
}
