// swift-tools-version: 6.2

import PackageDescription

/// Screens of a shop, their audit as a command, and their tests: an app's package beside Legible's.
let package = Package(
  name: "ShopAudit",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Legible", path: "../../..")],
  targets: [
    .target(
      name: "ShopScreens", dependencies: [.product(name: "LegibleKit", package: "Legible")]),
    .executableTarget(name: "shop-audit", dependencies: ["ShopScreens"]),
    .testTarget(name: "ShopScreensTests", dependencies: ["ShopScreens"]),
  ])
