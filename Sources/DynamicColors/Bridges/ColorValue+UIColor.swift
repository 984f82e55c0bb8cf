#if canImport(UIKit)
  import UIKit

  nonisolated extension ColorValue {
    /// The color for UIKit; clear for a system color that this system does not have.
    var uiColor: UIColor {
      switch self {
      case .components(let components): components.uiColor
      case .system(let reference): reference.uiColor ?? .clear
      }
    }
  }
#endif
