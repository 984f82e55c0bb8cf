/// Stage 7 for a whole package: a palette → the files of a Swift package with its colors.
///
/// The runtime is a module of its own, named after the package, and re-exported. So the root type can have the name of the
/// package: nothing else is declared in its module that the type could hide. And two such packages in one program share no
/// name, so that `DesignColorsRuntime.ColorTraits` says which one is meant.
package struct PackageSource {
  /// The colors.
  let palette: Palette
  /// The name of the package, its module and its root type.
  let name: String
  /// The words of the command that writes the package, as typed in its folder.
  let command: [String]

  /// The lowest version of Swift that compiles the code, which says `unsafe` before some expressions.
  static let swiftVersion = "6.2"

  /// Makes the files.
  ///
  /// - Parameters:
  ///   - palette: The colors.
  ///   - name: The name of the package, its module and its root type.
  ///   - command: The words of the command that writes the package, as typed in its folder.
  ///   - options: How the code is wanted.
  ///   - configuration: What says which colors are drawn on each other.
  ///   - threads: How many threads may work; the bytes are the same for any number.
  /// - Returns: The files; the first one is the manifest.
  package static func files(
    _ palette: Palette, name: String, command: [String], options: SwiftOptions = SwiftOptions(),
    configuration: Configuration = Configuration(), threads: Int = 1
  ) -> [GeneratedFile] {
    let source = PackageSource(palette: palette, name: name, command: command)
    let runtime = PackageName.runtime(of: name)
    var options = options
    options.rootName = name
    options.access = .public
    options.runtime = .module
    options.packageRuntime = runtime
    return [
      GeneratedFile("Package.swift", source.manifest),
      GeneratedFile(
        "Sources/\(name)/\(name).swift", SwiftEmitter.emit(palette, options, threads: threads)),
      GeneratedFile("Sources/\(runtime)/\(runtime).swift", source.runtime),
      GeneratedFile(
        "Tests/\(name)Tests/\(name)Tests.swift",
        PackageTests(palette, name, pairs: palette.seenPairs(configuration).seen).text),
      GeneratedFile("README.md", PackageReadme(source).text, canBeReplaced: true),
      GeneratedFile(
        ".gitignore", "# \(source.marker)\n.build/\n.swiftpm/\n.DS_Store\n", canBeReplaced: true),
    ]
  }

  /// The namespace whose type would hide the module of the runtime, nil when none does.
  package static func namespaceHidingRuntime(of name: String, in palette: Palette) -> String? {
    let runtime = PackageName.runtime(of: name)
    return palette.scopes.first { $0.typeName.map { $0 == runtime } ?? false }
      .map { String($0.prefix.dropLast()) }
  }

  /// The line by which the files of the package are known.
  var marker: String { PackageMarker.line(for: palette) }

  private var runtime: String {
    "// \(marker)\n// swift-format-ignore-file\n// swiftlint:disable all\n"
      + EmbeddedRuntime.source(access: .public)
  }

  private var manifest: String {
    let runtime = PackageName.runtime(of: name)
    return """
      // swift-tools-version: \(Self.swiftVersion)
      // \(marker)

      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
        products: [.library(name: "\(name)", targets: ["\(name)", "\(runtime)"])],
        targets: [
          .target(name: "\(runtime)"),
          .target(name: "\(name)", dependencies: ["\(runtime)"]),
          .testTarget(name: "\(name)Tests", dependencies: ["\(name)"]),
        ]
      )

      """
  }
}
