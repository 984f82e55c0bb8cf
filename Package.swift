// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "colorset",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "DynamicColors", targets: ["DynamicColors"]),
    .library(name: "ColorSetCompiler", targets: ["ColorSetCompiler"]),
    .executable(name: "colorset", targets: ["colorset"]),
    .plugin(name: "ColorSetPlugin", targets: ["ColorSetPlugin"]),
    .plugin(name: "LintColorSets", targets: ["LintColorSets"]),
    .plugin(name: "GenerateColorSets", targets: ["GenerateColorSets"]),
  ],
  targets: [
    .target(name: "DynamicColors"),
    .target(
      name: "ColorSetCompiler", dependencies: ["DynamicColors"],
      resources: [.embedInCode("Embedded")]),
    .executableTarget(name: "colorset", dependencies: ["ColorSetCompiler"]),
    .plugin(
      name: "ColorSetPlugin", capability: .buildTool(), dependencies: ["colorset"],
      path: "Sources/Plugins/ColorSetPlugin"),
    .plugin(
      name: "LintColorSets",
      capability: .command(
        intent: .custom(
          verb: "lint-color-sets", description: "Check the color sets of asset catalogs")),
      dependencies: ["colorset"], path: "Sources/Plugins/LintColorSets"),
    .plugin(
      name: "GenerateColorSets",
      capability: .command(
        intent: .custom(
          verb: "generate-color-sets",
          description: "Write Swift source with the colors of asset catalogs"),
        permissions: [
          .writeToPackageDirectory(reason: "The generated code is to be checked in.")
        ]),
      dependencies: ["colorset"], path: "Sources/Plugins/GenerateColorSets"),
    .testTarget(name: "DynamicColorsTests", dependencies: ["DynamicColors"]),
    .testTarget(
      name: "ColorSetCompilerTests", dependencies: ["ColorSetCompiler", "DynamicColors"]),
    .testTarget(name: "CommandTests", dependencies: ["colorset", "DynamicColors"]),
    .testTarget(name: "ExampleTests", dependencies: ["colorset"]),
    .testTarget(name: "PluginTests"),
    .executableTarget(name: "Benchmarks", path: "Tests/Benchmarks"),
  ]
)

// https://github.com/swiftlang/swift-evolution has the proposal of each.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),  // SE-0335
  .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
  .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
  .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
  .enableUpcomingFeature("ImmutableWeakCaptures"),  // SE-0481
  .strictMemorySafety(),  // SE-0458
]
for target in package.targets where target.type != .plugin {
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}
