/// A color of the operating system, such as `labelColor`, that a color set refers to in place of a value of its own.
///
/// It adapts by itself to the appearance, the contrast and the level.
public nonisolated struct SystemColor: Sendable, Hashable {
  /// The platform whose color is meant, nil where the catalog names none.
  public let platform: Platform?
  private let text: TableText

  /// Makes a reference to a system color by the name that catalogs use, for example `systemBlueColor`.
  public init(platform: Platform?, name: String) {
    self.platform = platform
    self.text = .string(name)
  }

  init(platform: Platform?, text: TableText) {
    self.platform = platform
    self.text = text
  }

  /// The name of the color as catalogs spell it; it always ends in `Color`.
  public var name: String { text.string }

  /// A platform whose colors a catalog can refer to; the raw value is the catalog's spelling.
  public nonisolated enum Platform: String, Sendable, Hashable, CaseIterable {
    /// iOS and iPadOS.
    case iOS = "ios"
    /// macOS.
    case macOS = "osx"
    /// tvOS.
    case tvOS = "tvos"
    /// watchOS.
    case watchOS = "watchos"
    /// visionOS.
    case visionOS = "XR"
    /// The colors that all platforms have.
    case universal = "universal"
  }
}

nonisolated extension SystemColor: CustomStringConvertible, CustomReflectable {
  /// The name, with the platform where the catalog names one: `labelColor (ios)`.
  public var description: String {
    platform.map { "\(name) (\($0.rawValue))" } ?? name
  }

  /// The platform and the name, and not the table of all colors that the name may be a piece of.
  public var customMirror: Mirror {
    Mirror(self, children: ["platform": platform as Any, "name": name], displayStyle: .struct)
  }
}
