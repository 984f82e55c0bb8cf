/// Who can use generated code.
public enum AccessLevel: String, Sendable, CaseIterable {
  /// The module that it is compiled into.
  case `internal`
  /// The package that its module belongs to.
  case `package`
  /// Everyone.
  case `public`

  /// The keyword with a space after it, empty where Swift assumes it.
  var prefix: StaticString {
    switch self {
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }
}
