import ColorSetCompiler
import DynamicColors

/// A program that prints every color of a palette, and the same lines as the compiler sees them.
enum PaletteProbe {
  /// The names of the traits that the program asks for.
  static let traits = ["light", "dark", "lightHighContrast", "darkHighContrast"]

  /// The program. A line is the bytes of a name, and the values for the four appearances, to the last bit.
  ///
  /// It stops when a color is not found by its own name.
  static func main(_ runtime: RuntimeMode) -> String {
    """
    \(runtime == .module ? "import DynamicColors" : "")
    func hex(_ text: String) -> String {
      text.utf8.map { String($0, radix: 16) }.joined(separator: ".")
    }
    func bits(_ number: Double) -> String { String(number.bitPattern, radix: 16) }
    func text(_ value: ColorValue?) -> String {
      switch value {
      case .components(let color):
        let numbers = (color.components + [color.alpha]).map(bits).joined(separator: " ")
        return "\\(color.space.catalogName) \\(numbers)"
      case .system(let system):
        return "system \\(system.platform?.rawValue ?? "none") \\(hex(system.name))"
      case nil: return "none"
      }
    }
    for color in Palette.allColors {
      guard let found = Palette[color.name], found == color,
        try Palette.color(named: color.name) == color
      else { fatalError("\\(color.name) is not found") }
      let traits: [ColorTraits] = [.light, .dark, .lightHighContrast, .darkHighContrast]
      let values = traits.map { text(found.resolved(for: $0)) }
      print(([hex(color.name)] + values).joined(separator: "|"))
    }
    """
  }

  /// The line of a color that has one value for all appearances.
  static func line(_ name: String, _ value: String) -> String {
    "\(hex(name))|\(value)|\(value)|\(value)|\(value)"
  }

  /// The bytes of a name as the program prints them.
  static func hex(_ text: String) -> String {
    text.utf8.map { String($0, radix: 16) }.joined(separator: ".")
  }

  /// A value as the program prints it.
  static func text(_ space: String, _ numbers: [Double]) -> String {
    "\(space) " + numbers.map { String($0.bitPattern, radix: 16) }.joined(separator: " ")
  }
}
