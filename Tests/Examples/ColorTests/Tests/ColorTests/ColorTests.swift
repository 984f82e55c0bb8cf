import ColorSetCompiler
import Testing

@Suite struct ColorTests {
  private let check = CatalogCheck(catalogs: ["../../Colors.xcassets"], from: #filePath)

  @Test("Every color passes the rules")
  func rules() throws {
    let findings = try check.findings()
    #expect(findings.isEmpty)
  }

  @Test("Every color has values for increased contrast, which is not asked for by default")
  func increasedContrast() throws {
    let findings = try check.findings(only: ["missing-high-contrast"])
    #expect(findings.isEmpty)
  }
}
