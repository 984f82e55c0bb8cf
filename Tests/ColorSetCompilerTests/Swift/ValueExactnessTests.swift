import ColorSetCompiler
import Testing

/// Components come out of a compiled program as the numbers that a color set spells, to the last bit.
@Suite struct ValueExactnessTests {
  /// A color set to write, and how its one value should print.
  private struct Sample {
    var slot: String
    var expected: String

    /// A color in an RGB space from components as JSON and as numbers.
    init(_ json: [String], _ numbers: [Double], space: String = "extended-srgb") {
      slot = ColorSetText.slot(json[0], json[1], json[2], json[3], space: space)
      expected = PaletteProbe.text(space, numbers)
    }

    /// A gray from its components as JSON and as numbers.
    init(white json: [String], _ numbers: [Double], space: String) {
      slot = ColorSetText.slot(white: json[0], json[1], space: space)
      expected = PaletteProbe.text(space, numbers)
    }
  }

  /// Generates, compiles and runs samples, and compares what they print.
  private func check(
    _ samples: [Sample], _ runtime: RuntimeMode = .module, _ settings: [String] = []
  ) throws {
    let folder = try CodeFolder()
    for (number, sample) in samples.enumerated() {
      try folder.addColorSet("c\(number + 10_000)", ColorSetText.colorSet([sample.slot]))
    }
    let output = try GeneratedProgram(folder: folder, runtime: runtime, settings: settings)
      .output([try folder.generate(SwiftOptions(runtime))], main: PaletteProbe.main(runtime))
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.count == samples.count)
    for (number, (line, sample)) in zip(lines, samples).enumerated() {
      let expected = PaletteProbe.line("c\(number + 10_000)", sample.expected)
      #expect(line == expected, "\(sample.slot)")
    }
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  @Test("All bytes, in every spelling of a byte", arguments: RuntimeMode.allCases)
  func bytes(runtime: RuntimeMode) throws {
    try check(
      (0...255).map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        let hexadecimal = "0x" + (digits.count == 1 ? "0" : "") + digits
        let value = Double(byte) / 255
        return Sample(
          [quoted(hexadecimal), quoted("\(byte)"), quoted("\(value)"), "\(value)"],
          [value, value, value, value], space: "srgb")
      }, runtime)
  }

  @Test("All thousandths from 0.000 to 1.000")
  func thousandths() throws {
    try check(
      (0...1000).map { number in
        let text = Self.thousandth(number)
        let value = Double(number) / 1000
        let gray = number % 2 == 0 ? "gray-gamma-22" : "extended-gray"
        return number % 3 == 0
          ? Sample(white: [quoted(text), quoted(text)], [value, value], space: gray)
          : Sample(
            [quoted(text), text, quoted(text), quoted(text)], [value, value, value, value],
            space: "display-p3")
      })
  }

  @Test("All thousandths from -1.500 to 2.500 in an extended space")
  func extendedThousandths() throws {
    try check(
      stride(from: -1501, through: 2501, by: 3).map { first in
        let numbers = (first..<first + 3)
        let values = numbers.map { Double($0) / 1000 }
        return Sample(
          numbers.map { quoted(Self.thousandth($0)) } + [quoted("1.000")], values + [1],
          space: "extended-linear-srgb")
      })
  }

  @Test("Bytes and thousandths in one color, in an optimized program")
  func mixed() throws {
    let texts: [(String, Double)] = [
      ("\"0x1A\"", 26.0 / 255), ("\"26\"", 26.0 / 255), ("\"0.500\"", 0.5), ("1", 1),
      ("\"1\"", 1 / 255),
      ("\"1.000\"", 1), ("0.1", 0.1), ("\"2.500\"", 2.5), ("\"-1.500\"", -1.5),
      ("\"2.499\"", 2.499),
      ("\"-1.499\"", -1.499), ("0.3333333333333333", 1.0 / 3), ("\"0.102\"", 0.102),
    ]
    var samples: [Sample] = []
    for red in texts {
      for green in texts {
        samples.append(
          Sample(
            [red.0, green.0, texts[0].0, texts[2].0], [red.1, green.1, texts[0].1, texts[2].1]))
      }
    }
    try check(samples, .embedded, ["-O"])
  }

  @Test("Random numbers in random spellings")
  func random() throws {
    var random = SeededRandom(seed: 20_260_101)
    try check(
      (0..<400).map { number in
        let components = (0..<4).map { _ in random.component() }
        let texts = components.map(\.text)
        let values = components.map(\.value)
        switch number % 4 {
        case 0: return Sample(texts, values, space: "extended-srgb")
        case 1: return Sample(texts, values, space: "extended-linear-srgb")
        case 2:
          return Sample(white: Array(texts[..<2]), Array(values[..<2]), space: "extended-gray")
        default: return Sample(texts, values, space: "display-p3")
        }
      })
  }

  @Test("Zero keeps its sign, the largest and the smallest numbers their size")
  func extremes() throws {
    let texts = [
      "0", "-0", "-0.0", "0.0", "1", "4.9406564584124654e-324", "2.2250738585072014e-308",
      "1.7976931348623157e308", "-1.7976931348623157e308", "0.1", "1e-3", "123456789012345678",
      "0.30000000000000004", "9007199254740993", "1e23", "8.5e-17", "0.9999999999999999",
      "1.0000000000000002", "0.00392156862745098",
    ]
    var samples: [Sample] = []
    for text in texts {
      let value = try #require(Double(text))
      samples.append(Sample(["0", text, "1", "1"], [0, value, 1, 1]))
      if text.contains(".") || text.contains("e") {
        samples.append(
          Sample([quoted(text), "0", "0", quoted("1.0")], [value, 0, 0, 1]))
      }
    }
    try check(samples)
  }

  /// A whole number of thousandths as Xcode writes it, with three decimals.
  private static func thousandth(_ number: Int) -> String {
    let digits = "\(1000 + number.magnitude % 1000)".dropFirst()
    return "\(number < 0 ? "-" : "")\(number.magnitude / 1000).\(digits)"
  }
}

/// Random numbers that are the same in every run.
private struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A component in a random spelling, as JSON, and what it stands for.
  mutating func component() -> (text: String, value: Double) {
    let byte = Int.random(in: 0...255, using: &self)
    switch Int.random(in: 0..<7, using: &self) {
    case 0: return ("\"\(byte)\"", Double(byte) / 255)
    case 1:
      return (
        "\"0x\(String(byte, radix: 16, uppercase: Bool.random(using: &self)))\"", Double(byte) / 255
      )
    case 2:
      let value = Double.random(in: 0...1, using: &self)
      return ("\(value)", value)
    case 3:
      let value = Double.random(in: -3...3, using: &self)
      return ("\"\(value)\"", value)
    case 4:
      let value = Double(bitPattern: next())
      let safe = value.isFinite ? value : 0.75
      return ("\(safe)", safe)
    case 5:
      let digits = (0..<Int.random(in: 1...18, using: &self)).map { _ in
        "\(Int.random(in: 0...9, using: &self))"
      }
      let text = "0." + digits.joined()
      return ("\"\(text)\"", Double(text) ?? .nan)
    default:
      let number = Int.random(in: 0...1000, using: &self)
      let text = "\(number / 1000).\("\(1000 + number % 1000)".dropFirst())"
      return ("\"\(text)\"", Double(number) / 1000)
    }
  }
}
