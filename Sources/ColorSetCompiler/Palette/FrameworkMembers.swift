/// The static members that Apple's types of colors have by themselves, which an extension cannot declare again.
///
/// They are those on the pages of Apple's documentation, deprecated ones too: "Color" and "ShapeStyle" of SwiftUI;
/// "UIColor" of UIKit with "Standard colors" and "UI element colors"; "NSColor" of AppKit with the two pages of these names.
/// Only names as Swift spells them count, whatever their type, on whatever platform. Methods are not among them: a method
/// and a property may share a name.
package enum FrameworkMembers {
  /// The frameworks that members are known of.
  package static let frameworks = ["SwiftUI", "UIKit", "AppKit"]

  /// The types of some frameworks that have a member, such as `UIKit.UIColor`.
  package static func owners(of member: String, in frameworks: [String]) -> [FrameworkType] {
    guard all.contains(member) else { return [] }
    var types = FrameworkType.allCases.filter {
      frameworks.contains($0.framework) && $0.members.contains(member)
    }
    // What a color has, the style has by it.
    if types.contains(.color) { types.removeAll { $0 == .shapeStyle } }
    return types
  }

  private static let all = FrameworkType.allCases.reduce(into: Set<String>()) {
    $0.formUnion($1.members)
  }

  /// "Color", and "transferRepresentation", which it has from a protocol.
  static let color: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "transferRepresentation",
    "white", "yellow",
  ]

  /// "ShapeStyle".
  static let shapeStyle: Set<String> = [
    "background", "bar", "black", "blue", "brown", "clear", "cyan", "fill", "foreground", "gray",
    "green", "indigo", "link", "mint", "orange", "pink", "placeholder", "primary", "purple",
    "quaternary", "quinary", "red", "regularMaterial", "secondary", "selection", "separator",
    "teal", "tertiary", "thickMaterial", "thinMaterial", "tint", "ultraThickMaterial",
    "ultraThinMaterial", "white", "windowBackground", "yellow",
  ]

  /// What both UIKit and AppKit have, "supportsSecureCoding" from a protocol.
  private static let shared: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray",
    "magenta", "orange", "purple", "quaternarySystemFill", "red", "secondarySystemFill",
    "supportsSecureCoding", "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray",
    "systemGreen", "systemIndigo", "systemMint", "systemOrange", "systemPink", "systemPurple",
    "systemRed", "systemTeal", "systemYellow", "tertiarySystemFill", "white", "yellow",
  ]

  /// "UIColor", "Standard colors" and "UI element colors" of UIKit, and what its item provider protocols ask for.
  static let uiColor = shared.union([
    "darkText", "groupTableViewBackground", "label", "lightText", "link", "opaqueSeparator",
    "placeholderText", "quaternaryLabel", "readableTypeIdentifiersForItemProvider",
    "secondaryLabel", "secondarySystemBackground", "secondarySystemGroupedBackground",
    "separator", "systemBackground", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
    "systemGray6", "systemGroupedBackground", "tertiaryLabel", "tertiarySystemBackground",
    "tertiarySystemGroupedBackground", "tintColor", "writableTypeIdentifiersForItemProvider",
  ])

  /// "NSColor", "Standard colors" and "UI element colors" of AppKit.
  static let nsColor = shared.union([
    "alternateSelectedControlColor", "alternateSelectedControlTextColor",
    "alternatingContentBackgroundColors", "controlAccentColor",
    "controlAlternatingRowBackgroundColors", "controlBackgroundColor", "controlColor",
    "controlDarkShadowColor", "controlHighlightColor", "controlLightHighlightColor",
    "controlShadowColor", "controlTextColor", "currentControlTint",
    "currentControlTintDidChangeNotification", "disabledControlTextColor", "findHighlightColor",
    "gridColor", "headerColor", "headerTextColor", "highlightColor", "ignoresAlpha",
    "keyboardFocusIndicatorColor", "knobColor", "labelColor", "linkColor",
    "placeholderTextColor", "quaternaryLabelColor", "quinaryLabel", "quinarySystemFill",
    "scrollBarColor", "scrubberTexturedBackground", "secondaryLabelColor",
    "secondarySelectedControlColor", "selectedContentBackgroundColor", "selectedControlColor",
    "selectedControlTextColor", "selectedKnobColor", "selectedMenuItemColor",
    "selectedMenuItemTextColor", "selectedTextBackgroundColor", "selectedTextColor",
    "separatorColor", "shadowColor", "systemColorsDidChangeNotification", "tertiaryLabelColor",
    "textBackgroundColor", "textColor", "textInsertionPointColor", "transferRepresentation",
    "underPageBackgroundColor", "unemphasizedSelectedContentBackgroundColor",
    "unemphasizedSelectedTextBackgroundColor", "unemphasizedSelectedTextColor",
    "windowBackgroundColor", "windowFrameColor", "windowFrameTextColor",
  ])
}
