#if canImport(UIKit) && os(watchOS)
  import UIKit
  #if canImport(SwiftUI)
    import SwiftUI
  #endif

  nonisolated extension SystemColor {
    /// The system's own color of that name, nil when this system has none.
    ///
    /// On Apple Watch only SwiftUI has the colors of the system.
    var uiColor: UIColor? {
      #if canImport(SwiftUI)
        if #available(watchOS 7, *), let watchColor { return UIColor(watchColor) }
      #endif
      return nil
    }

    #if canImport(SwiftUI)
      /// The system's own color of that name for SwiftUI, nil when this system has none.
      var watchColor: SwiftUI.Color? {
        switch name {
        case "labelColor": return .primary
        case "secondaryLabelColor": return .secondary
        case "systemBlueColor": return .blue
        case "systemGrayColor": return .gray
        case "systemGreenColor": return .green
        case "systemOrangeColor": return .orange
        case "systemPinkColor": return .pink
        case "systemPurpleColor": return .purple
        case "systemRedColor": return .red
        case "systemYellowColor": return .yellow
        default: break
        }
        guard #available(watchOS 8, *) else { return nil }
        switch name {
        case "systemBrownColor": return .brown
        case "systemCyanColor": return .cyan
        case "systemIndigoColor": return .indigo
        case "systemMintColor": return .mint
        case "systemTealColor": return .teal
        default: return nil
        }
      }
    #endif
  }
#endif
