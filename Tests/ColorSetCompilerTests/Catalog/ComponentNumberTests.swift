import ColorSetCompiler
import DynamicColors
import Testing

/// The rule by which a component becomes a number, decided for each value by its own spelling.
@Suite struct ComponentNumberTests {
  @Test("A string of digits counts in 1/255", arguments: ["", "0", "000"])
  func readsWholeNumbers(_ zeros: String) throws {
    let values = (0...255).map { ("\"\(zeros)\($0)\"", Double($0) / 255) }
    try expectValues(values, .integer)
  }

  @Test("A string that begins with 0x counts in 1/255", arguments: ["0x", "0X", "0x00", "0X0000"])
  func readsHexadecimalNumbers(_ prefix: String) throws {
    let upper = (0...255).map {
      (
        "\"\(prefix)\($0 < 16 ? "0" : "")\(String($0, radix: 16, uppercase: true))\"",
        Double($0) / 255
      )
    }
    try expectValues(upper, .hexadecimal)
    let lower = (0...255).map { ("\"\(prefix)\(String($0, radix: 16))\"", Double($0) / 255) }
    try expectValues(lower, .hexadecimal)
    try expectValues(
      [("\"\(prefix)aF\"", 175 / 255.0), ("\"\(prefix)Fa\"", 250 / 255.0)], .hexadecimal)
  }

  @Test("Three decimals give the nearest number", arguments: ["", "-"])
  func readsThreeDecimals(_ sign: String) throws {
    let texts = (0...1000).map { step in
      let digits = String(step % 1000)
      return sign + String(step / 1000) + "." + String(repeating: "0", count: 3 - digits.count)
        + digits
    }
    try expectNearest(texts)
  }

  @Test("Decimals of any length give the nearest number")
  func readsLongDecimals() throws {
    let digits = (0..<400).map { String($0 * 7 % 10) }.joined()
    var texts = (1...400).map { "0." + digits.prefix($0) }
    texts += (1...40).map { "\(digits.dropFirst().prefix($0)).\(digits.prefix(40 - $0))" }
    texts += [
      "0.1", "0.30000000000000004", "0.500000000000000055511151231257827",
      "0.50000000000000005551115123125782702118158340454101562500000001", "0.99999999999999994",
      "0.999999999999999", "0.9999999999999999", "9007199254740993.0", "123456789012345.6",
      "0.00000000000001", "0.000000000000001", "0.0000000000000001", "00000000000000000.5",
      "1.093", "-0.227", "-0.0", "0.0", "1.0", "1.00", "1.", ".5", "-.5", ".000", "-1.", "12.5",
    ]
    try expectNearest(texts)
  }

  @Test("Decimals of all lengths and places of the point give the nearest number")
  func readsRandomDecimals() throws {
    var generator = SeededGenerator(seed: 1)
    let texts = (0..<2000).map { _ in
      let whole = (0..<Int.random(in: 1...9, using: &generator))
        .map { _ in String(Int.random(in: 0...9, using: &generator)) }
      let fraction = (0..<Int.random(in: 0...12, using: &generator))
        .map { _ in String(Int.random(in: 0...9, using: &generator)) }
      return whole.joined() + "." + fraction.joined()
    }
    try expectNearest(texts)
  }

  @Test("A string with an exponent counts as it is")
  func readsExponents() throws {
    try expectNearest([
      "1e0", "1E0", "5e-1", "1e5", "1.5e3", "-2.5E-2", "1e+2", "1e-400", "1e308", ".5e1", "1.e1",
      "123456789e-9", "1e00000000000000000001", "0e999",
    ])
  }

  @Test("A JSON number counts as it is: 1 is full, while \"1\" is 1/255 and \"1.0\" is full")
  func readsJSONNumbers() throws {
    let texts = [
      "0", "1", "-0", "0.5", "0.8784313725", "0.8784313725490196", "1.0", "1e0", "1E-2", "-0.25",
      "2", "255", "1.5e2", "1e-400", "0.1234567890123456789",
    ]
    try expectValues(texts.map { ($0, try #require(Double($0))) }, .number)
    let reading = try read(["\"1\"", "\"1.0\"", "1"])
    #expect(reading.components.map { $0?.red } == [1 / 255.0, 1, 1])
  }

  @Test(
    "What is no component is an error that says how to write it",
    arguments: [
      ("256", "is above 255; write a whole number from 0 to 255"),
      ("300", "is above 255; write a whole number from 0 to 255"),
      ("00256", "is above 255; write a whole number from 0 to 255"),
      ("99999999999999999999999", "is above 255; write a whole number from 0 to 255"),
      ("0x1FF", "is above 0xFF; write it as 0x00 to 0xFF"),
      ("0x100", "is above 0xFF; write it as 0x00 to 0xFF"),
      ("0X0FFFFFFFFFFFFFFFFFFFF", "is above 0xFF; write it as 0x00 to 0xFF"),
      ("0xGG", "is not a hexadecimal number; write it as 0x00 to 0xFF"),
      ("0x-1", "is not a hexadecimal number; write it as 0x00 to 0xFF"),
      ("0x1.0", "is not a hexadecimal number; write it as 0x00 to 0xFF"),
      ("0x1C ", "is not a hexadecimal number; write it as 0x00 to 0xFF"),
      ("0xé", "is not a hexadecimal number; write it as 0x00 to 0xFF"),
      ("0x", "is not a number; write it as 0.500, 128 or 0x80"),
      ("x80", "is not a number; write it as 0.500, 128 or 0x80"),
      ("FF", "is not a number; write it as 0.500, 128 or 0x80"),
      ("NaN", "is not a number; write it as 0.500, 128 or 0x80"),
      ("nan", "is not a number; write it as 0.500, 128 or 0x80"),
      ("inf", "is not a number; write it as 0.500, 128 or 0x80"),
      ("Infinity", "is not a number; write it as 0.500, 128 or 0x80"),
      ("1.2.3", "is not a number; write it as 0.500, 128 or 0x80"),
      (".", "is not a number; write it as 0.500, 128 or 0x80"),
      ("1e", "is not a number; write it as 0.500, 128 or 0x80"),
      ("e5", "is not a number; write it as 0.500, 128 or 0x80"),
      ("1e5.5", "is not a number; write it as 0.500, 128 or 0x80"),
      ("0.5f", "is not a number; write it as 0.500, 128 or 0x80"),
      ("0x1p-1", "is not a hexadecimal number; write it as 0x00 to 0xFF"),
      ("1_000", "is not a number; write it as 0.500, 128 or 0x80"),
      ("١", "is not a number; write it as 0.500, 128 or 0x80"),
      ("true", "is not a number; write it as 0.500, 128 or 0x80"),
      ("1e999", "is too large; write a number such as 0.500"),
      ("-1e999", "is too large; write a number such as 0.500"),
      ("1.0e400", "is too large; write a number such as 0.500"),
      ("#80", "is not a number; write a hexadecimal number as 0x80"),
      ("#8", "is not a number; write a hexadecimal number as 0x8"),
      ("#FF8800", "is a whole color, or nothing; write one component, from 0x00 to 0xFF"),
      ("#fff", "is a whole color, or nothing; write one component, from 0x00 to 0xFF"),
      ("#G1", "is a whole color, or nothing; write one component, from 0x00 to 0xFF"),
      ("#", "is a whole color, or nothing; write one component, from 0x00 to 0xFF"),
      ("#ff", "is not a number; write a hexadecimal number as 0xFF"),
      ("80%", "is not a number; write a percentage as a fraction of 1"),
      ("0.5%", "is not a number; write a percentage as a fraction of 1"),
      ("0,5", "is not a number; write a point in place of the comma"),
      (" 12", "is not a number; take out the space"),
      ("12 ", "is not a number; take out the space"),
      ("0. 5", "is not a number; take out the space"),
      ("", "is empty; write a number such as 0.500, 128 or 0x80"),
      ("-5", "is below 0; write a whole number from 0 to 255"),
      ("-", "is not a number; write it as 0.500, 128 or 0x80"),
      ("--5", "is not a number; write it as 0.500, 128 or 0x80"),
      ("-x", "is not a number; write it as 0.500, 128 or 0x80"),
      ("-255", "is below 0; write a whole number from 0 to 255"),
      ("\\u0030.5", "is written with escapes; write its digits as they are"),
      ("0.5\\n", "is written with escapes; write its digits as they are"),
    ])
  func reportsWhatIsNoNumber(_ text: String, _ message: String) throws {
    try expectError("\"\(text)\"", "red \"\(text)\" \(message) (invalid-component)")
  }

  @Test("A JSON number that is too large is an error")
  func reportsLargeJSONNumbers() throws {
    try expectError(
      "1e400", "red \"1e400\" is too large; write a number such as 0.500 (invalid-component)")
    let digits = String(repeating: "9", count: 400)
    try expectError(
      digits,
      "red \"\(digits.prefix(60))…\" is too large; write a number such as 0.500 (invalid-component)"
    )
  }

  @Test(
    "What is neither a string nor a number is an error",
    arguments: [
      ("true", "a boolean"), ("false", "a boolean"), ("null", "null"), ("[]", "an array"),
      ("[0.5]", "an array"), ("{}", "an object"),
    ])
  func reportsWrongTypes(_ written: String, _ words: String) throws {
    try expectError(written, "'red' is \(words); it must be a string or a number (wrong-type)")
  }

  private func expectNearest(_ texts: [String]) throws {
    try expectValues(texts.map { ("\"\($0)\"", try #require(Double($0))) }, .decimal)
  }

  private func expectValues(
    _ values: [(written: String, value: Double)], _ form: ComponentSpelling.Form
  ) throws {
    let reading = try read(values.map(\.written))
    #expect(reading.lines == [])
    try #require(reading.slots.count == values.count)
    for (slot, (written, value)) in zip(reading.slots, values) {
      guard case .components(let color) = slot.value else {
        Issue.record("\(written) gives no value")
        continue
      }
      #expect(color.red.bitPattern == value.bitPattern, "\(written)")
      #expect(slot.spelling.red == form, "\(written)")
    }
  }

  private func expectError(_ written: String, _ message: String) throws {
    let reading = try read([written, "\"0.500\""])
    let before = "{\"color\":{\"color-space\":\"extended-srgb\",\"components\":{\"red\":"
    #expect(
      reading.lines == [
        "2:\(before.utf8.count + 1): error: color 'Set', any appearance: \(message)"
      ])
    #expect(reading.components.map { $0?.red } == [nil, 0.5])
    #expect(reading.slots.first?.spelling.red == .missing)
  }

  private func read(_ written: [String]) throws -> ColorSetReading {
    try ColorSetReading(
      slots: written.map { ContentsText.slot(space: "extended-srgb", red: $0) })
  }
}
