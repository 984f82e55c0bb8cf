/// A type of Apple's frameworks that stands for colors, and that generated code can extend.
package enum FrameworkType: String, CaseIterable, Sendable {
  /// SwiftUI's color.
  case color = "SwiftUI.Color"
  /// SwiftUI's protocol of all that a shape is filled with, colors among them.
  case shapeStyle = "SwiftUI.ShapeStyle"
  /// UIKit's color.
  case uiColor = "UIKit.UIColor"
  /// AppKit's color.
  case nsColor = "AppKit.NSColor"

  /// Some types as a sentence lists them.
  package static func list(_ types: [FrameworkType]) -> String {
    let names = types.map(\.rawValue)
    let list = names.dropLast().joined(separator: ", ")
    return (list.isEmpty ? "" : list + " and ") + (names.last ?? "")
  }

  /// The framework that the type belongs to.
  package var framework: String { String(rawValue.prefix { $0 != "." }) }

  /// The static members that the type has by itself, as Swift spells them.
  package var members: Set<String> {
    switch self {
    case .color: FrameworkMembers.color
    case .shapeStyle: FrameworkMembers.shapeStyle
    case .uiColor: FrameworkMembers.uiColor
    case .nsColor: FrameworkMembers.nsColor
    }
  }

  /// The names that no type nested in it may have: those of its own, and what an extension writes for the type itself,
  /// which a nested type of that name would hide.
  package var nestedTypes: Set<String> {
    switch self {
    case .color: ["Body", "Resolved", "ResolvedHDR", "RGBColorSpace"]
    case .shapeStyle: []
    case .uiColor: ["Prominence"]
    case .nsColor: ["ColorType", "Name", "SystemEffect"]
    }
  }

  /// The first word of what an extension writes for the type; nothing in the extension may have that name.
  package var word: String {
    switch self {
    case .color, .shapeStyle: "SwiftUI"
    case .uiColor: "UIColor"
    case .nsColor: "NSColor"
    }
  }
}
