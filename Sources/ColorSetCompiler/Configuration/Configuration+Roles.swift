extension Configuration {
  /// What the configuration says that a color is for, in the order of the roles.
  package func roles(of name: String) -> [ColorRole] {
    ColorRole.allCases.filter { role in
      roles[role]?.contains { $0.pattern.matches(name) } ?? false
    }
  }
}
