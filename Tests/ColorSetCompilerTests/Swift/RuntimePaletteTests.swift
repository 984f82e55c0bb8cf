import Foundation
import Testing

/// Keeps the generated Swift that the tests of the runtime ask up to date with the compiler.
@Suite struct RuntimePaletteTests {
  @Test(
    "The palettes that the tests of the runtime are made of are what the compiler generates",
    arguments: RuntimeCatalog.all.map(\.name))
  func isUpToDate(name: String) throws {
    let catalog = try #require(RuntimeCatalog.all.first { $0.name == name })
    let file = Checkout.url.appendingPathComponent(
      "Tests/DynamicColorsTests/Generated/\(name).swift")
    let source = try catalog.source()
    if ProcessInfo.processInfo.environment["COLORSET_UPDATE_GOLDEN"] == "1" {
      try Data(source.utf8).write(to: file)
    }
    #expect(
      try String(decoding: Data(contentsOf: file), as: UTF8.self) == source,
      "run the tests once with COLORSET_UPDATE_GOLDEN=1 and look at what changes")
  }
}
