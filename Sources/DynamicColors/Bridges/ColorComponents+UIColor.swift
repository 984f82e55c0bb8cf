#if canImport(UIKit)
  import UIKit

  nonisolated extension ColorComponents {
    /// The color for UIKit, with its color space and what lies outside 0...1.
    var uiColor: UIColor {
      switch space {
      case .sRGB, .extendedSRGB:
        // UIKit takes these components as extended sRGB.
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
      case .displayP3:
        return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      case .extendedLinearSRGB, .grayGamma22, .extendedGray:
        if let cgColor { return UIColor(cgColor: cgColor) }
        return extendedSRGB.uiColor
      }
    }
  }
#endif
