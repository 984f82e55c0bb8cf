extension RuleFindings {
  /// Whether the configuration says that a color is for surfaces that are always dark.
  func isDarkOnly(_ colorSet: ColorSet) -> Bool {
    configuration.darkOnly.contains { $0.matches(colorSet.name) }
  }
}
