import Foundation

/// A copy of a package in Tests/Examples, to change and build.
struct ExamplePackage: Sendable {
  /// The folder of the copy; its name is that of the example, since builds of the same name share what they can.
  let folder: URL
  /// What it is built with.
  let system: BuildSystem

  /// Copies an example; the copy depends on the checkout by its path.
  init(_ name: String, _ system: BuildSystem) throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("colorset-example-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    folder = parent.appendingPathComponent(name)
    self.system = system
    try FileManager.default.copyItem(
      at: Checkout.url.appendingPathComponent("Tests/Examples/\(name)"), to: folder)
    try? FileManager.default.removeItem(at: url(".build"))
    try edit("Package.swift", replacing: "\"../../..\"", with: "\"\(Checkout.url.path)\"")
  }

  /// Removes the copy.
  func remove() { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  /// The place of something in the package.
  func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  /// Builds the package.
  func build(_ options: String...) throws -> Outcome {
    try swift(["build"] + system.options + options)
  }

  /// Runs a command of a plugin.
  func package(_ options: [String] = [], _ arguments: String...) throws -> Outcome {
    try swift(["package"] + system.options + options + arguments)
  }

  /// Runs a program of the package, which was built.
  func run(_ program: String) throws -> String {
    try Outcome.of(system.products.appendingPathComponent(program), [], in: folder).output
  }

  /// Runs `swift`. It dies now and then of a fault of its own; then, and only then, once more.
  private func swift(_ arguments: [String]) throws -> Outcome {
    let program = URL(fileURLWithPath: "/usr/bin/env")
    let outcome = try Outcome.of(program, ["swift"] + arguments, in: folder)
    guard outcome.exitCode == 139 || outcome.exitCode == -11 else { return outcome }
    print("swift \(arguments[0]) crashed with 139; trying once more")
    return try Outcome.of(program, ["swift"] + arguments, in: folder)
  }
}
