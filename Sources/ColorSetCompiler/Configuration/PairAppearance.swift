/// The appearances in which a pair of colors is checked, by the names that an export has for them.
package enum PairAppearance: String, Sendable, CaseIterable {
  case light, dark, lightHighContrast, darkHighContrast
}
