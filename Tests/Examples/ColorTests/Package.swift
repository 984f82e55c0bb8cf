// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ColorTests",
  dependencies: [.package(name: "colorset", path: "../../..")],
  targets: [
    .testTarget(
      name: "ColorTests",
      dependencies: [.product(name: "ColorSetCompiler", package: "colorset")])
  ]
)
