package import DynamicColors

extension Palette {
  /// What a color is called below the root type, `Brand.accent`; nil when it has no symbol.
  package func symbol(of color: PaletteColor) -> String? {
    guard let identifier = identifier(of: color), let type = scopes[color.scope].typePath else {
      return nil
    }
    return type.isEmpty ? identifier : "\(type).\(identifier)"
  }
}

extension SystemColor {
  /// The name of the color with its platform, `labelColor (osx)`; without one it is that of iOS.
  package var words: String {
    platform.map { $0 == .iOS ? name : "\(name) (\($0.rawValue))" } ?? name
  }
}
