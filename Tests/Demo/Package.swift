// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Demo",
  dependencies: [.package(name: "colorset", path: "../..")],
  targets: [
    .target(
      name: "SampleColors",
      dependencies: [.product(name: "DynamicColors", package: "colorset")]),
    .executableTarget(name: "Demo", dependencies: ["SampleColors"]),
  ]
)
