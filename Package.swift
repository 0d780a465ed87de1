// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT
import PackageDescription

// Kurukuru is the product. On Linux the package also brings the Apple-named modules that it is written
// against; on Apple hosts those targets do not exist. Product names are the same on every host, since a
// product that is missing on a host is a resolution error for whoever depends on us.

var products: [Product] = [
  .library(name: "Kurukuru", targets: ["Kurukuru"]),
  .library(name: "KurukuruTestSupport", targets: ["KurukuruTestSupport"]),
  .plugin(name: "ObjectiveCSpellings", targets: ["ObjectiveCSpellings"]),
]

var targets: [Target] = [
  .plugin(name: "ObjectiveCSpellings", capability: .buildTool())
]

#if os(Linux)
  func floor(
    _ name: String, _ dependencies: [Target.Dependency] = [], _ linkerSettings: [LinkerSetting] = []
  ) -> Target {
    .target(
      name: name, dependencies: dependencies, path: "Sources/Linux/\(name)",
      linkerSettings: linkerSettings)
  }

  products += [
    .library(name: "LinuxUIKit", targets: ["UIKit"])
  ]

  targets += [
    // Floor 0
    .systemLibrary(
      name: "CGTK", path: "Sources/Linux/CGTK", pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"])]),
    floor("CGTKHost", ["CGTK"]),
    floor("CObjectiveCTables"),
    floor("CTestMainThread"),
    // Floor 1
    floor("_Testing_CoreGraphics"),
    floor("CoreGraphics", ["CGTK", "_Testing_CoreGraphics"]),
    floor("ConstraintSolver"),
    floor("TextLayout", ["CGTK", "CoreGraphics"]),
    floor("ObjectiveCTables", ["CObjectiveCTables"]),
    // Floors 2 to 4
    floor("RenderTree", ["CoreGraphics", "TextLayout"]),
    floor("RenderServer", ["CGTK", "CoreGraphics", "TextLayout", "RenderTree"]),
    floor("QuartzCore", ["CoreGraphics", "TextLayout", "RenderTree", "RenderServer"]),
    // Floor 5
    floor(
      "UIKitCore",
      [
        "CoreGraphics", "ConstraintSolver", "ObjectiveCTables", "QuartzCore", "RenderServer",
        "RenderTree", "TextLayout",
      ]),
    // Floors 6 and 7
    floor(
      "GTKHost",
      [
        "CGTK", "CGTKHost", "CoreGraphics", "QuartzCore", "RenderServer", "RenderTree", "UIKitCore",
      ]),
    floor("_Testing_UIKit"),
    floor("UIKit", ["_Testing_UIKit", "CoreGraphics", "GTKHost", "ObjectiveCTables", "QuartzCore", "UIKitCore"]),
    // Floors 9 and 10
    .target(name: "Kurukuru", dependencies: ["UIKit"]),
    .target(
      name: "KurukuruTestSupport",
      dependencies: [
        "CTestMainThread", "Kurukuru", "GTKHost", "QuartzCore", "RenderServer", "RenderTree", "UIKit", "UIKitCore",
      ]),
    // Tests, in the order of the floors
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout", "CoreGraphics"]),
    .testTarget(name: "RenderTreeTests", dependencies: ["RenderTree", "RenderServer", "TextLayout", "CoreGraphics"]),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "RenderTree", "RenderServer"]),
    .testTarget(name: "UIKitCoreTests", dependencies: ["UIKit", "UIKitCore", "KurukuruTestSupport"]),
    .testTarget(name: "GTKHostTests", dependencies: ["GTKHost", "UIKit", "KurukuruTestSupport"]),
    .testTarget(
      name: "ObjectiveCSpellingsTests", dependencies: ["UIKit", "KurukuruTestSupport"],
      exclude: ["Spelled"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["ObjectiveCSpellings"]),
    .testTarget(name: "KurukuruTests", dependencies: ["Kurukuru", "KurukuruTestSupport"]),
  ]
#else
  products += [
    // Empty here: Apple's own frameworks take the place of the Linux modules.
    .library(name: "LinuxUIKit", targets: ["AppleFrameworks"])
  ]

  targets += [
    .target(name: "AppleFrameworks"),
    .target(name: "Kurukuru"),
    .target(name: "KurukuruTestSupport", dependencies: ["Kurukuru"], exclude: ["Linux"]),
  ]
#endif

for target in targets where target.type != .plugin && target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

let package = Package(
  name: "Kurukuru",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .tvOS(.v16), .visionOS(.v1)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
