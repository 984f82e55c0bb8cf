package import DynamicColors

/// Stage 8 for one color: what it is in each appearance, and why.
package struct ColorReport {
  private let palette: Palette
  private let index: Int
  private let configuration: Configuration
  private let swatch: Swatch
  /// The slots of the color that have answered.
  private var shown: Set<Int> = []
  private var text = ""

  /// Describes a color.
  ///
  /// - Parameters:
  ///   - index: The place of the color in the palette.
  ///   - palette: The colors.
  ///   - configuration: What says which colors are drawn on each other.
  ///   - traits: The one request to answer; nil for light and dark, each with and without increased contrast.
  ///   - swatch: How colors are shown.
  ///   - width: The columns that lines have; nil for any number.
  /// - Returns: Lines of text.
  package static func write(
    _ index: Int, in palette: Palette, _ configuration: Configuration, traits: ColorTraits?,
    swatch: Swatch, width: Int? = nil
  ) -> String {
    var report = ColorReport(
      palette: palette, index: index, configuration: configuration, swatch: swatch)
    report.writeHead()
    let colorSet = report.colorSet
    if colorSet.isBlank && colorSet.isDamaged { return report.text }
    if let traits {
      report.write(traits, Self.words(traits))
    } else {
      for appearance in PairAppearance.allCases {
        report.write(appearance.traits, appearance.words)
      }
      report.writeElevated()
      report.writeOthers()
      report.text += PartnerTable.write(index, in: palette, configuration, width: width)
    }
    return report.text
  }

  private init(palette: Palette, index: Int, configuration: Configuration, swatch: Swatch) {
    self.palette = palette
    self.index = index
    self.configuration = configuration
    self.swatch = swatch
  }

  private var color: PaletteColor { palette.colors[index] }
  private var colorSet: ColorSet { palette.colorSet(of: color) }

  private mutating func writeHead() {
    text += palette.name(of: color).forMessage + "\n"
    let root = configuration.name ?? Configuration.standardName
    if let symbol = palette.symbol(of: color) { text += "  \(root).\(symbol)\n" }
    text += "  \(palette.path(of: color).forMessage(limit: 4096))\n"
    let roles = configuration.roles(of: palette.name(of: color))
    if !roles.isEmpty { text += "  \(roles.map(\.rawValue).joined(separator: ", "))\n" }
    if let partner = color.elevated {
      text += "  elevated: \(palette.name(of: palette.colors[partner]).forMessage)\n"
    }
    if colorSet.isDamaged {
      text += "  the file cannot be read" + (colorSet.isBlank ? "\n" : " as a whole\n")
    } else if colorSet.isBlank {
      text += "  no slot has a color\n"
    }
    for path in palette.pathsOfOthers(named: color) {
      text += "  another color set has this name: \(path.forMessage(limit: 4096))\n"
      text += "    to see it: colorset show \(path.forMessage(limit: 4096).asShellWord)\n"
    }
  }

  private mutating func write(_ traits: ColorTraits, _ words: String) {
    var colorSet = palette.colorSet(of: color)
    var trace = ResolutionTrace(colorSet, for: traits)
    var source = ""
    if traits.level == .elevated, let partner = color.elevated, !colorSet.isBlank {
      let other = palette.colorSet(of: palette.colors[partner])
      let elevated = ResolutionTrace(other, for: traits)
      // Where the partner has nothing for the request, the color itself answers.
      if elevated.slot != nil {
        (colorSet, trace) = (other, elevated)
        source = "    by \(other.name.forMessage)\n"
      }
    }
    text += "\n  \(words)\n    "
    let answer = colorSet.answer(for: traits)
    let ground = PairAppearance.ground(isDark: traits.luminosity == .dark)
    text +=
      answer.map { swatch.text($0.seen, over: ground) + Self.words($0.value, $0.seen) }
      ?? "no value"
    text += "\n" + source
    if source.isEmpty, let answer { shown.insert(answer.slot) }
    for line in trace.lines(colorSet) { text += "      \(line)\n" }
  }

  /// The slots with a color that have answered nowhere: those of devices, gamuts and locales.
  private mutating func writeOthers() {
    let slots = colorSet.slots
    let others = slots.indices.filter { slots[$0].hasValue && !shown.contains($0) }
    if others.isEmpty { return }
    text += "\n  also\n"
    for slot in others.map({ slots[$0] }) {
      let traits = slot.traits
      let request = ColorTraits(
        luminosity: traits.luminosity, contrast: traits.contrast,
        gamut: traits.gamut ?? .sRGB, idiom: traits.idiom)
      guard let value = slot.value else { continue }
      let seen = value.seen(for: request)
      let ground = PairAppearance.ground(isDark: traits.luminosity == .dark)
      text += "    \(swatch.text(seen, over: ground))\(Self.words(value, seen))\n"
      text += "      \(slot.words) (\(slot.place))\n"
    }
  }

  private mutating func writeElevated() {
    guard color.elevated != nil else { return }
    for appearance in PairAppearance.allCases {
      var traits = appearance.traits
      traits.level = .elevated
      write(traits, appearance.words + ", elevated")
    }
  }

  private static func words(_ value: ColorValue, _ seen: ColorComponents?) -> String {
    switch value {
    case .components(let components): return components.fullWords
    case .system(let system):
      let seen = seen.map { ", here \($0.words)" } ?? ", which has no fixed value"
      return "system color \(system.words)" + seen
    }
  }

  private static func words(_ traits: ColorTraits) -> String {
    var words = SlotTraits(luminosity: traits.luminosity, contrast: traits.contrast).words
    if traits.idiom != .universal { words += ", \(traits.idiom.catalogName)" }
    if traits.gamut == .displayP3 { words += ", \(traits.gamut.catalogName)" }
    if traits.level == .elevated { words += ", elevated" }
    if let locale = traits.locale { words += ", locale '\(locale.forMessage)'" }
    return words
  }
}
