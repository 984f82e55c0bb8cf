/// What a `.colorset.json` says.
package struct Configuration: Sendable {
  /// The path of the file, nil without one.
  package var path: String?
  /// Where `generate` writes, as the working folder sees it.
  package var output: String?
  /// The name of the root type.
  package var name: String?
  /// Who can use generated code.
  package var access: AccessLevel?
  /// Where generated code has its types from.
  package var runtime: RuntimeMode?
  /// The colors that have an elevated partner.
  package var elevated: [ElevatedPattern] = []

  /// What it says about rules, by their ids.
  package var rules: [String: RuleSetting] = [:]
  /// The findings that it sets aside.
  package var ignores: [IgnoreEntry] = []
  /// The colors that are the same in light and dark on purpose.
  package var darkOnly: [NamePattern] = []

  /// The name of a configuration file.
  package static let fileName = ".colorset.json"

  /// Makes the configuration that holds without a file.
  package init() {}
}
