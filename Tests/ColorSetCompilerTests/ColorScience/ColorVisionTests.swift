import DynamicColors
import Testing

@testable import ColorSetCompiler

/// Simulated color vision deficiencies against four other programs.
@Suite struct ColorVisionTests {
  private static func color(_ hex: String) throws -> ColorComponents {
    try #require(ColorComponents(hexadecimal: hex.dropFirst()))
  }

  private static func model(_ row: VectorFile.Row) throws -> ColorVisionModel? {
    let deficiency = try #require(ColorVisionDeficiency(rawValue: row["deficiency"]))
    switch row["method"] {
    case "vienot1999": return deficiency.vienot
    case "brettel1997": return deficiency.brettel
    case "machado2009":
      return row["severity"] == "1.0" ? deficiency.machado : deficiency.machadoPartial
    default: return nil
    }
  }

  @Test("Each model agrees to 1e-9 in linear light, but for the one that is not valid for tritan")
  func models() throws {
    var compared = 0
    for row in try VectorFile("cvd.csv").rows {
      guard let model = try Self.model(row) else {
        #expect(row["method"] == "machado2009" && row["deficiency"] == "tritan", "\(row)")
        continue
      }
      compared += 1
      let seen = model.simulated(try Self.color(row["srgb"]).linearSRGB)
      let expected = try row.numbers("lin_r_unclamped", "lin_g_unclamped", "lin_b_unclamped")
      #expect((seen.x - expected[0]).magnitude < 1e-9, "\(row)")
      #expect((seen.y - expected[1]).magnitude < 1e-9, "\(row)")
      #expect((seen.z - expected[2]).magnitude < 1e-9, "\(row)")
    }
    #expect(compared == 270)
  }

  @Test("Differences as people with a deficiency see them agree with the table")
  func pairs() throws {
    let columns: [(ColorVisionDeficiency, String)] = [
      (.protan, "de00_protan_vienot"), (.deutan, "de00_deutan_vienot"),
      (.tritan, "de00_tritan_brettel"),
    ]
    for row in try VectorFile("cvd_pairs.csv").rows {
      let (first, second) = (try Self.color(row["a"]), try Self.color(row["b"]))
      let normal = Lab(first).difference(from: Lab(second))
      #expect((normal - (try row.number("de00_normal"))).magnitude < 1e-3, "\(row)")
      for (deficiency, column) in columns {
        let seen = Lab(deficiency.simulated(first)).difference(
          from: Lab(deficiency.simulated(second)))
        #expect((seen - (try row.number(column))).magnitude < 1e-3, "\(row), \(deficiency)")
      }
    }
  }

  @Test("Grays stay as they are", arguments: ColorVisionDeficiency.allCases)
  func grays(deficiency: ColorVisionDeficiency) throws {
    for hex in ["#000000", "#333333", "#808080", "#FFFFFF"] {
      #expect(deficiency.simulated(try Self.color(hex)).hexString.prefix(7) == hex)
    }
  }
}
