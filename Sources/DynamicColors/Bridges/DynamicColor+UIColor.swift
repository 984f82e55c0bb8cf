#if canImport(UIKit)
  public import UIKit

  nonisolated extension DynamicColor {
    private static let uiColors = BridgeCache<UIColor>()

    /// The color for UIKit, made once and then reused.
    public var uiColor: UIColor { Self.uiColors.value(for: self) { UIColor(self) } }

    #if !os(watchOS)
      /// The color for some traits, clear where it has no value.
      ///
      /// It is not made in the extension of `UIColor`, where a type that generated code nests there could have the name of
      /// one that is meant.
      func uiColor(for traits: UITraitCollection) -> UIColor {
        resolved(for: ColorTraits(traits))?.uiColor ?? .clear
      }
    #endif
  }
#endif
