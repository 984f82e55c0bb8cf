// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "BuildPlugin",
  dependencies: [.package(name: "colorset", path: "../../..")],
  targets: [
    .target(
      name: "DesignColors",
      dependencies: [.product(name: "DynamicColors", package: "colorset")],
      exclude: ["Colors.xcassets"],
      plugins: [.plugin(name: "ColorSetPlugin", package: "colorset")]),
    .executableTarget(
      name: "App",
      dependencies: ["DesignColors"],
      exclude: ["Colors.xcassets"],
      plugins: [.plugin(name: "ColorSetPlugin", package: "colorset")]),
  ]
)
