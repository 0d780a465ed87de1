// SPDX-License-Identifier: MIT
import Diagnostics
import Testing
import UIKit
import UIKitCore

@MainActor
struct StoryboardLoadingTests {
  init() {
    StoryboardController.registration
    AttributedView.registration
  }

  private func load(_ text: String, file: String = "Test.storyboard") throws -> UIViewController {
    let storyboard = try UIStoryboard(text: text, file: file)
    let controller = try #require(storyboard.instantiateInitialViewController())
    controller.loadViewIfNeeded()
    return controller
  }

  private func first<View: UIView>(_ subviews: String, resources: String = "") throws -> View {
    let text = StoryboardText.oneScene(subviews: subviews, resources: resources)
    let controller = try load(text, file: "First.storyboard")
    return try #require(controller.view.subviews.first as? View)
  }

  @Test func `The initial controller has the root view with its frame, mask and colour`() throws {
    let controller = try load(StoryboardText.oneScene(controller: #"title="Start""#))
    #expect(controller.title == "Start")
    #expect(controller.view.bounds.size == CGSize(width: 393, height: 852))
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(controller.view.backgroundColor == .systemBackground)
    #expect(controller.storyboard != nil)
  }

  @Test func `A label has its text, font, colour and alignment`() throws {
    let label: UILabel = try first(
      """
      <label opaque="NO" userInteractionEnabled="NO" tag="7" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="252" text="読み込み" textAlignment="center" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="l">
          <rect key="frame" x="10" y="20.5" width="100" height="21"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>
          <color key="textColor" red="1" green="0.5" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>
          <nil key="highlightedColor"/>
      </label>
      """)
    #expect(label.text == "読み込み")
    #expect(label.tag == 7)
    #expect(label.font == .systemFont(ofSize: 20, weight: .semibold))
    #expect(label.textColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    #expect(label.textAlignment == .center)
    #expect(label.numberOfLines == 0)
    #expect(label.frame == CGRect(x: 10, y: 20.5, width: 100, height: 21))
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 252)
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func `A button has its type, states, insets and alignment`() throws {
    let button: UIButton = try first(
      """
      <button opaque="NO" contentMode="scaleToFill" selected="YES" contentHorizontalAlignment="left" contentVerticalAlignment="top" buttonType="system" lineBreakMode="middleTruncation" id="b">
          <rect key="frame" x="0.0" y="0.0" width="140" height="44"/>
          <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
          <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
          <state key="normal" title="Load">
              <color key="titleColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
          </state>
          <state key="selected">
              <string key="title">Two
      lines</string>
          </state>
          <state key="disabled" title="Off"/>
      </button>
      """)
    #expect(button.buttonType == .system)
    #expect(button.title(for: .normal) == "Load")
    #expect(button.title(for: .selected) == "Two\nlines")
    #expect(button.title(for: .disabled) == "Off")
    #expect(button.titleColor(for: .normal) == UIColor(white: 1, alpha: 1))
    #expect(button.isSelected)
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 17))
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.contentHorizontalAlignment == .left)
    #expect(button.contentVerticalAlignment == .top)
  }

  @Test func `An attributed title has fragments with attributes`() throws {
    let button: UIButton = try first(
      """
      <button opaque="NO" contentMode="scaleToFill" id="b">
          <rect key="frame" x="0.0" y="0.0" width="140" height="44"/>
          <state key="normal">
              <attributedString key="attributedTitle">
                  <fragment content="red">
                      <attributes>
                          <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                          <font key="NSFont" size="20" metaFont="system"/>
                      </attributes>
                  </fragment>
                  <fragment content=" rest"/>
              </attributedString>
          </state>
      </button>
      """)
    let title = try #require(button.currentAttributedTitle)
    #expect(title.string == "red rest")
    let color = title.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(button.buttonType == .custom)
  }

  @Test func `An indicator has its style, colour and motion`() throws {
    let indicator: UIActivityIndicatorView = try first(
      """
      <activityIndicatorView opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" animating="YES" style="large" id="i">
          <rect key="frame" x="0.0" y="0.0" width="37" height="37"/>
          <color key="color" name="Ocean"/>
      </activityIndicatorView>
      """,
      resources: """
        <namedColor name="Ocean">
            <color red="0.0" green="0.25" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </namedColor>
        """)
    #expect(indicator.style == .large)
    #expect(indicator.isAnimating && !indicator.isHidden)
    #expect(!indicator.hidesWhenStopped)
    #expect(indicator.color == UIColor(red: 0, green: 0.25, blue: 0.5, alpha: 1))
  }

  @Test func `Constraints place views by guide, ratio, relation and priority`() throws {
    let text = StoryboardText.oneScene(
      subviews: """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
            <constraints>
                <constraint firstAttribute="width" constant="160" id="w"/>
                <constraint firstAttribute="width" secondItem="v" secondAttribute="height" multiplier="16:9" id="r"/>
                <constraint firstAttribute="width" relation="lessThanOrEqual" constant="100" priority="500" id="p"/>
            </constraints>
        </view>
        """,
      rootParts: """
        <constraints>
            <constraint firstItem="v" firstAttribute="leading" secondItem="6Tk-OE-BBY" secondAttribute="leading" constant="20" symbolic="YES" id="a"/>
            <constraint firstItem="v" firstAttribute="top" secondItem="6Tk-OE-BBY" secondAttribute="top" constant="30" id="b"/>
        </constraints>
        """)
    let controller = try load(text)
    controller.view.layoutIfNeeded()
    let view = try #require(controller.view.subviews.first)
    #expect(view.frame == CGRect(x: 20, y: 30, width: 160, height: 90))
  }

  @Test func `Runtime attributes of every type are set before a view awakes`() throws {
    let view: AttributedView = try first(
      """
      <view contentMode="scaleToFill" id="v" customClass="AttributedView" customModule="UIKitCoreTests" customModuleProvider="target">
          <rect key="frame" x="1" y="2" width="3" height="4"/>
          <subviews>
              <view contentMode="scaleToFill" id="inner">
                  <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
              </view>
          </subviews>
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="boolean" keyPath="flag" value="YES"/>
              <userDefinedRuntimeAttribute type="nil" keyPath="text"/>
              <userDefinedRuntimeAttribute type="number" keyPath="number">
                  <real key="value" value="2.5"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="color" keyPath="color">
                  <color key="value" systemColor="systemTealColor"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="point" keyPath="place">
                  <point key="value" x="1" y="2"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="size" keyPath="extent">
                  <size key="value" width="3" height="4"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="rect" keyPath="area">
                  <rect key="value" x="5" y="6" width="7" height="8"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="range" keyPath="part">
                  <range key="value" location="9" length="10"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                  <integer key="value" value="8"/>
              </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
      </view>
      """)
    #expect(view.flag && view.flagInAwake)
    #expect(view.text == nil)
    #expect(view.number == 2.5)
    #expect(view.color == .systemTeal)
    #expect(view.place == CGPoint(x: 1, y: 2))
    #expect(view.extent == CGSize(width: 3, height: 4))
    #expect(view.area == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(view.part == NSRange(location: 9, length: 10))
    #expect(view.layer.cornerRadius == 8)
    #expect(view.frameInInit == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.subviewsInInit == 1)
  }

  @Test func `Outlets, collections, constraints and actions are connected before viewDidLoad`()
    throws
  {
    let controller = try load(
      StoryboardText.oneScene(
        controller:
          #"customClass="StoryboardController" customModule="UIKitCoreTests" customModuleProvider="target""#,
        subviews: """
          <label opaque="NO" contentMode="left" text="Hello" id="l">
              <rect key="frame" x="0.0" y="0.0" width="100" height="21"/>
          </label>
          <button opaque="NO" contentMode="scaleToFill" id="b1">
              <rect key="frame" x="0.0" y="30" width="100" height="21"/>
              <constraints>
                  <constraint firstAttribute="width" constant="100" id="w"/>
              </constraints>
              <connections>
                  <action selector="onTap:" destination="BYZ-38-t0r" eventType="touchUpInside" id="x"/>
              </connections>
          </button>
          <button opaque="NO" contentMode="scaleToFill" id="b2">
              <rect key="frame" x="0.0" y="60" width="100" height="21"/>
          </button>
          """,
        controllerParts: """
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="level"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          <connections>
              <outlet property="mainLabel" destination="l" id="o1"/>
              <outlet property="widthConstraint" destination="w" id="o2"/>
              <outletCollection property="buttons" destination="b1" id="o3"/>
              <outletCollection property="buttons" destination="b2" id="o4"/>
          </connections>
          """))
    let typed = try #require(controller as? StoryboardController)
    #expect(typed.steps == ["awake", "loaded true"])
    #expect(typed.mainLabel?.text == "Hello")
    #expect(typed.buttons.count == 2)
    #expect(typed.widthConstraint?.constant == 100)
    #expect(typed.level == 3)
    typed.buttons.first?.sendActions(for: .touchUpInside)
    #expect(typed.taps.first === typed.buttons.first)
  }

  @Test func `A class of another module's name is found by its own name`() throws {
    let view: AttributedView = try first(
      """
      <view contentMode="scaleToFill" id="v" customClass="AttributedView" customModule="SomeApp" customModuleProvider="target">
          <rect key="frame" x="1" y="2" width="3" height="4"/>
      </view>
      """)
    #expect(view.frame.width == 3)
  }

  @Test func `A creator makes the controller`() throws {
    let storyboard = try UIStoryboard(
      text: StoryboardText.oneScene(controller: #"storyboardIdentifier="second""#),
      file: "Creator.storyboard")
    let controller = storyboard.instantiateViewController(identifier: "second") { coder in
      StoryboardController(coder: coder)
    }
    #expect(controller.view.bounds.width == 393)
    let plain = storyboard.instantiateViewController(withIdentifier: "second")
    #expect(plain !== controller)
  }

  @Test func `A controller of a storyboard deallocates with its views`() throws {
    weak var weakController: UIViewController?
    weak var weakView: UIView?
    do {
      let controller = try load(
        StoryboardText.oneScene(
          subviews: #"<view id="v"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#))
      weakController = controller
      weakView = controller.view
    }
    #expect(weakController == nil)
    #expect(weakView == nil)
  }

  @Test func `A controller whose view was never wanted deallocates too`() throws {
    weak var weakController: UIViewController?
    do {
      let storyboard = try UIStoryboard(
        text: StoryboardText.oneScene(subviews: ""), file: "Unseen.storyboard")
      let controller = try #require(storyboard.instantiateInitialViewController())
      weakController = controller
      #expect(!controller.isViewLoaded)
    }
    #expect(weakController == nil)
  }
}
