/// How generated Swift is wanted.
package struct SwiftOptions: Sendable {
  /// The name of the root type.
  package var rootName = "Palette"
  /// Who can use it.
  package var access = AccessLevel.internal
  /// Where its types come from.
  package var runtime = RuntimeMode.module

  /// Makes the usual options.
  package init() {}

  /// Why a text cannot be the name of the root type, nil when it can.
  package static func problem(withRootName name: String) -> String? {
    guard let first = name.unicodeScalars.first, first.properties.isXIDStart || first == "_",
      name.unicodeScalars.allSatisfy({ $0.properties.isXIDContinue }), name != "_"
    else { return "is not a Swift identifier" }
    if Keywords.contains(name) { return "is a keyword of Swift" }
    return runtimeTypes.contains(name) ? "is the name of a type that the generated code uses" : nil
  }

  /// The names at the top level of the runtime, and those that it uses there.
  private static let runtimeTypes: Set<String> = [
    "Bool", "ColorCatalog", "ColorComponents", "ColorLookupError", "ColorSpace", "ColorTable",
    "ColorTraits", "ColorValue", "Double", "DynamicColor", "DynamicColors", "Int", "NearestNames",
    "RGBA8", "SlotTraits", "StaticString", "String", "Swift", "SwiftUI", "SystemColor",
    "TableBytes", "TableColorCatalog", "TableRecord", "TableSlot", "TableText", "TransferFunction",
    "UIKit", "AppKit", "UInt64", "UInt8",
  ]
}
