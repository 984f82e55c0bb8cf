import ColorSetCompiler
import DynamicColors
import Foundation
import Testing

/// What a page is made of.
@Suite struct PreviewDataTests {
  /// Compares the data of a page with the palette.
  private func check(_ sample: PreviewSample) throws {
    let data = try sample.data()
    let rows = try #require(data["colors"] as? [[Any]])
    let values = try #require(data["values"] as? String)
    let colorSets = sample.colorSets
    try #require(rows.count == colorSets.count)
    for (row, colorSet) in zip(rows, colorSets) {
      #expect(row[0] as? String == colorSet.name)
      let slots = try #require(row[4] as? [Int])
      #expect(slots.count == colorSet.slots.count * 2)
      let answers = try #require(row[5] as? [Int])
      let requests: [ColorTraits] = [.light, .dark, .lightHighContrast, .darkHighContrast]
      for (place, request) in requests.enumerated() {
        let slot = colorSet.slotIndex(for: request)
        #expect(answers[place * 2] >> 1 == slot ?? -1)
        let expected = ExpectedSwatch.values(colorSet, in: sample.palette)[place]
        let value = answers[place * 2 + 1]
        #expect((value < 0) == (expected == nil))
        if let expected, value >= 0 {
          let digits = values.dropFirst(value * 32).prefix(32)
          #expect(digits.prefix(8) == (expected["normal"] as? String ?? "")[...])
          let rest = ["protan", "deutan", "tritan", "gray"].map {
            (expected[$0] as? String ?? "").prefix(6)
          }
          #expect(digits.dropFirst(8) == rest.joined()[...])
        }
      }
    }
    let findings = try #require(data["findings"] as? [[Any]])
    #expect(findings.count == sample.findings.count)
    for (number, (row, finding)) in zip(findings, sample.findings).enumerated() {
      let color = (row[2] as? Int).flatMap { $0 < 0 ? nil : $0 }
      #expect(color == sample.rowsOfFindings[number])
      #expect(color.flatMap { rows[$0][0] as? String } == finding.color)
      let message = try #require(row[3] as? String)
      #expect(finding.message.hasSuffix(message) && !message.isEmpty)
    }
  }

  @Test("The sample catalog is shown as it is")
  func sampleCatalog() throws {
    let sample = try PreviewSample.sampleCatalog()
    try check(sample)
    let data = try sample.data()
    let pairs = try #require(data["pairs"] as? [[Any]])
    #expect(pairs.count == 28)
    #expect(data["guessed"] as? Bool == false)
    #expect(sample.html.contains("<title>Colors.xcassets</title>"))
  }

  @Test(
    "Real catalogs are shown as they are",
    .enabled(if: SharedFolder.isPresent, "the real catalogs are in the folder of COLORSET_SHARED"),
    arguments: Repository.all)
  func realCatalogs(repository: Repository) throws {
    let path = "\(Repository.folder)/\(repository.name)"
    let sample = try PreviewSample([path])
    try check(sample)
    #expect(!sample.html.contains("\"\(Repository.folder)"))
    #expect(try PreviewSample([path], threads: 1).html == sample.html)
  }

  @Test(
    "A finding stands beside the color set in whose file it is, also where another one has the name"
  )
  func repeatedNames() throws {
    let sample = try PreviewSample.repeatedNames()
    try check(sample)
    let rows = zip(sample.findings, sample.rowsOfFindings)
      .filter { $0.0.rule == "mixed-color-spaces" }.compactMap(\.1)
    let names = sample.colorSets.map(\.name)
    #expect(rows.map { names[$0] }.sorted() == ["AccentColor", "Zone/Line", "ZoneLine"])
    #expect(rows.allSatisfy { $0 > 0 && names[$0 - 1] == names[$0] })
  }

  @Test("What is enough only over the system's background has the ratio there")
  func translucentBackground() throws {
    let pairs = try #require(try PreviewSample.repeatedNames().data()["pairs"] as? [[Any]])
    try #require(pairs.count == 1)
    let numbers = pairs[0].map { $0 as? Int ?? -1 }
    // Half a black over white, and over black; white on the first has 3.9, on the second 21.
    #expect(numbers[9] == 0)
    #expect(numbers[13] == 2_100)
    #expect(numbers[8] == 397 && numbers[12] == 397)
  }

  @Test("Large counts have commas between thousands")
  func largeCounts() throws {
    let catalog = try CatalogOnDisk()
    for number in 0..<1_000 {
      try catalog.write(ColorSetText.plain, to: "Color \(number).colorset/Contents.json")
    }
    #expect(
      try PreviewSample([catalog.url.path]).html.contains("<p class=\"summary\">1,000 colors, "))
    for (number, words) in [
      (0, "0 colors"), (1, "1 color"), (-12, "-12 colors"), (999, "999 colors"),
      (12_345, "12,345 colors"), (1_234_567, "1,234,567 colors"),
    ] {
      #expect(number.groupedWords("color") == words)
    }
  }

  @Test("Each ratio of the table is that of the two colors, cut off after two decimals")
  func matrix() throws {
    let sample = try PreviewSample.sampleCatalog()
    let matrix = try #require(try sample.data()["matrix"] as? [String: Any])
    let fronts = try #require(matrix["fronts"] as? [Int])
    let backs = try #require(matrix["backs"] as? [Int])
    let ratios = try #require(matrix["ratios"] as? [[Int]])
    let colorSets = sample.colorSets
    #expect(fronts.map { colorSets[$0].name }.contains("Text/Primary"))
    #expect(!fronts.map { colorSets[$0].name }.contains("Chart/Grid"))
    #expect(backs.map { colorSets[$0].name }.contains("Surface/CardElevated"))
    for (list, traits) in zip(
      ratios, [ColorTraits.light, .dark, .lightHighContrast, .darkHighContrast])
    {
      #expect(list.count == fronts.count * backs.count)
      for (place, ratio) in list.enumerated() {
        let front = colorSets[fronts[place / backs.count]].answer(for: traits)?.seen
        let back = colorSets[backs[place % backs.count]].answer(for: traits)?.seen
        guard let front, let back else {
          #expect(ratio == -1)
          continue
        }
        let text = Contrast.text(Contrast.leastRatio(of: front, on: back))
        #expect(text == "\(ratio / 100).\(ratio % 100 < 10 ? "0" : "")\(ratio % 100)")
      }
    }
  }

  @Test("A pair has the size and the weight of its text, and the verdict of the rule")
  func pairs() throws {
    let sample = try PreviewSample.sampleCatalog()
    let pairs = try #require(try sample.data()["pairs"] as? [[Any]])
    let names = sample.colorSets.map(\.name)
    let button = try #require(
      pairs.first { ($0[0] as? Int).map { names[$0] } == "Status/OnDanger" })
    #expect((button[1] as? Int).map { names[$0] } == "Status/Danger")
    #expect(button[2] as? String == "headline")
    #expect(button[3] as? Int == 17)
    #expect(button[4] as? Int == 600)
    #expect(button[5] as? String == "4.5")
    // The sample is clean under lint, so each pair passes wherever it is seen.
    for pair in pairs {
      for appearance in 0..<4 where pair[6 + appearance * 4] as? Int != -1 {
        #expect(pair[6 + appearance * 4 + 3] as? Int == 1)
      }
    }
  }
}
