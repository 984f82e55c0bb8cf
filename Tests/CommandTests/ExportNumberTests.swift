import Foundation
import Testing

/// The numbers in an export: the shortest decimals that give the same number again.
@Suite(.folder) struct ExportNumberTests {
  private let folder = TestFolder.current

  /// The texts of the numbers that an export gives for some components, each as the white of a slot.
  private func numbers(_ spellings: [String]) throws -> [String] {
    let slots = spellings.map {
      """
      { "idiom" : "universal", "color" : { "color-space" : "extended-gray", "components" :
        { "white" : \($0), "alpha" : "1.000" } } }
      """
    }
    try folder.addColorSet(
      "Colors.xcassets/Numbers", "{ \"colors\" : [ \(slots.joined(separator: ",\n")) ] }")
    let outcome = try folder.run("export")
    #expect(!outcome.errors.contains(": error: "))
    let slotsText = outcome.output.components(separatedBy: "\"resolved\"")[0]
    return slotsText.matches(of: /"components":\s*\[([^\]]*)\]/).map { String($0.1) }
  }

  private func digits(_ text: String) -> Int {
    let mantissa = text.prefix { $0 != "e" && $0 != "E" }
    let figures = mantissa.filter(\.isNumber).drop { $0 == "0" }
    let trailing = mantissa.contains(".") ? 0 : figures.reversed().prefix { $0 == "0" }.count
    return figures.count - trailing
  }

  private func expectShortest(_ texts: [String], _ values: [Double]) {
    #expect(texts.count == values.count)
    for (text, value) in zip(texts, values) {
      #expect(Double(text)?.bitPattern == value.bitPattern, "\(text) for \(value)")
      #expect(digits(text) <= digits(value.description), "\(text) for \(value)")
      #expect(text.wholeMatch(of: /-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/) != nil, "\(text)")
    }
  }

  @Test("Every byte is its 255th, in each spelling")
  func bytes() throws {
    let values = (0...255).map { Double($0) / 255 }
    expectShortest(try numbers((0...255).map { "\"\($0)\"" }), values)
    let hexadecimal = (0...255).map { byte in
      let text = String(byte, radix: 16, uppercase: true)
      return "\"0x\(text.count == 1 ? "0" : "")\(text)\""
    }
    expectShortest(try numbers(hexadecimal), values)
  }

  @Test("Every decimal of three places comes back as it was written")
  func thousandths() throws {
    let spellings = (0...1000).map { thousandths in
      let text = String(thousandths + 1000)
      return (thousandths == 1000 ? "1." : "0.") + text.suffix(3)
    }
    let values = try spellings.map { try #require(Double($0)) }
    expectShortest(try numbers(spellings.map { "\"\($0)\"" }), values)
    expectShortest(try numbers(spellings), values)
  }

  @Test("Numbers that are hard to write are exact")
  func hardNumbers() throws {
    let spellings = [
      "0.1", "0.30000000000000004", "-0.0", "-0.2267", "1.0931",
      "0.1000000000000000055511151231257827021181583404541015625",
      "0.9999999999999999", "0.99999999999999994448884876874217297881841659545898437500001",
      "1.0000000000000002", "2.2250738585072014e-308", "2.2250738585072011e-308", "5e-324",
      "1.7976931348623157e308", "9007199254740993.0", "123456789012345680.0", "1e15", "1e16",
      "999999999999999.0", "1e22", "1e23", "8.5e-5", "1e-7", "0.0001", "1e21", "0.5",
    ]
    let values = try spellings.map { try #require(Double($0)) }
    expectShortest(try numbers(spellings), values)
  }

  @Test("Random numbers are exact")
  func randomNumbers() throws {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    var values: [Double] = []
    while values.count < 2000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Double(bitPattern: state ^ state >> 29)
      if number.isFinite { values.append(number) }
      values.append(Double(state >> 11) / 0x1p53)
    }
    expectShortest(try numbers(values.map(\.description)), values)
  }
}
