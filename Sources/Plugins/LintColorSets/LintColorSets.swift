import Foundation
import PackagePlugin

/// `swift package lint-color-sets`: checks the asset catalogs of targets, and needs no permission for it.
@main
struct LintColorSets: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let colors = try ColorTargets(arguments, in: context.package)
    let tool = try Tool(context)
    let runs = try runs(of: colors)
    let codes = try runs.map { run in
      try tool.run(
        ["lint"] + run[0].configurationArguments + colors.arguments + ["--"]
          + run.flatMap { CatalogSearch.paths(of: $0.catalogs, from: tool.folder) })
    }
    if codes.contains(where: { $0 != 0 }) {
      Diagnostics.error("color sets have findings that count")
    }
  }

  /// The targets of each run, since a run has one configuration.
  private func runs(of colors: ColorTargets) throws -> [[ColorTarget]] {
    var runs: [[ColorTarget]] = []
    for target in colors.targets {
      let index = runs.firstIndex {
        $0[0].configurationArguments == target.configurationArguments
      }
      if let index { runs[index].append(target) } else { runs.append([target]) }
    }
    let isFile = colors.has("--output", "-o")
    let isDocument = colors.has(
      "--format", valued: ["json", "sarif", "gitlab", "checkstyle", "junit"])
    if runs.count > 1, isFile || isDocument {
      throw PluginError(
        "the targets have \(runs.count) configurations, and a report is about one; choose targets "
          + "with --target \(colors.targets[0].name)")
    }
    return runs
  }
}
