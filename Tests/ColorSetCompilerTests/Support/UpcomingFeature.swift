import Foundation
import Testing

/// An upcoming feature of the compiler that runs.
struct UpcomingFeature {
  var name: String
  /// The language mode that has it anyway.
  var version: Int

  private struct Answer: Decodable {
    struct Features: Decodable { var upcoming: [Feature] }
    struct Feature: Decodable {
      var name: String
      var enabledIn: String

      enum CodingKeys: String, CodingKey {
        case name
        case enabledIn = "enabled_in"
      }
    }
    var features: Features
  }

  /// All that the compiler names.
  static func all() throws -> [UpcomingFeature] {
    let outcome = try SwiftCompiler.run(["-print-supported-features"])
    let answer = try JSONDecoder().decode(Answer.self, from: outcome.output)
    return try answer.features.upcoming.map {
      UpcomingFeature(name: $0.name, version: try #require(Int($0.enabledIn)))
    }
  }

  /// The flags of each feature that a language mode does not have anyway.
  static func flags(version: Int) throws -> [[String]] {
    let features = try all()
    #expect(features.contains { $0.name == "InternalImportsByDefault" })
    return features.filter { $0.version > version }.map { ["-enable-upcoming-feature", $0.name] }
  }

  /// The flags of all at once, with what else makes the compiler strict.
  static func together(_ flags: [[String]]) -> [String] {
    flags.flatMap { $0 } + ["-strict-memory-safety", "-default-isolation", "MainActor"]
  }
}
