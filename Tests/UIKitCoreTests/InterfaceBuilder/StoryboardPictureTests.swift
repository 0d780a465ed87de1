// SPDX-License-Identifier: MIT
import Foundation
import KurukuruTestSupport
import QuartzCore
import RenderServer
import Testing
import UIKit
import UIKitCore

/// The pictures of whole storyboards in windows.
@MainActor
struct StoryboardPictureTests {
  init() { TestScreen.reset() }

  private func picture(of storyboard: UIStoryboard, size: CGSize) throws -> CGImage {
    let controller = try #require(storyboard.instantiateInitialViewController())
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.isHidden = false
    defer { window.isHidden = true }
    return try FixedTime(100).run {
      UIApplication.shared.frameDriver.runFrame(at: 100)
      let node = try #require(window.lastCommit)
      return RenderServer.image(of: node, size: size, scale: 2, background: nil)
    }
  }

  @Test func `The first article's storyboard centres its button in any window`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Examples/Article1Storyboard/Main.storyboard")
    let storyboard = try UIStoryboard(contentsOf: file.standardizedFileURL)
    let picture = try picture(of: storyboard, size: CGSize(width: 220, height: 120))
    assertPicture(picture, named: "article-1")
  }

  @Test func `Each kind of view that is known, placed by constraints`() throws {
    let storyboard = try UIStoryboard(
      text: StoryboardText.oneScene(
        subviews: """
          <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Loading くるくる" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l">
              <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
              <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
              <nil key="textColor"/>
              <nil key="highlightedColor"/>
          </label>
          <button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
              <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
              <color key="backgroundColor" systemColor="systemGray5Color"/>
              <inset key="contentEdgeInsets" minX="12" minY="8" maxX="12" maxY="8"/>
              <state key="normal" title="Again"/>
              <userDefinedRuntimeAttributes>
                  <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
              </userDefinedRuntimeAttributes>
          </button>
          <activityIndicatorView opaque="NO" contentMode="scaleToFill" animating="YES" style="medium" translatesAutoresizingMaskIntoConstraints="NO" id="i">
              <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
          </activityIndicatorView>
          """,
        rootParts: """
          <constraints>
              <constraint firstItem="l" firstAttribute="leading" secondItem="6Tk-OE-BBY" secondAttribute="leading" constant="16" id="c1"/>
              <constraint firstItem="l" firstAttribute="top" secondItem="6Tk-OE-BBY" secondAttribute="top" constant="16" id="c2"/>
              <constraint firstItem="i" firstAttribute="leading" secondItem="l" secondAttribute="trailing" constant="8" id="c3"/>
              <constraint firstItem="i" firstAttribute="centerY" secondItem="l" secondAttribute="centerY" id="c4"/>
              <constraint firstItem="b" firstAttribute="top" secondItem="l" secondAttribute="bottom" constant="16" id="c5"/>
              <constraint firstItem="6Tk-OE-BBY" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="16" id="c6"/>
          </constraints>
          """), file: "Kinds.storyboard")
    let picture = try picture(of: storyboard, size: CGSize(width: 240, height: 120))
    assertPicture(picture, named: "kinds")
  }
}
