import Foundation
import PackagePlugin

/// Compiles the asset catalogs in the folder of a target into Swift code of that target, whenever one of them has changed.
@main
struct ColorSetPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let colors = ColorTarget(target, in: context.package)
    if let problem = colors.problem(for: target, in: context.package) {
      problem.report()
      return []
    }
    return [
      try .compile(
        colors, with: context.tool(named: "colorset"), into: context.pluginWorkDirectoryURL)
    ]
  }
}
