import Foundation

/// A target whose folder holds asset catalogs.
struct ColorTarget {
  /// The name.
  var name: String
  /// The module that its code becomes part of.
  var module: String
  /// Whether it can import the library `DynamicColors`.
  var dependsOnRuntime: Bool
  /// The catalogs.
  var catalogs: [FoundCatalog]
  /// The folder up to which configurations count.
  var root: URL

  /// The name of a file with generated code.
  static let fileName = "ColorSets.generated.swift"

  /// The nearest configuration of the first catalog, nil without one.
  var configuration: URL? { nearest(".colorset.json") }
  /// The nearest list of findings that do not count, nil without one.
  var baseline: URL? { nearest(".colorset-baseline.json") }
  /// What the configuration says that matters to a plugin.
  var settings: ConfigurationSettings? { configuration.map(ConfigurationSettings.init) }

  /// What the code depends on.
  var inputs: [URL] {
    catalogs.flatMap(\.inputs) + (settings?.files ?? []) + (baseline.map { [$0] } ?? [])
  }

  /// The arguments that tell the tool about configuration and baseline.
  var configurationArguments: [String] {
    (configuration.map { ["--config", $0.path] } ?? ["--no-config"])
      + (baseline.map { ["--baseline", $0.path] } ?? [])
  }

  /// The arguments of `colorset generate`, without an output and the paths.
  var generateArguments: [String] {
    let runtime = dependsOnRuntime ? "module" : "embedded"
    return ["generate", "--module", module]
      + (settings?.choosesRuntime == true ? [] : ["--runtime", runtime])
      + configurationArguments
  }

  private func nearest(_ name: String) -> URL? {
    guard let catalog = catalogs.first?.url else { return nil }
    return URL.nearest(name, to: catalog.deletingLastPathComponent(), upTo: root)
      ?? URL.nearest(name, to: root, upTo: root)
  }
}
