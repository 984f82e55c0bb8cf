import Foundation
import PackagePlugin

/// `swift package generate-color-sets`: writes the code of asset catalogs into the package, to be checked in.
@main
struct GenerateColorSets: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let colors = try ColorTargets(arguments, in: context.package)
    let tool = try Tool(context)
    let outputs = try outputs(of: colors, in: tool.folder)
    var failed: [String] = []
    for (target, output) in zip(colors.targets, outputs) {
      let place = output.map { ["--output", $0] } ?? []
      let code = try tool.run(
        target.generateArguments + place + colors.arguments + ["--"]
          + CatalogSearch.paths(of: target.catalogs, from: tool.folder))
      if code != 0 { failed.append(target.name) }
    }
    if !failed.isEmpty {
      Diagnostics.error(
        colors.has("--check")
          ? "the code of \(failed.joined(separator: ", ")) is not up to date or cannot be made"
          : "no code was written for \(failed.joined(separator: ", "))")
    }
  }

  /// The file of each target, nil where the arguments name it.
  private func outputs(of colors: ColorTargets, in folder: URL) throws -> [String?] {
    if colors.has("--output", "-o") {
      guard colors.targets.count == 1 else {
        throw PluginError(
          "--output is one file for \(colors.targets.count) targets; choose one with --target "
            + colors.targets[0].name)
      }
      return [nil]
    }
    var targets: [String: String] = [:]
    return try colors.targets.map { target in
      let usual = colors.folders[target.name]?.appendingPathComponent(ColorTarget.fileName)
      let output = (target.settings?.output ?? usual)?.path(from: folder) ?? ColorTarget.fileName
      if let other = targets.updateValue(target.name, forKey: output) {
        throw PluginError(
          "'\(other)' and '\(target.name)' would both write '\(output)'; give one of them a "
            + ".colorset.json in its folder, with another 'output'")
      }
      return output
    }
  }
}
