// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "CheckedIn",
  dependencies: [.package(name: "colorset", path: "../../..")],
  targets: [
    .executableTarget(
      name: "App", dependencies: [.product(name: "DynamicColors", package: "colorset")])
  ]
)
