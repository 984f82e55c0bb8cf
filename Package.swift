// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "colorset",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "DynamicColors", targets: ["DynamicColors"]),
    .library(name: "ColorSetCompiler", targets: ["ColorSetCompiler"]),
    .executable(name: "colorset", targets: ["colorset"]),
  ],
  targets: [
    .target(name: "DynamicColors"),
    .target(
      name: "ColorSetCompiler", dependencies: ["DynamicColors"],
      resources: [.embedInCode("Embedded")]),
    .executableTarget(name: "colorset", dependencies: ["ColorSetCompiler"]),
    .testTarget(name: "DynamicColorsTests", dependencies: ["DynamicColors"]),
    .testTarget(
      name: "ColorSetCompilerTests", dependencies: ["ColorSetCompiler", "DynamicColors"]),
    .testTarget(name: "CommandTests", dependencies: ["colorset", "DynamicColors"]),
    .testTarget(name: "ExampleTests", dependencies: ["colorset"]),
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
for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}
