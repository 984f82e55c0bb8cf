#if canImport(XcodeProjectPlugin)
  import PackagePlugin
  import XcodeProjectPlugin

  extension ColorSetPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let colors = ColorTarget(target, in: context.xcodeProject)
      if colors.catalogs.isEmpty {
        Problem.noCatalog(in: target.displayName).report()
        return []
      }
      guard colors.catalogs.contains(where: \.hasColorSets) else {
        Problem.noColorSet(in: target.displayName).report()
        return []
      }
      return [
        try .compile(
          colors, with: context.tool(named: "colorset"), into: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
