/// What a `.colorset.json` and the files that it extends say.
package struct Configuration: Sendable {
  /// The path of the file, nil without one.
  package var path: String?
  /// The paths of the file and of those that it extends, as far as they were read.
  package var files: [String] = []
  /// Where `generate` writes, as the working folder sees it.
  package var output: String?
  /// The name of the root type.
  package var name: String?
  /// Who can use generated code.
  package var access: AccessLevel?
  /// Where generated code has its types from.
  package var runtime: RuntimeMode?
  /// Whether generated code adds members to types of Apple's frameworks.
  package var extensions: Bool?
  /// The colors that have an elevated partner; the first pattern that finds one counts.
  package var elevated: [PartnerPattern] = []
  /// The colors that are other ones under another name.
  package var aliases = Aliases()

  /// What it says about rules, by their ids.
  package var rules: [String: RuleSetting] = [:]
  /// The findings that it sets aside.
  package var ignores: [IgnoreEntry] = []
  /// The colors that are the same in light and dark on purpose.
  package var darkOnly: [DarkOnlyEntry] = []

  /// What colors are for; a role without an entry is not spoken of, one with an empty list has no color.
  package var roles: [ColorRole: [LocatedPattern]] = [:]
  /// What is drawn on what.
  package var pairs: [ColorPair] = []
  /// The groups of colors that must be told apart.
  package var distinct: [DistinctGroup] = []

  /// Where all this comes from.
  package var origins = ConfigurationOrigins()

  /// The name of a configuration file.
  package static let fileName = ".colorset.json"

  /// The name of the root type when nothing says another.
  package static let standardName = "Palette"

  /// Makes the configuration that holds without a file.
  package init() {}
}
