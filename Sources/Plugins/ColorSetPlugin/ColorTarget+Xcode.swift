#if canImport(XcodeProjectPlugin)
  import PackagePlugin
  import XcodeProjectPlugin

  extension ColorTarget {
    /// Takes the catalogs of a target of an Xcode project, which lists them itself.
    ///
    /// Xcode does not tell a plugin which packages a target uses, so a configuration must ask for the module.
    init(_ target: XcodeTarget, in project: XcodeProject) {
      let catalogs = target.inputFiles.map(\.url).filter { $0.pathExtension == "xcassets" }
      self.init(
        name: target.displayName, module: target.displayName, dependsOnRuntime: false,
        catalogs: CatalogSearch(catalogs: catalogs).catalogs, root: project.directoryURL)
    }
  }
#endif
