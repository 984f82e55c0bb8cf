import Foundation
import Testing

/// The part of the plugin that only Xcode compiles.
@Suite struct XcodeEntryTests {
  @Test("The entry for Xcode projects type-checks against Xcode's module as it is documented")
  func typeChecks() throws {
    let info = try Self.swiftc(["-print-target-info"])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(info.output.utf8)) as? [String: Any])
    let paths = try #require(json["paths"] as? [String: Any])
    let resources = try #require(paths["runtimeResourcePath"] as? String)
    let modules = "\(resources)/pm/PluginAPI"
    try #require(FileManager.default.fileExists(atPath: modules))
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("colorset-stub-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let common = [
      "-swift-version", "6", "-parse-as-library", "-package-description-version", "6.2.0",
      "-I", modules, "-I", folder.path,
    ]
    let stub = Checkout.url.appendingPathComponent(
      "Tests/Stubs/XcodeProjectPlugin/XcodeProjectPlugin.swift")
    let module = folder.appendingPathComponent("XcodeProjectPlugin.swiftmodule")
    var outcome = try Self.swiftc(
      common + ["-emit-module", "-module-name", "XcodeProjectPlugin", stub.path, "-o", module.path])
    try #require(outcome.exitCode == 0, "\(outcome.errors)")

    let sources = try ["ColorSetPlugin", "Shared"].flatMap(Self.sources)
    #expect(sources.contains { $0.hasSuffix("ColorSetPlugin+Xcode.swift") })
    let check = common + ["-typecheck", "-warnings-as-errors", "-module-name", "ColorSetPlugin"]
    outcome = try Self.swiftc(check + sources)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")

    // Without the entry's other half it must fail, else nothing was checked.
    outcome = try Self.swiftc(check + sources.filter { !$0.hasSuffix("ColorTarget+Xcode.swift") })
    #expect(outcome.exitCode != 0)
  }

  private static func swiftc(_ arguments: [String]) throws -> Outcome {
    try Outcome.of(
      URL(fileURLWithPath: "/usr/bin/env"), ["swiftc"] + arguments, in: Checkout.url)
  }

  private static func sources(in name: String) throws -> [String] {
    let folder = Checkout.url.appendingPathComponent("Sources/Plugins/\(name)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0).path }
  }
}
