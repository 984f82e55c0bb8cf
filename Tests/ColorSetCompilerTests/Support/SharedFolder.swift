import Foundation

/// The folder of test data that does not belong to the project: real catalogs and a JSON test suite.
///
/// The environment variable `COLORSET_SHARED` names it; by default it is the folder `shared` beside the checkout.
enum SharedFolder {
  /// The folder, nil when it is absent.
  static let url: URL? = {
    let environment = ProcessInfo.processInfo.environment
    let folder =
      environment["COLORSET_SHARED"].map { URL(fileURLWithPath: $0) }
      ?? Checkout.url.deletingLastPathComponent().appendingPathComponent("shared")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// Whether the folder is there.
  static var isPresent: Bool { url != nil }

  /// Whether its absence is a failure, as it is in continuous integration.
  static var isRequired: Bool {
    ProcessInfo.processInfo.environment["COLORSET_REQUIRE_SHARED"] == "1"
  }

  /// A file or folder in it.
  static func file(_ path: String) -> URL {
    (url ?? URL(fileURLWithPath: "/")).appendingPathComponent(path)
  }
}
