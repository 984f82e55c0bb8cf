import Foundation

/// An asset catalog of a target.
struct FoundCatalog {
  /// Its folder, in the folder of the target; it may be a link.
  var url: URL
  /// What the generated code depends on: the folder itself, and each `Contents.json` in it, all behind links.
  var inputs: [URL]

  /// Whether a color set lies in it; one with icons and images alone becomes no code.
  var hasColorSets: Bool {
    inputs.contains { $0.deletingLastPathComponent().pathExtension == "colorset" }
  }
}
