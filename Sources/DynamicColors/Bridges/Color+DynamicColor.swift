#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  public import SwiftUI

  nonisolated extension SwiftUI.Color {
    /// Makes a color that adapts to the environment it is drawn in.
    ///
    /// It is clear where the color has no value. ``DynamicColor/color`` is made only once.
    public init(_ color: DynamicColor) {
      #if os(watchOS)
        if case .system(let reference) = color.watchValue, let known = reference.watchColor {
          self = known
          return
        }
      #endif
      #if canImport(UIKit)
        if #available(iOS 15, tvOS 15, watchOS 8, *) {
          self.init(uiColor: color.uiColor)
        } else {
          self.init(color.uiColor)
        }
      #else
        if #available(macOS 12, *) {
          self.init(nsColor: color.nsColor)
        } else {
          self.init(color.nsColor)
        }
      #endif
    }
  }
#endif
