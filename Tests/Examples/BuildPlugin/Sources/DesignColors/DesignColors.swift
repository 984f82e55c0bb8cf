import DynamicColors

/// The color of links.
public let linkColor: DynamicColor = DesignPalette.Brand.accent
