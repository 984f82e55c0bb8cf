import Testing

/// The tables of numbers that the tests of color science compare with.
@Suite struct VectorFilesTests {
  @Test(
    "Each table is whole",
    arguments: [
      ("conversions.csv", 200), ("contrast.csv", 300), ("contrast_p3.csv", 40),
      ("ciede2000_sharma.csv", 34), ("difference.csv", 120), ("cvd.csv", 330),
      ("cvd_pairs.csv", 39), ("system_colors.csv", 591), ("text_styles.csv", 242),
      ("proposals.csv", 1000),
    ])
  func rows(name: String, count: Int) throws {
    #expect(try VectorFile(name).rows.count == count)
  }
}
