/// A catalog of named colors, or one namespace of it; generated code conforms to it.
///
/// Names are always whole, also in a namespace: `Palette.Brand["Brand/Accent"]`. Every color in `allColors` is found by
/// its own name.
public nonisolated protocol ColorCatalog {
  /// All colors that have a value, in the code-point order of their names.
  static var allColors: [DynamicColor] { get }

  /// The color of a name, nil when there is none or its color set is blank.
  static subscript(name: String) -> DynamicColor? { get }

  /// The color of a name, or why there is none.
  ///
  /// - Throws: ``ColorLookupError``.
  static func color(named name: String) throws(ColorLookupError) -> DynamicColor
}

/// A catalog whose colors stand in a static table; what generated code conforms to.
public nonisolated protocol TableColorCatalog: ColorCatalog {
  /// The table.
  static var _colorTable: ColorTable { get }
}

nonisolated extension TableColorCatalog {
  /// All colors that have a value, in the code-point order of their names.
  public static var allColors: [DynamicColor] { _colorTable.colors }

  /// The color of a name, nil when there is none or its color set is blank.
  public static subscript(name: String) -> DynamicColor? { _colorTable[name] }

  /// The color of a name, or why there is none.
  ///
  /// - Throws: ``ColorLookupError``.
  public static func color(named name: String) throws(ColorLookupError) -> DynamicColor {
    try _colorTable.color(named: name)
  }
}
