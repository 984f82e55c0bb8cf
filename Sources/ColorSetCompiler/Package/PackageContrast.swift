import DynamicColors

/// What a generated package's tests say about the contrast of declared pairs.
///
/// Pairs over a translucent color are left out, since what lies behind decides; so are those that have not the contrast
/// although they are compiled, for which the linter is there, and names with control characters.
struct PackageContrast {
  private var lines = SourceText()

  /// Collects the pairs that the configuration declares.
  init(_ palette: Palette, _ pairs: [SeenPair]) {
    for seen in pairs where !seen.pair.isGuessed {
      let names = [seen.front, seen.back].map { palette.name(of: $0) }
      guard names.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x20 } }) else { continue }
      let required = seen.required
      let appearances = seen.sights.filter { $0.back.alpha == 1 && $0.ratio >= required }
        .map(\.appearance.rawValue)
      if appearances.isEmpty { continue }
      lines.append("  \(required.withoutZeros)\\t\(appearances.joined(separator: " "))\\t")
      lines.append(escaped: names[0])
      lines.append("\\t")
      lines.append(escaped: names[1])
      lines.append("\n")
    }
  }

  /// Whether there is nothing to say.
  var isEmpty: Bool { lines.bytes.isEmpty }

  /// The modules that have the power function, one for each system.
  let imports = """
    #if canImport(Darwin)
      import Darwin
    #elseif canImport(Musl)
      import Musl
    #else
      import Glibc
    #endif

    """

  /// The test, with what it needs, as members of a suite.
  ///
  /// - Parameter name: The name of the root type.
  /// - Returns: Swift.
  func members(_ name: String) -> String {
    """

      /// The relative luminance of WCAG 2.2, on a display with the colors of sRGB.
      private static func luminance(_ color: ColorComponents) -> Double {
        let linear = color.extendedSRGB.components.map { component in
          let shown = min(max(component, 0), 1)
          return shown <= 0.04045 ? shown / 12.92 : pow((shown + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
      }

      /// The contrast ratio of WCAG 2.2 of a color drawn on an opaque one.
      private static func contrast(_ front: ColorComponents, _ back: ColorComponents) -> Double {
        let (top, bottom) = (front.extendedSRGB, back.extendedSRGB)
        let seen = zip(top.components, bottom.components).map { upper, lower in
          min(max(upper, 0), 1) * front.alpha + min(max(lower, 0), 1) * (1 - front.alpha)
        }
        let drawn = ColorComponents(
          space: .sRGB, red: seen[0], green: seen[1], blue: seen[2])
        let (first, second) = (luminance(drawn), luminance(back))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
      }

      @Test("What is drawn on each other has the contrast that it needs")
      func contrast() throws {
        let traits: [String: ColorTraits] = [
          "light": .light, "dark": .dark, "lightHighContrast": .lightHighContrast,
          "darkHighContrast": .darkHighContrast,
        ]
        for line in pairs.split(separator: "\\n") {
          let fields = line.split(separator: "\\t", omittingEmptySubsequences: false).map(String.init)
          let required = try #require(Double(fields[0]))
          let front = try \(name).color(named: fields[2])
          let back = try \(name).color(named: fields[3])
          for word in fields[1].split(separator: " ") {
            let appearance = try #require(traits[String(word)])
            guard case .components(let upper) = front.resolved(for: appearance),
              case .components(let lower) = back.resolved(for: appearance)
            else { continue }
            #expect(Self.contrast(upper, lower) >= required - 1e-9, "\\(line)")
          }
        }
      }

    """
  }

  /// The pairs, as a constant of the file.
  var list: String {
    """

    /// The contrast that is needed, the appearances, the color that is drawn, and what it is drawn on.
    private let pairs = \"""
    \(String(decoding: lines.bytes, as: UTF8.self))  \"""

    """
  }
}
