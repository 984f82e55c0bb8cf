import Foundation
import Testing

/// JSON as Foundation reads it, with ways to its parts.
struct JSONObject {
  /// The value.
  let value: Any

  /// Reads a text.
  init(_ text: String) throws {
    value = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  private init(value: Any) { self.value = value }

  /// A member, by its key.
  subscript(key: String) -> JSONObject {
    JSONObject(value: (value as? [String: Any])?[key] ?? Missing())
  }

  /// An element, by its place.
  subscript(index: Int) -> JSONObject {
    let array = value as? [Any] ?? []
    return JSONObject(value: array.indices.contains(index) ? array[index] : Missing())
  }

  /// The elements.
  var elements: [JSONObject] { (value as? [Any] ?? []).map { JSONObject(value: $0) } }
  /// The keys, sorted.
  var keys: [String] { (value as? [String: Any] ?? [:]).keys.sorted() }
  /// The text, nil when it is something else.
  var text: String? { value as? String }
  /// The number, nil when it is something else.
  var number: Int? { value as? Int }
  /// Whether it is null.
  var isNull: Bool { value is NSNull }
  /// Whether there is no such part.
  var isMissing: Bool { value is Missing }

  private struct Missing {}
}
