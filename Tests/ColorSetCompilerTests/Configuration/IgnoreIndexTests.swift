import Testing

@testable import ColorSetCompiler

@Suite struct IgnoreIndexTests {
  private static let entries: [(rule: String?, color: String)] = [
    ("a", "X*"), (nil, "Y"), ("b", "Y"), ("a", "Y"), (nil, "*Z*"), ("b", "*"),
  ]

  @Test(
    "It finds the first entry that fits, as looking at all of them would",
    arguments: ["a", "b", "c"], ["X", "Xa", "Y", "Yz", "aZb", "Z", "", "é"])
  func first(_ rule: String, _ name: String) {
    let entries = Self.entries.map {
      IgnoreEntry(
        rule: $0.rule, color: NamePattern($0.color), reason: "a test",
        location: Diagnostic.Location(path: ".colorset.json"))
    }
    var diagnostic = Diagnostic(
      severity: .error, rule: rule, message: "",
      location: Diagnostic.Location(path: "Contents.json"), color: name)
    let expected = Self.entries.firstIndex { entry in
      (entry.rule ?? rule) == rule && NamePattern(entry.color).matches(name)
    }
    #expect(IgnoreIndex(entries).first(for: diagnostic) == expected)
    diagnostic.color = nil
    #expect(IgnoreIndex(entries).first(for: diagnostic) == nil)
  }
}
