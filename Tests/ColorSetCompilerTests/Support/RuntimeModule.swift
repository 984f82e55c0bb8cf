import Foundation

/// The runtime that generated code imports, built from the checkout's sources once in a run of the tests.
enum RuntimeModule {
  /// The folder with the module and its static library.
  static func folder() throws -> URL { try plain.get() }

  /// The folder with the module as a library with a stable interface is built; without code to link.
  static func resilientFolder() throws -> URL { try resilient.get() }

  /// The compiler did not accept the runtime.
  struct Failure: Error, CustomStringConvertible { var description: String }

  private static let plain = Result {
    try build("plain", ["-emit-library", "-static"], output: "libDynamicColors.a")
  }

  private static let resilient = Result { try build("resilient", ["-enable-library-evolution"]) }

  /// The folder that holds both; it is removed when the tests end.
  private static let workFolder: URL = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("colorset-runtime-\(UUID().uuidString)")
    atexit { RuntimeModule.removeWorkFolder() }
    return folder
  }()

  private static func removeWorkFolder() { try? FileManager.default.removeItem(at: workFolder) }

  private static func build(_ name: String, _ flags: [String], output: String? = nil) throws -> URL
  {
    let folder = workFolder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    var arguments = ["-swift-version", "6", "-parse-as-library", "-package-name", "colorset"]
    arguments += features.flatMap { ["-enable-upcoming-feature", $0] }
    arguments += ["-emit-module", "-module-name", "DynamicColors", "-emit-module-path"]
    arguments += [folder.appendingPathComponent("DynamicColors.swiftmodule").path] + flags
    if let output { arguments += ["-o", folder.appendingPathComponent(output).path] }
    let outcome = try SwiftCompiler.run(arguments + sources())
    guard outcome.status == 0 else { throw Failure(description: outcome.text) }
    return folder
  }

  private static func sources() throws -> [String] {
    let folder = Checkout.url.appendingPathComponent("Sources/DynamicColors")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }
}
