import Foundation
import PackagePlugin

extension ColorTarget {
  /// Why the catalogs of a target cannot become code of it, nil when they can.
  func problem(for target: any SourceModuleTarget, in package: Package) -> Problem? {
    if catalogs.isEmpty { return noCatalog(in: target.directoryURL, of: package) }
    if !catalogs.contains(where: \.hasColorSets) { return .noColorSet(in: name) }
    guard target is SwiftSourceModuleTarget else {
      return Problem(
        severity: .error,
        message: "the target '\(name)' is not written in Swift, which ColorSetPlugin makes; "
          + "move \(catalogs[0].url.lastPathComponent) to a Swift target of its own")
    }
    return checkedInCode(among: target.sourceFiles.map(\.url), in: package)
  }

  private func noCatalog(in folder: URL, of package: Package) -> Problem {
    let others = package.targets.map(\.directoryURL)
    let search = CatalogSearch(package.directoryURL, passingOver: others)
    guard let catalog = search.catalogs.first else { return .noCatalog(in: name) }
    let place = folder.path(from: package.directoryURL)
    let up = String(repeating: "../", count: place.split(separator: "/").count)
    let path = catalog.url.path(from: package.directoryURL)
    return Problem(
      severity: .warning,
      message:
        "ColorSetPlugin compiles catalogs in the folder of their target, and there is none in "
        + "'\(place)'; move '\(path)' there, or link it: ln -s '\(up)\(path)' '\(place)'")
  }

  /// Code that is checked in besides the code that the plugin makes would declare everything twice.
  private func checkedInCode(among sources: [URL], in package: Package) -> Problem? {
    let output = settings?.output?.resolvingSymlinksInPath()
    let copy = sources.first {
      $0.lastPathComponent == Self.fileName || $0.resolvingSymlinksInPath() == output
    }
    return copy.map {
      Problem(
        severity: .error,
        message:
          "'\($0.path(from: package.directoryURL))' has the colors of '\(name)' already; delete "
          + "it and let ColorSetPlugin make it, or keep it and take the plugin off this target")
    }
  }
}
