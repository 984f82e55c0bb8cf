import Foundation

/// An example of `Tests/Examples`.
struct Example {
  /// Its folder in the checkout.
  let url: URL

  init(_ name: String) {
    url = Checkout.url.appendingPathComponent("Tests/Examples/\(name)")
  }

  /// Where the packages that depend on this one are built, all in the same place so that the compiler is built there once.
  static let scratch = Checkout.url.appendingPathComponent(".build/examples").path

  /// The text of a file.
  func text(_ path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  /// Copies the example into a folder, without what was built in it.
  func copy(to folder: TestFolder, as name: String = ".") throws {
    let manager = FileManager.default
    let target = name == "." ? folder.url : folder.url(name)
    try manager.createDirectory(at: target, withIntermediateDirectories: true)
    for item in try manager.contentsOfDirectory(atPath: url.path) where item != ".build" {
      try manager.copyItem(
        at: url.appendingPathComponent(item), to: target.appendingPathComponent(item))
    }
  }
}
