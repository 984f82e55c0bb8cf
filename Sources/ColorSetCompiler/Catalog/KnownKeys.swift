import DynamicColors

/// The keys that the objects of a catalog's files have, to tell what an unknown one was probably meant to be.
enum KnownKeys {
  /// A kind of object: how messages call it, where a key of it belongs in words, and its keys.
  private struct Object {
    let container: String
    let place: String
    let keys: [String]
  }

  private static let objects = [
    Object(
      container: "the file", place: "at the top level of the file",
      keys: ["colors", "info", "properties"]),
    Object(
      container: "a slot", place: "in a slot",
      keys: ["appearances", "color", "display-gamut", "idiom", "locale", "subtype"]),
    Object(container: "an appearance", place: "in 'appearances'", keys: ["appearance", "value"]),
    Object(
      container: "a color", place: "in 'color'",
      keys: ["color-space", "components", "platform", "reference"]),
    Object(
      container: "the components", place: "in 'components'",
      keys: ["alpha", "blue", "green", "red", "white"]),
    Object(container: "'info'", place: "in 'info'", keys: ["author", "version"]),
    Object(
      container: "'properties'", place: "in 'properties'",
      keys: ["localizable", "provides-namespace"]),
  ]

  /// Whether an object of a kind may have a key.
  static func isKnown(_ key: String, in container: String) -> Bool {
    objects.contains { $0.container == container && $0.keys.contains(key) }
  }

  /// The key of an object that is spelled much like another one, nil when there is none.
  static func nearest(to key: String, in container: String) -> String? {
    let keys = objects.first { $0.container == container }?.keys ?? []
    return NearestNames.of(key, among: keys).first { $0 != key }
  }

  /// Where a key belongs that stands in an object of another kind, nil when it belongs nowhere.
  static func place(of key: String, outside container: String) -> String? {
    guard let object = objects.first(where: { $0.keys.contains(key) }),
      object.container != container
    else { return nil }
    return object.place
  }
}
