import Foundation
import Testing

/// A table of numbers that tests compare with, as comma-separated values with a line of names.
struct VectorFile {
  /// A row, by the names of its columns.
  struct Row: CustomStringConvertible, Sendable {
    /// The number of the row in the file, counted from 1 after the names.
    let number: Int
    private let values: [String: String]

    init(number: Int, values: [String: String]) {
      self.number = number
      self.values = values
    }

    var description: String { "row \(number)" }

    /// A value as text; empty when the row has none.
    subscript(_ name: String) -> String { values[name] ?? "" }

    /// A value as a number.
    func number(_ name: String) throws -> Double {
      try #require(Double(self[name]), "\(name) of \(self) is '\(self[name])'")
    }

    /// Three values as numbers.
    func numbers(_ names: String...) throws -> [Double] { try names.map(number) }
  }

  /// The rows.
  let rows: [Row]

  /// Reads a file of `Tests/Data`.
  init(_ name: String) throws {
    let url = Checkout.url.appendingPathComponent("Tests/Data/\(name)")
    var lines = Self.records(try String(contentsOf: url, encoding: .utf8))
    let names = lines.removeFirst()
    rows = lines.enumerated().map { index, values in
      Row(
        number: index + 1, values: Dictionary(uniqueKeysWithValues: zip(names, values)))
    }
  }

  /// Records of fields, which quotes may hold together.
  private static func records(_ text: String) -> [[String]] {
    var records: [[String]] = []
    var fields: [String] = []
    var field = ""
    var isQuoted = false
    for character in text {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        fields.append(field)
        field = ""
      case "\n" where !isQuoted, "\r\n" where !isQuoted:
        records.append(fields + [field])
        fields = []
        field = ""
      default: field.append(character)
      }
    }
    return records
  }
}
