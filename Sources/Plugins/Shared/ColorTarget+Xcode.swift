#if canImport(XcodeProjectPlugin)
  import Foundation
  import XcodeProjectPlugin

  extension ColorTarget {
    /// Takes the catalogs of a target of an Xcode project, which lists them itself.
    init(_ target: XcodeTarget, in project: XcodeProject) {
      let catalogs = target.inputFiles.map(\.url).filter { $0.pathExtension == "xcassets" }
      self.init(
        name: target.displayName, module: target.product?.name ?? target.displayName,
        dependsOnRuntime: target.dependencies.contains(where: \.isRuntime),
        catalogs: CatalogSearch(catalogs: catalogs).catalogs, root: project.directoryURL)
    }
  }

  extension XcodeTargetDependency {
    /// Whether it is the library `DynamicColors`.
    fileprivate var isRuntime: Bool {
      switch self {
      case .target(let target): target.displayName == "DynamicColors"
      case .product(let product): product.targets.contains { $0.name == "DynamicColors" }
      @unknown default: false
      }
    }
  }
#endif
