// SPDX-License-Identifier: MIT
import Foundation
import UIKitCore

/// Storyboards as Xcode saves them, with the parts that a test is about.
enum StoryboardText {
  /// A storyboard of one scene.
  ///
  /// - Parameters:
  ///   - controller: Attributes of the controller.
  ///   - subviews: Elements inside the root view's subviews.
  ///   - rootParts: Elements inside the root view, after its subviews.
  ///   - controllerParts: Elements inside the controller, after its view.
  ///   - objects: Objects beside the controller.
  ///   - resources: Elements inside the resources.
  static func oneScene(
    controller: String = "", subviews: String = "", rootParts: String = "",
    controllerParts: String = "", objects: String = "", resources: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="BYZ-38-t0r">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        </dependencies>
        <scenes>
            <!--View Controller-->
            <scene sceneID="tne-QT-ifu">
                <objects>
                    <viewController id="BYZ-38-t0r" \(controller) sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="8bC-Xf-vdC">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
    \(subviews)
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="6Tk-OE-BBY"/>
                            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
    \(rootParts)
                        </view>
    \(controllerParts)
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="dkx-z0-nzr" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
    \(objects)
                </objects>
                <point key="canvasLocation" x="139" y="4"/>
            </scene>
        </scenes>
        <resources>
            <systemColor name="systemBackgroundColor">
                <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </systemColor>
    \(resources)
        </resources>
    </document>

    """
  }
}

@MainActor
extension UIStoryboard {
  /// Reads a storyboard from text.
  convenience init(text: String, file: String) throws {
    try self.init(data: Data(text.utf8), file: file)
  }
}
