import Foundation
import Testing

/// The color sets of an export, as JSON objects.
func exportedSets(_ outcome: Outcome) throws -> [[String: Any]] {
  let object = try JSONSerialization.jsonObject(with: outcome.bytes) as? [String: Any]
  return try #require(object?["colorSets"] as? [[String: Any]])
}

/// The texts, or nulls, of one key of the color sets of an export.
func exportedStrings(_ key: String, in outcome: Outcome) throws -> [String?] {
  try exportedSets(outcome).map { $0[key] as? String }
}

/// One value of `resolved` of the first color set of an export: its `hex`, or the name of its reference.
func resolved(_ key: String, in outcome: Outcome) throws -> String? {
  let values = try exportedSets(outcome).first?["resolved"] as? [String: Any]
  let value = values?[key] as? [String: Any]
  return (value?["hex"] ?? value?["reference"]) as? String
}
