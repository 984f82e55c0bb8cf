// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Client",
  dependencies: [.package(path: "../DesignColors"), .package(path: "../BrandColors")],
  targets: [
    // A library of one's own on top of the colors.
    .target(
      name: "Theme", dependencies: [.product(name: "DesignColors", package: "DesignColors")]),
    // A program that uses two packages with the same names of colors.
    .executableTarget(
      name: "Client",
      dependencies: [
        "Theme",
        .product(name: "BrandColors", package: "BrandColors"),
        .product(name: "DesignColors", package: "DesignColors"),
      ]),
  ]
)

// The strictest rules about imports: one import must be enough under them, too.
for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
