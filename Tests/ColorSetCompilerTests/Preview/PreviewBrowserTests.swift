import ColorSetCompiler
import Foundation
import Testing

/// Pages in a real browser: every swatch in every mode, the keyboard, the accessibility tree, phones and paper.
@Suite(
  .serialized,
  .enabled(
    if: PreviewBrowser.isPresent,
    "a browser is needed: chromium, or the one that COLORSET_BROWSER names, and python3"))
struct PreviewBrowserTests {
  /// Checks a page; the filters are those of which the first choice is known.
  private func check(
    _ sample: PreviewSample, named name: String, word: String, filters: [String: [String]] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let names = sample.colorSets.map(\.name)
    let found = names.filter { $0.lowercased().contains(word) }
    let (lines, passes) = try PreviewBrowser.check(
      sample, named: name, search: (word, found), filters: filters)
    #expect(
      passes, "\(lines.prefix(12).joined(separator: "\n").prefix(4000))",
      sourceLocation: sourceLocation)
    let last = try #require(lines.last, sourceLocation: sourceLocation)
    #expect(last.contains("swatches compared"), "\(last)", sourceLocation: sourceLocation)
    #expect(!last.contains(": 0 swatches"), "\(last)", sourceLocation: sourceLocation)
  }

  /// The colors that the first choice of each filter leaves, as far as the page has the filter.
  private func firstChoices(_ sample: PreviewSample) -> [String: [String]] {
    var filters: [String: [String]] = [:]
    let names = sample.colorSets.map(\.name)
    let namespaces = names.compactMap { name in
      name.lastIndex(of: "/").map { String(name[..<$0]) }
    }
    if let first = namespaces.flatMap({ [$0, String($0.prefix { $0 != "/" })] }).min() {
      filters["namespace"] = names.filter { $0.hasPrefix(first + "/") }
    }
    for role in ColorRole.allCases {
      let fitting = names.filter { sample.configuration.roles(of: $0).contains(role) }
      if !fitting.isEmpty {
        filters["role"] = fitting
        break
      }
    }
    return filters
  }

  @Test("The sample catalog")
  func sampleCatalog() throws {
    let sample = try PreviewSample.sampleCatalog()
    try check(sample, named: "SampleCatalog", word: "card", filters: firstChoices(sample))
  }

  @Test(
    "Real catalogs",
    .enabled(if: SharedFolder.isPresent, "the real catalogs are in the folder of COLORSET_SHARED"),
    arguments: [
      "Ranchero-Software+NetNewsWire", "openedx+openedx-app-ios", "p-x9+SwiftUIColor",
    ])
  func realCatalogs(repository: String) throws {
    let sample = try PreviewSample([SharedFolder.file("corpus/\(repository)").path])
    try check(sample, named: repository, word: "color")
  }

  @Test("Color sets of one name, and a translucent background")
  func repeatedNames() throws {
    try check(try PreviewSample.repeatedNames(), named: "repeated", word: "zone")
  }

  @Test("Names that a careless page would run or be torn apart by, and values of all kinds")
  func hostileNames() throws {
    try check(try HostilePages.sample(), named: "hostile", word: "script")
  }
}

/// The browser is there where it must be.
@Suite struct PreviewBrowserPresenceTests {
  @Test("A browser that is required is there")
  func isThere() {
    #expect(PreviewBrowser.isPresent || !PreviewBrowser.isRequired)
  }
}
