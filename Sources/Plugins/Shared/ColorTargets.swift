import Foundation
import PackagePlugin

/// The targets that a command is about, and the arguments that it passes on to the tool.
struct ColorTargets {
  /// Those with catalogs, in the order of the package.
  private(set) var targets: [ColorTarget] = []
  /// The folders of the targets, by their names.
  private(set) var folders: [String: URL] = [:]
  /// The arguments that are not about targets.
  private(set) var arguments: [String]

  /// Reads the arguments of a command: without `--target`, it is about all targets that have a catalog.
  ///
  /// - Throws: ``PluginError`` when a target is not there, or there is no catalog at all.
  init(_ arguments: [String], in package: Package) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    self.arguments = extractor.remainingArguments
    let all = package.targets.compactMap { $0 as? any SourceModuleTarget }
    for name in names where !all.contains(where: { $0.name == name }) {
      throw PluginError(
        "there is no target '\(name)'; the targets are \(all.map(\.name).joined(separator: ", "))")
    }
    for target in all where names.isEmpty || names.contains(target.name) {
      let colors = ColorTarget(target, in: package)
      guard !colors.catalogs.isEmpty else { continue }
      targets.append(colors)
      folders[target.name] = target.directoryURL
    }
    guard targets.isEmpty else { return }
    throw PluginError(
      "there is no asset catalog in the folder of "
        + (names.isEmpty ? "a target" : names.map { "'\($0)'" }.joined(separator: ", "))
        + "; add a folder Colors.xcassets with color sets")
  }

  /// Whether an option is among the arguments, with a value from a list if there is one.
  func has(_ names: String..., valued values: [String]? = nil) -> Bool {
    for (index, argument) in arguments.enumerated() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard let name = parts.first, names.contains(name) else { continue }
      guard let values else { return true }
      let value = parts.count == 2 ? parts[1] : arguments.dropFirst(index + 1).first ?? ""
      if values.contains(value) { return true }
    }
    return false
  }
}
