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
  func floor(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/Linux/\(name)")
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
    floor("Diagnostics"),
    // Floor 1
    floor("_Testing_CoreGraphics"),
    floor("CoreGraphics", ["CGTK", "Diagnostics", "_Testing_CoreGraphics"]),
    floor("ConstraintSolver"),
    floor("TextLayout", ["CGTK", "CoreGraphics", "Diagnostics"]),
    floor("ObjectiveCTables", ["CObjectiveCTables", "Diagnostics"]),
    // Floors 2 to 4
    floor("RenderTree", ["CoreGraphics", "TextLayout"]),
    floor("RenderServer", ["CGTK", "CoreGraphics", "Diagnostics", "TextLayout", "RenderTree"]),
    floor(
      "QuartzCore",
      [
        "CoreGraphics", "Diagnostics", "ObjectiveCTables", "RenderServer", "RenderTree",
        "TextLayout",
      ]),
    // Floor 5
    floor(
      "UIKitCore",
      [
        "CoreGraphics", "ConstraintSolver", "Diagnostics", "ObjectiveCTables", "QuartzCore",
        "RenderServer", "RenderTree", "TextLayout",
      ]),
    // Floors 6 and 7
    floor(
      "GTKHost",
      [
        "CGTK", "CGTKHost", "CoreGraphics", "Diagnostics", "QuartzCore", "RenderServer",
        "RenderTree", "UIKitCore",
      ]),
    floor("_Testing_UIKit"),
    floor(
      "UIKit",
      [
        "_Testing_UIKit", "CoreGraphics", "GTKHost", "ObjectiveCTables", "QuartzCore", "UIKitCore",
      ]),
    // Floors 9 and 10
    .target(name: "Kurukuru", dependencies: ["UIKit"]),
    .target(
      name: "KurukuruTestSupport",
      dependencies: [
        "CTestMainThread", "CoreGraphics", "Diagnostics", "GTKHost", "Kurukuru", "QuartzCore",
        "RenderServer", "RenderTree", "UIKit", "UIKitCore",
      ]),
    floor(
      "Preview",
      ["CoreGraphics", "GTKHost", "KurukuruTestSupport", "QuartzCore", "UIKit", "UIKitCore"]),
    // Tests, in the order of the floors
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "Diagnostics"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(
      name: "TextLayoutTests", dependencies: ["CoreGraphics", "Diagnostics", "TextLayout"]),
    .testTarget(
      name: "RenderServerTests",
      dependencies: ["CoreGraphics", "Diagnostics", "RenderServer", "RenderTree", "TextLayout"]),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: ["CoreGraphics", "Diagnostics", "QuartzCore", "RenderServer", "RenderTree"]),
    .testTarget(
      name: "UIKitCoreTests",
      dependencies: [
        "Diagnostics", "KurukuruTestSupport", "ObjectiveCTables", "QuartzCore", "RenderServer",
        "RenderTree", "UIKit", "UIKitCore",
      ]),
    // The application that GTKHostTests run in a process of its own.
    .executableTarget(
      name: "HostProbe", dependencies: ["RenderServer", "UIKit", "UIKitCore"],
      path: "Tests/HostProbe"),
    .testTarget(
      name: "GTKHostTests",
      dependencies: ["CoreGraphics", "Diagnostics", "GTKHost", "RenderTree", "UIKitCore"]),
    .testTarget(
      name: "ObjectiveCSpellingsTests",
      dependencies: ["CTestMainThread", "Diagnostics", "ObjectiveCTables"],
      exclude: ["Spelled"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["ObjectiveCSpellings"]),
    .testTarget(name: "KurukuruTests", dependencies: ["Kurukuru", "KurukuruTestSupport"]),
  ]

  // What `./run try` has written for somebody's files: their code, in Swift 5 mode and with no setting of ours.
  let strangers: [Target] =
    Context.environment["KURUKURU_TRY"] == nil
    ? []
    : [
      .executableTarget(
        name: "Try", dependencies: ["Kurukuru", "Preview", "UIKit"], path: ".build/try/Try",
        swiftSettings: [.swiftLanguageMode(.v5)])
    ]
#else
  let strangers: [Target] = []

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
  targets: targets + strangers,
  swiftLanguageModes: [.v6]
)
