#if canImport(UIKit)
  public import UIKit

  nonisolated extension UIColor {
    /// Makes a color that adapts to the traits it is drawn with.
    ///
    /// These are the appearance, the contrast, the gamut, the idiom and the level. On Apple Watch,
    /// where colors cannot adapt, the color is fixed. It is clear where the color has no value.
    /// ``DynamicColor/uiColor`` is made only once.
    public convenience init(_ color: DynamicColor) {
      #if os(watchOS)
        self.init(cgColor: (color.watchValue?.uiColor ?? .clear).cgColor)
      #else
        self.init { traits in color.uiColor(for: traits) }
      #endif
    }
  }
#endif
