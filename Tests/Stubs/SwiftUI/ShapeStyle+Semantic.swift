/// "BackgroundStyle"
public struct BackgroundStyle: ShapeStyle {}

extension ShapeStyle where Self == BackgroundStyle {
  /// "background": iOS 14.0, Mac Catalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// "ForegroundStyle"
public struct ForegroundStyle: ShapeStyle {}

extension ShapeStyle where Self == ForegroundStyle {
  /// "foreground": iOS 14.0, Mac Catalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// "SelectionShapeStyle"
public struct SelectionShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// "selection": iOS 15.0, Mac Catalyst 15.0, macOS 12.0, visionOS 1.0.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// "TintShapeStyle"
public struct TintShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == TintShapeStyle {
  /// "tint": iOS 15.0, Mac Catalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// "SeparatorShapeStyle"
public struct SeparatorShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// "separator": iOS 17.0, Mac Catalyst 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// "PlaceholderTextShapeStyle"
public struct PlaceholderTextShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// "placeholder": iOS 17.0, Mac Catalyst 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// "LinkShapeStyle"
public struct LinkShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == LinkShapeStyle {
  /// "link": iOS 17.0, Mac Catalyst 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// "FillShapeStyle"
public struct FillShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == FillShapeStyle {
  /// "fill": iOS 17.0, Mac Catalyst 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// "WindowBackgroundShapeStyle"
public struct WindowBackgroundShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// "windowBackground": iOS 17.0, Mac Catalyst 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// "HierarchicalShapeStyle"
public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// "primary": iOS 15.0, Mac Catalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }

  /// "secondary": iOS 15.0, Mac Catalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }

  /// "tertiary": iOS 15.0, Mac Catalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }

  /// "quaternary": iOS 15.0, Mac Catalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}
