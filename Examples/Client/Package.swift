// swift-tools-version: 6.1
import PackageDescription

#if os(Linux)
  let originals = ["UI"]  // rewritten by the plugin; on Apple hosts they compile as they are
#else
  let originals: [String] = []
#endif

let package = Package(
  name: "App",
  platforms: [.iOS(.v16)],
  dependencies: [.package(url: "https://github.com/kurukuru/Kurukuru", from: "0.1.0")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "Kurukuru", package: "Kurukuru"),
        .product(name: "LinuxUIKit", package: "Kurukuru"),
      ],
      exclude: originals,
      resources: [.process("UI/Main.storyboard")],
      plugins: [.plugin(name: "ObjectiveCSpellings", package: "Kurukuru")]),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", .product(name: "KurukuruTestSupport", package: "Kurukuru"),
      ]),
  ]
)
