extension ShapeStyle where Self == Color {
  /// "black": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static var black: Color { Color.black }

  /// "blue": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static var blue: Color { Color.blue }

  /// "clear": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static var clear: Color { Color.clear }

  /// "gray": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static var gray: Color { Color.gray }

  /// "green": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static var green: Color { Color.green }

  /// "orange": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static var orange: Color { Color.orange }

  /// "pink": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static var pink: Color { Color.pink }

  /// "purple": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static var purple: Color { Color.purple }

  /// "red": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static var red: Color { Color.red }

  /// "white": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static var white: Color { Color.white }

  /// "yellow": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static var yellow: Color { Color.yellow }

  /// "brown": iOS 15.0, Mac Catalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0.
  public static var brown: Color { Color.brown }

  /// "cyan": iOS 15.0, Mac Catalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0.
  public static var cyan: Color { Color.cyan }

  /// "indigo": iOS 15.0, Mac Catalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0.
  public static var indigo: Color { Color.indigo }

  /// "mint": iOS 15.0, Mac Catalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0.
  public static var mint: Color { Color.mint }

  /// "teal": iOS 15.0, Mac Catalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0.
  public static var teal: Color { Color.teal }
}
