import Foundation
import PackagePlugin

extension ColorTarget {
  /// Looks for the catalogs of a target of a package.
  init(_ target: any SourceModuleTarget, in package: Package) {
    let folders = package.targets.map(\.directoryURL)
    self.init(
      name: target.name, module: target.moduleName,
      dependsOnRuntime: target.dependencies.contains(where: \.isRuntime),
      catalogs: CatalogSearch(target.directoryURL, passingOver: folders).catalogs,
      root: package.directoryURL)
  }
}

extension TargetDependency {
  /// Whether it is the library `DynamicColors`.
  fileprivate var isRuntime: Bool {
    switch self {
    case .target(let target): target.name == "DynamicColors"
    case .product(let product): product.targets.contains { $0.name == "DynamicColors" }
    @unknown default: false
    }
  }
}
