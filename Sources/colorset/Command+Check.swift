import ColorSetCompiler
import DynamicColors

extension Command {
  /// `colorset check`.
  static let check = Command(
    name: "check", summary: "Tell whether one color can be read on another",
    usage: "COLOR on COLOR [PATH ...] [OPTION ...]",
    options: [
      CommandOption(
        "--text-style", choices: TextStyle.allCases.map(\.rawValue),
        help: "The style of the text, which decides how much contrast it needs."),
      CommandOption(
        "--size", value: "POINTS", help: "In its place the size of the text in points."),
      CommandOption(
        "--weight", choices: FontWeight.allCases.map(\.rawValue), help: "The weight of the text."),
      CommandOption(
        "--minimum", value: "RATIO", help: "In their place the contrast that is needed."),
    ] + inputOptions,
    discussion: """
      A COLOR is the name, the Swift symbol or the path of a color set of the PATHs, by default of the catalogs in the working
      folder, or a value: '#RGB', '#RRGGBB' or '#RRGGBBAA' in sRGB, 'p3#RRGGBB' in Display P3. For each appearance the command
      prints the contrast by WCAG 2.2, cut off and never rounded up, and whether it is enough; when not, the nearest color of
      the same hue that would be. Over a translucent color it is the contrast that is there whatever lies behind.

      'In bright surroundings' is the contrast when the display reflects a quarter of its white, as one of 500 cd/m² does that
      reflects 4 % of 10,000 lux. 'Difference' is ΔE2000 (CIEDE2000), for everyone and for people with a color vision
      deficiency.

      Text needs 4.5, and 3 from 18 points on or from 14 in bold, unless the configuration gives the rule low-contrast another
      profile. Exit codes: 0 enough in every appearance, 1 not, 2 no answer.
      """,
    run: runCheck)

  @Sendable
  private static func runCheck(_ arguments: Arguments) throws -> Int32 {
    var words = arguments.operands
    guard words.count >= 3, words[1] == "on" else {
      throw UsageError("'check' takes two colors: colorset check Text/Primary on '#FFFFFF'")
    }
    let (front, back) = (words[0], words[2])
    words.removeFirst(3)
    let literals = try (literal(front), literal(back))
    var configuration = Configuration()
    var lookup = ColorLookup(.empty, configuration)
    if literals.0 == nil || literals.1 == nil {
      let compiler = try makeCompiler(arguments, paths: words)
      let compilation = try compilation(of: compiler, arguments)
      configuration = compiler.configuration
      lookup = ColorLookup(compilation.palette, configuration)
      let palette = compilation.palette
      let paths = [front, back].compactMap { lookup.find($0) }
        .map { palette.path(of: palette.colors[$0]) }
      Terminal(arguments).report(
        compilation.diagnostics.filter {
          $0.severity == .error && paths.contains($0.location.path)
        })
    }
    let check = PairCheck(
      try literals.0.map(PairCheck.Side.literal) ?? named(front, in: lookup),
      on: try literals.1.map(PairCheck.Side.literal) ?? named(back, in: lookup),
      required: try required(arguments, configuration.contrastProfile), in: lookup.palette,
      configuration)
    guard !check.lines.isEmpty else {
      throw UsageError("'\(front)' on '\(back)': no appearance has a value for both that is known")
    }
    _ = try Terminal.print(
      PairText.write(check, title: "\(front.forMessage) on \(back.forMessage)"))
    return check.passes ? 0 : 1
  }

  private static func named(
    _ name: String, in lookup: ColorLookup
  ) throws(UsageError) -> PairCheck.Side {
    if let index = lookup.find(name) { return .named(index) }
    throw unknown(name, in: lookup, advice: "name one of the catalogs, or write '#RRGGBB'")
  }

  /// The color that a word spells, nil when it is a name.
  private static func literal(_ word: String) throws(UsageError) -> ColorComponents? {
    let isWide = word.lowercased().hasPrefix("p3#")
    guard isWide || word.hasPrefix("#") else { return nil }
    var digits = String(word.drop { $0 != "#" }.dropFirst())
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard let color = ColorComponents(hexadecimal: digits, space: isWide ? .displayP3 : .sRGB)
    else {
      throw UsageError(
        "'\(word.forMessage)' is not a color; write '#RRGGBB', '#RRGGBBAA' or 'p3#RRGGBB'")
    }
    return color
  }

  /// The contrast that the options ask for.
  private static func required(
    _ arguments: Arguments, _ profile: ContrastProfile
  ) throws(UsageError) -> Double {
    let location = Diagnostic.Location(path: "")
    let pattern = LocatedPattern(pattern: NamePattern("*"), location: location)
    var pair = ColorPair(foreground: pattern, background: pattern, location: location)
    pair.textStyle = arguments.choice("--text-style")
    pair.weight = arguments.choice("--weight")
    pair.size = try number(arguments, "--size", 1...1000)
    pair.minimum = try number(arguments, "--minimum", 1...21)
    if pair.textStyle != nil, pair.size != nil {
      throw UsageError("--text-style and --size exclude each other")
    }
    return pair.requiredContrast(profile)
  }

  private static func number(
    _ arguments: Arguments, _ option: String, _ range: ClosedRange<Double>
  ) throws(UsageError) -> Double? {
    guard let text = arguments.value(option) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw UsageError(
        "\(option) cannot be '\(text)'; it is a number from \(Int(range.lowerBound)) to "
          + "\(Int(range.upperBound))")
    }
    return number
  }
}
