import Foundation
import Testing

/// The table beside the stubs: what is of Apple's, and since when each system has it.
struct AvailabilityTable {
  /// A declaration.
  struct Row {
    var framework: String
    var type: String
    /// The member, with the labels of its arguments; empty for the type.
    var member: String
    var page: String
    var versions: [AppleSystem: SystemVersion]

    /// The member without its labels.
    var baseName: String { String(member.prefix { $0 != "(" }) }
    /// The labels of its arguments.
    var labels: [String] {
      guard let start = member.firstIndex(of: "("), member.hasSuffix(")") else { return [] }
      return member[start...].dropFirst().dropLast().split(separator: ":").map(String.init)
    }
    /// The words that stand beside the declaration in the stubs.
    var words: String {
      let title = member.isEmpty ? String(type.split(separator: ".").last ?? "") : member
      let names: [(AppleSystem, String)] = AppleSystem.allCases.map {
        ($0, $0 == .macCatalyst ? "Mac Catalyst" : $0.rawValue)
      }
      let versions = names.compactMap { system, name in
        text[system].map { "\(name) \($0)" }
      }
      return "\"\(title)\": \(versions.joined(separator: ", "))."
    }
    /// The versions as the table spells them.
    fileprivate var text: [AppleSystem: String]
  }

  /// All declarations.
  let rows: [Row]

  /// Reads the table.
  init() throws {
    let file = Checkout.url.appendingPathComponent("Tests/Stubs/availability.csv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let header = lines[0].split(separator: ",").map(String.init)
    let systems = try header.dropFirst(4).map { try #require(AppleSystem(rawValue: $0)) }
    rows = try lines.dropFirst().map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == header.count, "\(line)")
      let texts = zip(systems, fields.dropFirst(4)).filter { !$0.1.isEmpty }
      return Row(
        framework: fields[0], type: fields[1], member: fields[2], page: fields[3],
        versions: Dictionary(uniqueKeysWithValues: texts.map { ($0.0, SystemVersion($0.1)) }),
        text: Dictionary(uniqueKeysWithValues: texts.map { ($0.0, $0.1) }))
    }
  }
}
