/// Where the settings of a configuration come from, for those that do not carry their place themselves.
package struct ConfigurationOrigins: Sendable {
  private var locations: [String: Diagnostic.Location] = [:]

  /// The place of a setting by the keys that lead to it, such as `generate`, `name`; nil for what holds by default.
  package subscript(_ keys: String...) -> Diagnostic.Location? {
    get { locations[keys.joined(separator: ".")] }
    set { locations[keys.joined(separator: ".")] = newValue }
  }
}
