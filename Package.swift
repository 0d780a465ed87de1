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

  // What `import UIKit` brings. Named one by one wherever it is imported: SwiftPM compiles a target anew only when
  // a module that it names has changed, and the umbrella's own file does not change with what it re-exports.
  let uiKitModules = ["CoreGraphics", "ObjectiveCTables", "QuartzCore", "UIKit", "UIKitCore"]
  let uiKit = uiKitModules.map { Target.Dependency(stringLiteral: $0) }

  products += [
    .library(name: "LinuxUIKit", targets: uiKitModules)
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
        "_Testing_UIKit", "CoreGraphics", "Diagnostics", "GTKHost", "ObjectiveCTables",
        "QuartzCore", "UIKitCore",
      ]),
    // Floors 9 and 10
    .target(name: "Kurukuru", dependencies: uiKit),
    .target(
      name: "KurukuruTestSupport",
      dependencies: uiKit + [
        "CTestMainThread", "Diagnostics", "GTKHost", "Kurukuru", "RenderServer", "RenderTree",
      ]),
    floor(
      "Preview", uiKit + ["GTKHost", "KurukuruTestSupport", "RenderServer", "RenderTree"]),
    .systemLibrary(
      name: "CWebP", path: "Sources/Linux/CWebP", pkgConfig: "libwebpmux",
      providers: [.apt(["libwebp-dev"])]),
    .executableTarget(
      name: "Gallery",
      dependencies: uiKit + ["CWebP", "Kurukuru", "KurukuruTestSupport", "Preview"],
      path: "Examples/Gallery"),
    // What broken bytes do: ./run soak
    .executableTarget(
      name: "Fuzz", dependencies: uiKit + ["Kurukuru", "KurukuruTestSupport", "RenderServer"],
      path: "Tools/Fuzz", exclude: ["Seeds"]),
    // What the project costs: ./run bench
    .target(name: "CHandmade", dependencies: ["CGTK"], path: "Benchmarks/CHandmade"),
    .executableTarget(
      name: "Bench",
      dependencies: uiKit + [
        "CGTK", "CHandmade", "Kurukuru", "KurukuruTestSupport", "RenderServer", "RenderTree",
      ], path: "Benchmarks/Bench"),
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
      dependencies: uiKit + [
        "Diagnostics", "KurukuruTestSupport", "RenderServer", "RenderTree",
      ]),
    .testTarget(
      name: "KurukuruTestSupportTests", dependencies: uiKit + ["KurukuruTestSupport"]),
    // The application that GTKHostTests run in a process of its own.
    .executableTarget(
      name: "HostProbe", dependencies: uiKit + ["Kurukuru", "RenderServer"],
      path: "Tests/HostProbe"),
    .testTarget(
      name: "GTKHostTests",
      dependencies: ["CoreGraphics", "Diagnostics", "GTKHost", "RenderTree", "UIKitCore"]),
    .testTarget(
      name: "ObjectiveCSpellingsTests",
      dependencies: ["CTestMainThread", "Diagnostics", "ObjectiveCTables"],
      exclude: ["Spelled"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["ObjectiveCSpellings"]),
    .testTarget(name: "KurukuruTests", dependencies: uiKit + ["Kurukuru", "KurukuruTestSupport"]),
    .testTarget(
      name: "GalleryTests",
      dependencies: uiKit + ["CWebP", "Gallery", "Kurukuru", "KurukuruTestSupport"]),
  ]

  // What `./run try` has written for somebody's files: their code, in Swift 5 mode and with no setting of ours.
  let strangers: [Target] =
    Context.environment["KURUKURU_TRY"] == nil
    ? []
    : [
      .executableTarget(
        name: "Try", dependencies: uiKit + ["Kurukuru", "Preview"], path: ".build/try/Try",
        swiftSettings: [.swiftLanguageMode(.v5)])
    ]
  // `KURUKURU_TESTS=UIKitCoreTests,GTKHostTests` leaves the other test targets out of the build, and the programs that no
  // test needs: a change in a core module then costs its own tests alone. See CONTRIBUTING.md.
  if let chosen = Context.environment["KURUKURU_TESTS"]?.split(separator: ",").map(String.init) {
    let programs = ["Bench", "Fuzz"] + (chosen.contains("GalleryTests") ? [] : ["Gallery"])
    targets.removeAll {
      $0.type == .test && !chosen.contains($0.name) || programs.contains($0.name)
    }
  }
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

// What the whole gate asks for. Never set when another package depends on us, which unsafe flags would forbid.
let strictness: [SwiftSetting] =
  Context.environment["KURUKURU_STRICT"] == nil ? [] : [.unsafeFlags(["-warnings-as-errors"])]

for target in targets where target.type != .plugin && target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ] + strictness
}

let package = Package(
  name: "Kurukuru",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .tvOS(.v16), .visionOS(.v1)],
  products: products,
  targets: targets + strangers,
  swiftLanguageModes: [.v6]
)
