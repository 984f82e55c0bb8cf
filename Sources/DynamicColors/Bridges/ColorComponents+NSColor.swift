#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  nonisolated extension ColorComponents {
    /// The color for AppKit, with its color space and what lies outside 0...1.
    var nsColor: NSColor {
      switch space {
      case .sRGB, .extendedSRGB:
        // AppKit takes these components as sRGB, and as extended sRGB when one is outside 0...1.
        return NSColor(red: red, green: green, blue: blue, alpha: alpha)
      case .displayP3:
        return NSColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      case .extendedLinearSRGB, .grayGamma22, .extendedGray:
        if let cgColor, let color = NSColor(cgColor: cgColor) { return color }
        return extendedSRGB.nsColor
      }
    }
  }
#endif
