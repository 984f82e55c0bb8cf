package import DynamicColors

/// The system colors that a catalog can refer to, by platform.
///
/// They are the names that Xcode's color inspector offers, as catalogs on GitHub that were written by Xcode have them; the
/// catalog of p-x9/SwiftUIColor, which has a color set for each name and platform, gives nearly all. That catalog lacks
/// cyan and mint for visionOS, where UIKit has both, so visionOS has the names of iOS here. A reference without a platform
/// is one of any.
package enum SystemColorNames {
  /// The names of a platform, sorted; nil stands for all platforms.
  package static func of(_ platform: SystemColor.Platform?) -> [String] {
    switch platform {
    case .iOS, .visionOS: iOS
    case .macOS: macOS
    case .tvOS: tvOS
    case .watchOS, .universal: universal
    case nil: all
    }
  }

  /// The platforms that have a color of a name, in the order of their declaration.
  package static func platforms(having name: String) -> [SystemColor.Platform] {
    SystemColor.Platform.allCases.filter { contain(name, of: $0) }
  }

  /// Whether a platform has a color of a name; nil stands for all platforms.
  package static func contain(_ name: String, of platform: SystemColor.Platform?) -> Bool {
    var names = of(platform)[...]
    while !names.isEmpty {
      let middle = (names.startIndex + names.endIndex) / 2
      let order = CodePointOrder.compare(name, names[middle])
      if order == 0 { return true }
      names = order < 0 ? names[..<middle] : names[(middle + 1)...]
    }
    return false
  }

  private static let iOS = sorted(
    """
    darkTextColor groupTableViewBackgroundColor lightTextColor
    quaternarySystemFillColor secondarySystemBackgroundColor secondarySystemFillColor
    secondarySystemGroupedBackgroundColor systemBackgroundColor systemFillColor
    systemGray2Color systemGray3Color systemGray4Color systemGray5Color systemGray6Color
    systemGroupedBackgroundColor tertiarySystemBackgroundColor tertiarySystemFillColor
    tertiarySystemGroupedBackgroundColor
    """, and: universal, common, uiKit)

  private static let macOS = sorted(
    """
    alternateSelectedControlTextColor alternatingContentBackgroundColor
    controlAccentColor controlBackgroundColor controlColor controlTextColor
    disabledControlTextColor findHighlightColor gridColor headerTextColor
    keyboardFocusIndicatorColor selectedContentBackgroundColor selectedControlColor
    selectedControlTextColor selectedMenuItemTextColor selectedTextBackgroundColor
    selectedTextColor textBackgroundColor textColor underPageBackgroundColor
    unemphasizedSelectedContentBackgroundColor unemphasizedSelectedTextBackgroundColor
    unemphasizedSelectedTextColor windowBackgroundColor windowFrameTextColor
    """, and: universal, common)

  private static let tvOS = sorted(and: universal, common, uiKit)

  private static let universal = sorted(
    """
    labelColor quaternaryLabelColor secondaryLabelColor systemBlueColor systemBrownColor
    systemCyanColor systemGrayColor systemGreenColor systemIndigoColor systemMintColor
    systemOrangeColor systemPinkColor systemPurpleColor systemRedColor systemTealColor
    systemYellowColor tertiaryLabelColor
    """)

  private static let all = sorted(and: iOS, macOS)

  /// What iOS, macOS and tvOS have beyond the universal names.
  private static let common = sorted("linkColor placeholderTextColor separatorColor")

  /// What iOS and tvOS have beyond those.
  private static let uiKit = sorted("opaqueSeparatorColor tintColor")

  /// Names given as text with white space between, and others, in order and each once.
  private static func sorted(_ text: String = "", and others: [String]...) -> [String] {
    let words = text.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { String(Substring($0)) }
    let names = (words + others.joined()).sorted(by: CodePointOrder.precedes)
    return names.indices.filter { $0 == 0 || names[$0] != names[$0 - 1] }.map { names[$0] }
  }
}

extension SystemColor {
  /// Whether the platform has a color of that name.
  var isKnown: Bool { SystemColorNames.contain(name, of: platform) }
}
