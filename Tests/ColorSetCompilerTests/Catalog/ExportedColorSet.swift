import Foundation
import Testing

/// A color set as the export gives it, but for its symbol, with numbers as numbers.
struct ExportedColorSet: Equatable {
  /// The path of its file.
  let path: String
  private let members: JSONValue

  /// The color sets of an export; a root is taken off the beginning of paths.
  static func all(in data: Data, below root: String) throws -> [ExportedColorSet] {
    let text = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    #expect(text?["version"] as? Int == 1)
    let colorSets = try #require(text?["colorSets"] as? [[String: Any]])
    return try colorSets.map { colorSet in
      var members = colorSet
      members.removeValue(forKey: "symbol")
      for key in ["catalog", "path"] {
        let path = try #require(members[key] as? String)
        members[key] = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
      }
      return ExportedColorSet(
        path: try #require(members["path"] as? String), members: try JSONValue(members))
    }
  }
}

/// A value of a JSON text, for comparison.
private enum JSONValue: Equatable {
  case null
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(_ value: Any) throws {
    switch value {
    case is NSNull: self = .null
    case let text as String: self = .string(text)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let values as [Any]: self = .array(try values.map { try JSONValue($0) })
    case let members as [String: Any]: self = .object(try members.mapValues { try JSONValue($0) })
    default: throw CocoaError(.propertyListReadCorrupt)
    }
  }
}
