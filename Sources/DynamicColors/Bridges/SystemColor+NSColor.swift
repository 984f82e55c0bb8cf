#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  nonisolated extension SystemColor {
    /// The system's own color of that name, nil when this system has none.
    var nsColor: NSColor? {
      switch name {
      case "labelColor": return .labelColor
      case "secondaryLabelColor": return .secondaryLabelColor
      case "tertiaryLabelColor": return .tertiaryLabelColor
      case "quaternaryLabelColor": return .quaternaryLabelColor
      case "linkColor": return .linkColor
      case "placeholderTextColor": return .placeholderTextColor
      case "separatorColor": return .separatorColor
      case "gridColor": return .gridColor
      case "headerTextColor": return .headerTextColor
      case "windowBackgroundColor": return .windowBackgroundColor
      case "windowFrameTextColor": return .windowFrameTextColor
      case "underPageBackgroundColor": return .underPageBackgroundColor
      case "findHighlightColor": return .findHighlightColor
      case "keyboardFocusIndicatorColor": return .keyboardFocusIndicatorColor
      case "selectedMenuItemTextColor": return .selectedMenuItemTextColor
      case "textColor": return .textColor
      case "textBackgroundColor": return .textBackgroundColor
      case "selectedTextColor": return .selectedTextColor
      case "selectedTextBackgroundColor": return .selectedTextBackgroundColor
      case "unemphasizedSelectedTextColor": return .unemphasizedSelectedTextColor
      case "unemphasizedSelectedTextBackgroundColor":
        return .unemphasizedSelectedTextBackgroundColor
      case "alternatingContentBackgroundColor":
        return NSColor.alternatingContentBackgroundColors.dropFirst().first
      case "selectedContentBackgroundColor": return .selectedContentBackgroundColor
      case "unemphasizedSelectedContentBackgroundColor":
        return .unemphasizedSelectedContentBackgroundColor
      case "controlAccentColor": return .controlAccentColor
      case "controlBackgroundColor": return .controlBackgroundColor
      case "controlColor": return .controlColor
      case "controlTextColor": return .controlTextColor
      case "disabledControlTextColor": return .disabledControlTextColor
      case "selectedControlColor": return .selectedControlColor
      case "selectedControlTextColor": return .selectedControlTextColor
      case "alternateSelectedControlTextColor": return .alternateSelectedControlTextColor
      case "systemBlueColor": return .systemBlue
      case "systemBrownColor": return .systemBrown
      case "systemCyanColor":
        if #available(macOS 12, *) { return .systemCyan }
        return nil
      case "systemGrayColor": return .systemGray
      case "systemGreenColor": return .systemGreen
      case "systemIndigoColor": return .systemIndigo
      case "systemMintColor": return .systemMint
      case "systemOrangeColor": return .systemOrange
      case "systemPinkColor": return .systemPink
      case "systemPurpleColor": return .systemPurple
      case "systemRedColor": return .systemRed
      case "systemTealColor": return .systemTeal
      case "systemYellowColor": return .systemYellow
      default: return nil
      }
    }
  }
#endif
