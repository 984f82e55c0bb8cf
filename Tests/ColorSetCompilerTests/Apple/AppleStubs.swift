import Dispatch
import Foundation

/// The modules of `Tests/Stubs`, compiled once in a run of the tests.
///
/// They must be no targets of the package, where every other target would find them.
enum AppleStubs {
  /// A module, in one of the forms that its flags give it.
  struct Module: Sendable {
    /// The folder that it is compiled into.
    var folder: String
    /// Its name, and that of its sources' folder.
    var name: String
    /// The folders of what it imports.
    var imports: [String] = []
    /// What is left out of it.
    var flags: [String] = []
  }

  /// A module that the compiler did not accept.
  struct Failure: Error, CustomStringConvertible { var description: String }

  /// The modules; each group imports only what earlier ones hold.
  private static let groups: [[Module]] = [
    [Module(folder: "graphics", name: "CoreGraphics")],
    [
      Module(folder: "ios", name: "UIKit", imports: ["graphics"]),
      Module(folder: "tvos", name: "UIKit", imports: ["graphics"], flags: ["-D", "TVOS"]),
      Module(folder: "watchos", name: "UIKit", imports: ["graphics"], flags: ["-D", "WATCHOS"]),
      Module(folder: "macos", name: "AppKit", imports: ["graphics"]),
    ],
    ["ios", "tvos", "watchos", "macos"].map {
      Module(folder: "\($0)-swiftui", name: "SwiftUI", imports: ["graphics", $0])
    },
  ]

  /// The folder with the folders of all modules; it is removed when the tests end.
  static func folder() throws -> URL { try built.get() }

  private static let workFolder: URL = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("colorset-stubs-\(UUID().uuidString)")
    atexit { try? FileManager.default.removeItem(at: AppleStubs.workFolder) }
    return folder
  }()

  private static let built = Result {
    for group in groups {
      let problems = Problems()
      DispatchQueue.concurrentPerform(iterations: group.count) { index in
        do { try build(group[index]) } catch { problems.add("\(error)") }
      }
      if !problems.texts.isEmpty {
        throw Failure(description: problems.texts.joined(separator: "\n"))
      }
    }
    return workFolder
  }

  /// What went wrong on any thread.
  private final class Problems: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var texts: [String] = []

    func add(_ text: String) {
      lock.lock()
      defer { lock.unlock() }
      texts.append(text)
    }
  }

  private static func build(_ module: Module) throws {
    let folder = workFolder.appendingPathComponent(module.folder).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let sources = Checkout.url.appendingPathComponent("Tests/Stubs/\(module.name)").path
    let files = try FileManager.default.contentsOfDirectory(atPath: sources).sorted()
    // Apple's frameworks have stable interfaces; Foundation has none here, which is worth no warning.
    let outcome = try SwiftCompiler.run(
      [
        "-swift-version", "6", "-parse-as-library", "-suppress-warnings",
        "-enable-library-evolution", "-emit-module", "-emit-library", "-static", "-module-name",
        module.name, "-emit-module-path", "\(folder)/\(module.name).swiftmodule", "-o",
        "\(folder)/lib\(module.name).a",
      ] + module.flags
        + module.imports.flatMap { ["-I", workFolder.appendingPathComponent($0).path] }
        + files.filter { $0.hasSuffix(".swift") }.map { "\(sources)/\($0)" })
    guard outcome.status == 0 else { throw Failure(description: outcome.text) }
  }
}
