import PackagePlugin

/// Why there is nothing to compile.
struct Problem {
  /// Whether the build can go on.
  var severity: Diagnostics.Severity
  /// What is wrong, and how to mend it.
  var message: String

  /// Shows it in the log of the build.
  func report() {
    severity == .error ? Diagnostics.error(message) : Diagnostics.warning(message)
  }

  /// The catalogs hold other assets only.
  static func noColorSet(in target: String) -> Problem {
    Problem(
      severity: .warning,
      message:
        "the asset catalogs of '\(target)' have no color set, so ColorSetPlugin makes no code; add "
        + "one, or take the plugin off this target")
  }

  /// There is no catalog.
  static func noCatalog(in target: String) -> Problem {
    Problem(
      severity: .warning,
      message: "'\(target)' has no asset catalog, so ColorSetPlugin makes no code; add a folder "
        + "Colors.xcassets with color sets to it, or take the plugin off this target")
  }
}
