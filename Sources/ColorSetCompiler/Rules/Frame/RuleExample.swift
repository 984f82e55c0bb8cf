/// A small catalog that shows what a rule finds, or does not.
///
/// A file is given by its path in the catalog. That of a color set ends in `.colorset`, in any case, and its text is the
/// list of its slots; without a text it is an empty file of that name. Any other text is the whole file. A path that ends
/// in `/` is a folder, and one that begins with `../` lies beside the catalog; then the folder around the catalog is
/// what is looked at. The sign `▶` stands where a finding must be: in the text, or before the path, or before the catalog's
/// name, when the finding is about the file or folder as a whole. To keep examples short, `#RRGGBB` stands for a color in sRGB,
/// `p3#RRGGBB` for one in Display P3, and `@dark`, `@light`, `@high`, `@dark+high`, `@light+high` for appearances.
package struct RuleExample: Sendable {
  /// A file of the catalog.
  package struct File: Sendable {
    /// The path in the catalog.
    package let path: String
    /// The text, abbreviated.
    package let text: String
  }

  /// The name of the catalog's folder in most examples.
  package static let standardCatalog = "Colors.xcassets"

  /// The files.
  package let files: [File]
  /// The path of the catalog's folder.
  package let catalog: String
  /// What a configuration says to show it, JSON; empty for nothing.
  package let configuration: String

  /// Describes a catalog.
  package init(
    _ files: KeyValuePairs<String, String>, catalog: String = standardCatalog,
    configuration: String = ""
  ) {
    self.catalog = catalog
    self.files = files.map { File(path: $0.key, text: $0.value) }
    self.configuration = configuration
  }

  /// Describes a catalog with one color set, given by its slots.
  package init(_ slots: String, configuration: String = "") {
    self.init(["Accent.colorset": slots], configuration: configuration)
  }
}
