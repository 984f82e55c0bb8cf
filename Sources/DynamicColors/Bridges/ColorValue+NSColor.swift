#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  nonisolated extension ColorValue {
    /// The color for AppKit; clear for a system color that this system does not have.
    var nsColor: NSColor {
      switch self {
      case .components(let components): components.nsColor
      case .system(let reference): reference.nsColor ?? .clear
      }
    }
  }
#endif
