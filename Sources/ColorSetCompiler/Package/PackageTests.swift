/// The tests of a generated package, which hold what is compiled against what the catalogs say.
struct PackageTests {
  private let palette: Palette
  private let name: String
  private let contrast: PackageContrast
  private var lines = SourceText()
  private var count = 0
  private var incomplete: [String] = []
  private var same: [String] = []
  private var blank: [String] = []

  /// Collects what the tests hold the colors against.
  ///
  /// - Parameters:
  ///   - palette: The colors.
  ///   - name: The name of the package and its root type.
  ///   - pairs: What is drawn on what.
  init(_ palette: Palette, _ name: String, pairs: [SeenPair]) {
    self.palette = palette
    self.name = name
    contrast = PackageContrast(palette, pairs)
    for color in palette.colors {
      let colorSet = palette.colorSet(of: color)
      if colorSet.slots.contains(where: { $0.hasValue && $0.isReachable }) {
        add(colorSet)
      } else {
        blank.append(colorSet.name)
      }
    }
  }

  private mutating func add(_ colorSet: ColorSet) {
    let values = AppearanceValues(colorSet)
    count += 1
    if !values.isComplete { incomplete.append(colorSet.name) }
    if values.isSame { same.append(colorSet.name) }
    lines.append("  ")
    lines.append(escaped: values.texts.joined(separator: " ") + " " + colorSet.name)
    // An editor may take out a space at the end of a line.
    if colorSet.name.hasSuffix(" ") { lines.escapeLastByte() }
    lines.append("\n")
  }

  /// The source.
  var text: String {
    let parts = [
      start, completeness, colors, names, adaptation, blank.isEmpty ? nil : blankness,
      contrast.isEmpty ? nil : contrast.members(name), "}\n", lists,
      contrast.isEmpty ? nil : contrast.list,
    ]
    return parts.compactMap { $0 }.joined()
  }

  private var start: String {
    """
    // \(PackageMarker.line(for: palette))
    // swift-format-ignore-file
    // swiftlint:disable all

    \(contrast.isEmpty ? "" : contrast.imports)import \(name)
    import Testing

    /// Holds what is compiled against what the catalogs say.
    @Suite struct \(name)Tests {
      private static let appearances: [ColorTraits] = [
        .light, .dark, .lightHighContrast, .darkHighContrast,
      ]

      private static func text(_ value: ColorValue?) -> String {
        switch value {
        case .components(let components): components.hexString
        case .system(let system): system.name
        case nil: "none"
        }
      }

      private static func line(_ color: DynamicColor) -> String {
        let values = appearances.map { text(color.resolved(for: $0)) }
        return values.joined(separator: " ") + " " + color.name
      }

    """
  }

  private var completeness: String {
    let isException =
      incomplete.isEmpty ? "" : " where !withoutSomeValue.contains(color.name)"
    return """

        @Test("Every color has a value in light and dark, with and without increased contrast")
        func completeness() {
          for color in \(name).allColors\(isException) {
            for traits in Self.appearances {
              #expect(color.resolved(for: traits) != nil, "\\(color.name), \\(traits)")
            }
          }
        }

      """
  }

  private var colors: String {
    """

      @Test("The colors are those of the catalogs, with their values")
      func colors() {
        let colors = \(name).allColors
        #expect(colors.count == \(count))
        let found = Set(colors.map(Self.line).joined(separator: "\\n").split(separator: "\\n"))
        let wanted = Set(expectedColors.split(separator: "\\n"))
        #expect(found.subtracting(wanted).isEmpty, "not in the catalogs")
        #expect(wanted.subtracting(found).isEmpty, "not in the code")
      }

    """
  }

  private var names: String {
    """

      @Test("Every color is found by its name")
      func names() throws {
        for color in \(name).allColors {
          #expect(\(name)[color.name] == color)
          #expect(try \(name).color(named: color.name) == color)
        }
        #expect(\(name)["/"] == nil)
      }

    """
  }

  private var adaptation: String {
    """

      @Test("Colors are the same in light and dark only where the catalogs say so")
      func adaptation() {
        let same = \(name).allColors.filter { color in
          guard case .components(let light) = color.resolved(for: .light) else { return false }
          return color.resolved(for: .dark) == .components(light)
        }
        #expect(same.map(\\.name) == sameInLightAndDark)
      }

    """
  }

  private var blankness: String {
    """

      @Test("A color without any value is known by its name, and says so")
      func blankColors() {
        for name in blankNames {
          #expect(\(name)[name] == nil)
          #expect(throws: ColorLookupError.blank(name: name)) {
            try \(name).color(named: name)
          }
        }
      }

    """
  }

  private var lists: String {
    var text = ""
    if !incomplete.isEmpty {
      text += """

        /// The colors to which the catalogs give no value in some appearance, or only for some devices.
        private let withoutSomeValue: Set<String> = \(Self.array(incomplete))

        """
    }
    if !blank.isEmpty {
      text += """

        /// The color sets of the catalogs in which no slot has a color.
        private let blankNames: [String] = \(Self.array(blank))

        """
    }
    return text + """

      /// The colors that are the same in light and dark.
      private let sameInLightAndDark: [String] = \(Self.array(same))

      /// The values in light, in dark, and in both with increased contrast, then the name of each color.
      private let expectedColors = \"""
      \(lines.string)  \"""

      """
  }

  private static func array(_ names: [String]) -> String {
    if names.isEmpty { return "[]" }
    var text = SourceText()
    text.append("[\n")
    for name in names {
      text.append("  \"")
      text.append(escaped: name)
      text.append("\",\n")
    }
    text.append("]")
    return text.string
  }
}
