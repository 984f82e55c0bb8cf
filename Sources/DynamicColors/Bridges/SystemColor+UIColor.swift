#if canImport(UIKit) && !os(watchOS)
  import UIKit

  nonisolated extension SystemColor {
    /// The system's own color of that name, nil when this system has none.
    var uiColor: UIColor? {
      switch name {
      case "labelColor": return .label
      case "secondaryLabelColor": return .secondaryLabel
      case "tertiaryLabelColor": return .tertiaryLabel
      case "quaternaryLabelColor": return .quaternaryLabel
      case "linkColor": return .link
      case "placeholderTextColor": return .placeholderText
      case "separatorColor": return .separator
      case "opaqueSeparatorColor": return .opaqueSeparator
      case "systemBlueColor": return .systemBlue
      case "systemBrownColor": return .systemBrown
      case "systemGrayColor": return .systemGray
      case "systemGreenColor": return .systemGreen
      case "systemIndigoColor": return .systemIndigo
      case "systemOrangeColor": return .systemOrange
      case "systemPinkColor": return .systemPink
      case "systemPurpleColor": return .systemPurple
      case "systemRedColor": return .systemRed
      case "systemTealColor": return .systemTeal
      case "systemYellowColor": return .systemYellow
      case "systemCyanColor":
        if #available(iOS 15, tvOS 15, *) { return .systemCyan }
        return nil
      case "systemMintColor":
        if #available(iOS 15, tvOS 15, *) { return .systemMint }
        return nil
      case "tintColor":
        if #available(iOS 15, tvOS 15, *) { return .tintColor }
        return .systemBlue  // the tint of an app that sets none
      #if !os(tvOS)
        case "darkTextColor": return .darkText
        case "lightTextColor": return .lightText
        case "systemGray2Color": return .systemGray2
        case "systemGray3Color": return .systemGray3
        case "systemGray4Color": return .systemGray4
        case "systemGray5Color": return .systemGray5
        case "systemGray6Color": return .systemGray6
        case "systemBackgroundColor": return .systemBackground
        case "secondarySystemBackgroundColor": return .secondarySystemBackground
        case "tertiarySystemBackgroundColor": return .tertiarySystemBackground
        case "systemGroupedBackgroundColor", "groupTableViewBackgroundColor":
          return .systemGroupedBackground  // the second name is its deprecated one
        case "secondarySystemGroupedBackgroundColor": return .secondarySystemGroupedBackground
        case "tertiarySystemGroupedBackgroundColor": return .tertiarySystemGroupedBackground
        case "systemFillColor": return .systemFill
        case "secondarySystemFillColor": return .secondarySystemFill
        case "tertiarySystemFillColor": return .tertiarySystemFill
        case "quaternarySystemFillColor": return .quaternarySystemFill
      #endif
      default: return nil
      }
    }
  }
#endif
