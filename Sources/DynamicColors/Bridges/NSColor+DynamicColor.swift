#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit

  nonisolated extension NSColor {
    /// Makes a color that adapts to the appearance and the contrast it is drawn with.
    ///
    /// It is clear where the color has no value. ``DynamicColor/nsColor`` is made only once.
    public convenience init(_ color: DynamicColor) {
      self.init(name: nil) { appearance in color.nsColor(for: appearance) }
    }
  }
#endif
