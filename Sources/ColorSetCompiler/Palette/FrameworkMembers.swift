/// The static members that Apple's types of colors have by themselves, which an extension cannot declare again.
///
/// They are those on the pages of Apple's documentation: "Color" and "ShapeStyle" of SwiftUI; "UIColor" of UIKit with
/// "Standard colors" and "UI element colors"; "NSColor" of AppKit with the two pages of these names. Only names as Swift
/// spells them count, whatever their type.
package enum FrameworkMembers {
  /// A type and its static members.
  private struct Owner: Sendable {
    let framework: String
    let type: String
    let members: Set<String>
  }

  /// The frameworks that members are known of.
  package static let frameworks = ["SwiftUI", "UIKit", "AppKit"]

  /// The types of some frameworks that have a member, such as `UIKit.UIColor`.
  package static func owners(of member: String, in frameworks: [String]) -> [String] {
    guard all.contains(member) else { return [] }
    var types = owners.filter {
      frameworks.contains($0.framework) && $0.members.contains(member)
    }
    // What a color has, the style has by it.
    if types.contains(where: { $0.type == "Color" }) { types.removeAll { $0.type == "ShapeStyle" } }
    return types.map { "\($0.framework).\($0.type)" }
  }

  private static let all = owners.reduce(into: Set<String>()) { $0.formUnion($1.members) }

  private static let owners = [
    Owner(framework: "SwiftUI", type: "Color", members: color),
    Owner(framework: "SwiftUI", type: "ShapeStyle", members: shapeStyle),
    Owner(framework: "UIKit", type: "UIColor", members: uiColor),
    Owner(framework: "AppKit", type: "NSColor", members: nsColor),
  ]

  private static let color: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  private static let shapeStyle: Set<String> = [
    "background", "bar", "black", "blue", "brown", "clear", "cyan", "fill", "foreground", "gray",
    "green", "indigo", "link", "mint", "orange", "pink", "placeholder", "primary", "purple",
    "quaternary", "quinary", "red", "regularMaterial", "secondary", "selection", "separator",
    "teal", "tertiary", "thickMaterial", "thinMaterial", "tint", "ultraThickMaterial",
    "ultraThinMaterial", "white", "windowBackground", "yellow",
  ]

  /// What both UIKit and AppKit have.
  private static let shared: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray",
    "magenta", "orange", "purple", "quaternarySystemFill", "red", "secondarySystemFill",
    "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGreen",
    "systemIndigo", "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed",
    "systemTeal", "systemYellow", "tertiarySystemFill", "white", "yellow",
  ]

  private static let uiColor = shared.union([
    "darkText", "groupTableViewBackground", "label", "lightText", "link", "opaqueSeparator",
    "placeholderText", "quaternaryLabel", "secondaryLabel", "secondarySystemBackground",
    "secondarySystemGroupedBackground", "separator", "systemBackground", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGroupedBackground",
    "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemGroupedBackground", "tintColor",
  ])

  private static let nsColor = shared.union([
    "alternateSelectedControlTextColor", "alternatingContentBackgroundColors",
    "controlAccentColor", "controlBackgroundColor", "controlColor", "controlTextColor",
    "disabledControlTextColor", "findHighlightColor", "gridColor", "headerTextColor",
    "highlightColor", "keyboardFocusIndicatorColor", "labelColor", "linkColor",
    "placeholderTextColor", "quaternaryLabelColor", "quinaryLabel", "quinarySystemFill",
    "scrubberTexturedBackground", "secondaryLabelColor", "selectedContentBackgroundColor",
    "selectedControlColor", "selectedControlTextColor", "selectedMenuItemTextColor",
    "selectedTextBackgroundColor", "selectedTextColor", "separatorColor", "shadowColor",
    "tertiaryLabelColor", "textBackgroundColor", "textColor", "underPageBackgroundColor",
    "unemphasizedSelectedContentBackgroundColor", "unemphasizedSelectedTextBackgroundColor",
    "unemphasizedSelectedTextColor", "windowBackgroundColor", "windowFrameTextColor",
  ])
}
