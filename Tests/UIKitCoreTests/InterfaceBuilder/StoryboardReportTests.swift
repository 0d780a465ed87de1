// SPDX-License-Identifier: MIT
import Diagnostics
import Testing
import UIKit
import UIKitCore

/// What a storyboard holds and the framework does not know is said, with file and line, and the rest loads.
@MainActor
struct StoryboardReportTests {
  private func reports(
    _ file: String, controller: String = "", subviews: String = "", rootParts: String = "",
    controllerParts: String = "", objects: String = "", check: (UIViewController) -> Void = { _ in }
  ) throws -> [String] {
    StoryboardController.registration
    let text = StoryboardText.oneScene(
      controller: controller, subviews: subviews, rootParts: rootParts,
      controllerParts: controllerParts, objects: objects)
    let storyboard = try UIStoryboard(text: text, file: file)
    let made = try #require(storyboard.instantiateInitialViewController())
    made.loadViewIfNeeded()
    check(made)
    return Diagnostics.messages.filter { $0.hasPrefix(file) }
  }

  private let label = #"""
    <label text="kept" glitter="YES" id="l">
        <rect key="frame" x="0" y="0" width="10" height="10"/>
        <sparkle key="sparkle" amount="3"/>
    </label>
    """#

  @Test func `A file without surprises reports nothing`() throws {
    #expect(try reports("Quiet.storyboard").isEmpty)
  }

  @Test func `An unknown attribute and element are reported once with line, and the rest loads`()
    throws
  {
    for _ in 0..<2 {
      let found = try reports("Unknown.storyboard", subviews: label) {
        #expect(($0.view.subviews.first as? UILabel)?.text == "kept")
      }
      #expect(found.count == 2)
      #expect(
        found.contains(
          "Unknown.storyboard:17: <label> attribute glitter=\"YES\" is not known"))
      #expect(found.contains { $0.hasPrefix("Unknown.storyboard:19: <sparkle> ") })
    }
  }

  @Test func `An unknown kind of view is a plain view with its subviews`() throws {
    let found = try reports(
      "Kind.storyboard",
      subviews: """
        <stackView axis="vertical" id="s">
            <rect key="frame" x="0" y="0" width="10" height="10"/>
            <subviews>\(label.replacingOccurrences(of: #"glitter="YES""#, with: ""))</subviews>
        </stackView>
        """
    ) {
      #expect($0.view.subviews.first?.subviews.first is UILabel)
    }
    #expect(found.contains { $0.contains("<stackView>") })
  }

  @Test(arguments: [
    ("NoSuchClass", "was not found"), ("StoryboardController", "is not a UIView"),
    ("FailingView", "returned nil"),
  ])
  func `A class that cannot serve is replaced by the base class`(name: String, words: String) throws
  {
    let found = try reports(
      "Class\(name).storyboard",
      subviews: """
        <view id="v" customClass="\(name)" customModule="UIKitCoreTests" customModuleProvider="target">
            <rect key="frame" x="0" y="0" width="10" height="10"/>
        </view>
        """
    ) {
      #expect($0.view.subviews.first.map { type(of: $0) == UIView.self } == true)
      #expect($0.view.subviews.first?.frame.width == 10)
    }
    #expect(found.count == 1)
    #expect(found.first?.contains(words) == true)
  }

  @Test(arguments: [
    ##"<outlet property="mainLabel" destination="gone" id="o"/>"##,
    ##"<outlet property="noSuchOutlet" destination="8bC-Xf-vdC" id="o"/>"##,
    ##"<outlet property="mainLabel" destination="8bC-Xf-vdC" id="o"/>"##,
    ##"<outlet id="o"/>"##,
    ##"<segue destination="BYZ-38-t0r" kind="show" id="o"/>"##,
    ##"<action selector="x:" destination="BYZ-38-t0r" id="o"/>"##,
    ##"<wormhole id="o"/>"##,
  ])
  func `A connection that cannot be made is reported`(connection: String) throws {
    let found = try reports(
      "Connection\(connection.hashValue).storyboard",
      controller: #"customClass="StoryboardController" customModule="UIKitCoreTests""#,
      controllerParts: "<connections>\(connection)</connections>")
    #expect(found.count == 1)
  }

  @Test(arguments: [
    ##"firstItem="gone" firstAttribute="top" secondItem="8bC-Xf-vdC" secondAttribute="top""##,
    ##"firstItem="v" firstAttribute="top" secondItem="gone" secondAttribute="top""##,
    ##"firstItem="v" firstAttribute="top" secondItem="8bC-Xf-vdC" secondAttribute="leading""##,
    ##"firstItem="v" firstAttribute="left" secondItem="8bC-Xf-vdC" secondAttribute="leading""##,
    ##"firstItem="v" firstAttribute="top" constant="3""##,
    ##"firstItem="v" firstAttribute="top" secondItem="v" secondAttribute="top""##,
    ##"firstItem="v" firstAttribute="wideness" constant="3""##,
    ##"firstItem="v" firstAttribute="width" constant="nan""##,
    ##"firstItem="v" firstAttribute="width" constant="1e300""##,
    ##"firstItem="v" firstAttribute="width" constant="3" priority="2000""##,
    ##"firstItem="v" firstAttribute="width" secondItem="v" secondAttribute="height" multiplier="1:0""##,
    ##"firstItem="BYZ-38-t0r" firstAttribute="width" constant="3""##,
    ##"constant="3""##,
  ])
  func `A constraint that Auto Layout would refuse is reported`(attributes: String) throws {
    let found = try reports(
      "Constraint\(attributes.hashValue).storyboard",
      subviews: #"<view id="v"><rect key="frame" x="0" y="0" width="10" height="10"/></view>"#,
      rootParts: "<constraints><constraint \(attributes) id=\"c\"/></constraints>"
    ) { $0.view.layoutIfNeeded() }
    #expect(found.count == 1)
  }

  @Test(arguments: [#"constant="nan""#, #"constant="3" relation="about""#])
  func `A constraint that cannot be read is left out`(part: String) throws {
    let constraint = #"firstItem="v" firstAttribute="width" \#(part)"#
    let view = #"<view id="v" translatesAutoresizingMaskIntoConstraints="NO">"#
    let found = try reports(
      "Left out\(part.hashValue).storyboard", subviews: view + "</view>",
      rootParts: "<constraints><constraint \(constraint) id=\"c\"/></constraints>"
    ) {
      #expect($0.view.subviews.first?.constraints.isEmpty == true)
    }
    #expect(found.count == 1)
  }

  @Test(arguments: [
    #"<rect key="frame" x="nan" y="0" width="1" height="1"/>"#,
    #"<rect key="frame" x="0" y="0" width="1e9" height="1"/>"#,
    #"<rect key="frame" x="0"/>"#,
    #"<color key="backgroundColor" cyan="1" magenta="0" yellow="0" black="0" alpha="1"/>"#,
    #"<color key="backgroundColor" name="NotThere"/>"#,
    #"<string key="backgroundColor">blue</string>"#,
    #"<viewLayoutGuide key="keyboard" id="k"/>"#,
    #"<view key="view" id="w"/>"#,
  ])
  func `A value that cannot be read is reported`(part: String) throws {
    let found = try reports(
      "Value\(part.hashValue).storyboard", subviews: "<view id=\"v\">\(part)</view>")
    #expect(!found.isEmpty)
  }

  @Test(arguments: [
    #"<rect key="frame" x="nan" y="0" width="1" height="1"/>"#,
    #"<rect key="frame" x="0" y="0" width="1"/>"#,
    #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="..." value="1"/></userDefinedRuntimeAttributes>"#,
    #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="size" keyPath="x"><size key="value" width="inf" height="1"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"#,
    #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="range" keyPath="x"><range key="value" location="-1" length="1"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"#,
  ])
  func `One fault gives one report, not one of each thing beside it`(part: String) throws {
    let found = try reports(
      "One\(part.hashValue).storyboard", subviews: "<view id=\"v\">\(part)</view>")
    #expect(found.count == 1)
  }

  @Test func `A font of a size that cannot be is one report`() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="0"/>"#
    #expect(try reports("Font.storyboard", subviews: "<label id=\"l\">\(font)</label>").count == 1)
  }

  @Test func `An identifier that is used twice is reported`() throws {
    let view = #"<view id="v"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#
    let found = try reports("Twice.storyboard", subviews: view + "\n" + view)
    #expect(found.count == 1)
    #expect(found.first?.contains("used twice") == true)
  }

  @Test func `Containers in a ring end`() throws {
    let scene = { (id: String, next: String) in
      """
      <scene sceneID="s\(id)"><objects>
          <navigationController id="\(id)" sceneMemberID="viewController">
              <connections><segue destination="\(next)" kind="relationship" relationship="rootViewController" id="r\(id)"/></connections>
          </navigationController>
      </objects></scene>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
      <scenes>\(scene("a", "b"))\(scene("b", "a"))</scenes></document>
      """
    let storyboard = try UIStoryboard(text: text, file: "Ring.storyboard")
    let controller = try #require(storyboard.instantiateInitialViewController())
    controller.loadViewIfNeeded()
    #expect(Diagnostics.messages.contains { $0.hasPrefix("Ring.storyboard") })
  }
}
