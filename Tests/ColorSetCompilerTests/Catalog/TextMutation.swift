/// Small changes of a text, as hands and other tools make them; the same in every run.
struct TextMutation {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private static let bytes: [UInt8] =
    Array("{}[],:\" \n\r\t0123456789.xXeE+-#aFgz/\\".utf8) + [0x00, 0x1F, 0x7F, 0x80, 0xC3, 0xFF]

  private static let words = [
    "srgb", "sRGB", "display-p3", "display-P3", "extended-srgb", "extended-gray", "gray-gamma-22",
    "extended-linear-srgb", "universal", "iphone", "ipad", "mac", "mac-catalyst", "vision",
    "luminosity",
    "contrast", "dark", "light", "high", "tinted", "red", "white", "alpha", "color", "colors",
    "info",
    "xcode", "reference", "labelColor", "platform", "ios", "0.500", "0x80", "128", "1", "",
    "a\\u0041",
    "é",
  ]

  /// A text with one to three changes.
  mutating func changed(_ text: [UInt8]) -> [UInt8] {
    var text = text
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !text.isEmpty {
      if Bool.random(using: &generator) { changeBytes(&text) } else { changeLines(&text) }
    }
    return text
  }

  private mutating func changeBytes(_ text: inout [UInt8]) {
    let index = Int.random(in: text.indices, using: &generator)
    let byte = Self.bytes.randomElement(using: &generator) ?? 0
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: text.remove(at: index)
    case 1: text.insert(byte, at: index)
    case 2: text[index] = byte
    case 3: text.swapAt(index, min(index + 1, text.count - 1))
    case 4: text.removeSubrange(index...)
    default: changeWord(&text, near: index)
    }
  }

  /// Puts another word between two quotes.
  private mutating func changeWord(_ text: inout [UInt8], near index: Int) {
    guard let start = text[index...].firstIndex(of: 0x22),
      let end = text[(start + 1)...].firstIndex(of: 0x22)
    else { return }
    text.replaceSubrange(
      start + 1..<end, with: (Self.words.randomElement(using: &generator) ?? "").utf8)
  }

  private mutating func changeLines(_ text: inout [UInt8]) {
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    let line = Int.random(in: lines.indices, using: &generator)
    let other = Int.random(in: lines.indices, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: lines.insert(lines[line], at: line)
    case 1: lines.swapAt(line, other)
    case 2: lines.swapAt(line, min(line + 1, lines.count - 1))
    case 3: lines.remove(at: line)
    case 4: lines[line].insert(0x20, at: 0)
    case 5: if lines[line].first == 0x20 { lines[line].removeFirst() }
    case 6: lines[line].append(0x0D)
    default: lines.insert([], at: line)
    }
    text = Array(lines.joined(separator: [0x0A]))
  }
}
