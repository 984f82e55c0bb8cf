import Foundation

/// The times at which what was compiled for some targets was written last.
struct BuiltFiles: Equatable {
  private var times: [String: Date] = [:]

  /// Looks at the object files and generated sources of targets.
  init(of targets: [String], in system: BuildSystem) {
    let folder = system.scratch.resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(atPath: folder.path)
    while let path = files?.nextObject() as? String {
      guard path.hasSuffix(".o") || path.hasSuffix(".generated.swift") else { continue }
      let isMeant = targets.contains {
        path.contains("/\($0).build/") || path.contains("outputs/") && path.contains("/\($0)/")
      }
      if isMeant { times[path] = files?.fileAttributes?[.modificationDate] as? Date }
    }
  }

  /// Whether there is any.
  var isEmpty: Bool { times.isEmpty }
}
