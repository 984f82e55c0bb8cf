/// How generated Swift is wanted.
package struct SwiftOptions: Sendable {
  /// The name of the root type.
  package var rootName = Configuration.standardName
  /// Who can use it.
  package var access = AccessLevel.internal
  /// Where its types come from.
  package var runtime = RuntimeMode.module
  /// The module of a generated package that carries the runtime, nil outside one.
  package var packageRuntime: String?
  /// Whether types of Apple's frameworks get the colors as members, too.
  package var extensions = false

  /// Makes the usual options.
  package init() {}

  /// What stands before the runtime's types, so that types of the same names in the user's own code do not matter.
  var qualifier: String {
    packageRuntime.map { "\($0)." } ?? (runtime == .module ? "DynamicColors." : "")
  }

  /// Why a text cannot be the name of the root type, nil when it can.
  package static func problem(withRootName name: String) -> String? {
    guard let first = name.unicodeScalars.first, first.properties.isXIDStart || first == "_",
      name.unicodeScalars.allSatisfy({ $0.properties.isXIDContinue }), name != "_"
    else { return "is not a Swift identifier" }
    if Keywords.contains(name) { return "is a keyword of Swift" }
    return runtimeTypes.contains(name) ? "is the name of a type that the generated code uses" : nil
  }

  /// What is wrong with the root type in a module, nil when nothing is.
  ///
  /// A type hides the module of its name: `Palette.Other` then means something in the type, and there is no other way to
  /// say which module's `Other` is meant.
  package func problem(inModule module: String) -> String? {
    guard rootName == module else { return nil }
    return "the root type '\(rootName.forMessage)' has the name of its module, so that "
      + "'\(module.forMessage).' before a name no longer means the module; choose another --name, or "
      + "write \"generate\": { \"name\": \"\(module.forMessage)Colors\" } in a .colorset.json"
  }

  /// The names at the top level of the runtime, and those that it uses there.
  private static let runtimeTypes: Set<String> = [
    "Any", "AnyObject", "AppKit", "Array", "Bool", "BridgeCache", "CGColor", "CGColorSpace",
    "CGFloat", "CaseIterable", "Character", "Color", "ColorCatalog", "ColorComponents",
    "ColorLookupError", "ColorSpace", "ColorTable", "ColorTraits", "ColorValue", "Comparable",
    "CustomStringConvertible", "Dictionary", "Double", "DynamicColor", "DynamicColors",
    "EnvironmentValues", "Equatable", "Error", "Float", "Foundation", "Hashable", "Hasher", "Int",
    "NSAppearance", "NSColor", "NSLock", "NSWorkspace", "NearestNames", "Never", "Optional",
    "RGBA8", "Range", "RawRepresentable", "Sendable", "Sequence", "Set", "ShapeStyle",
    "SlotTraits", "StaticString", "String", "Substring", "Swift", "SwiftUI", "SystemColor",
    "TableBytes", "TableColorCatalog", "TableRecord", "TableSlot", "TableText",
    "TransferFunction", "UIColor", "UIKit", "UITraitCollection", "UInt32", "UInt64", "UInt8",
    "Unicode", "UnsafeRawPointer", "Void", "_table", "any", "each", "some",
  ]
}
