/// The roles of a palette's colors as their names suggest them, as patterns for a configuration.
struct GuessedRoles {
  /// The patterns of each role, without roles that no color has.
  private(set) var patterns: [(role: ColorRole, names: [String])] = []

  /// Guesses from names, which stand in the order of code points.
  ///
  /// A whole namespace of one role becomes one pattern, `Text/*`. No pattern fits a color of which the role was not guessed.
  init(_ names: [String]) {
    let guesses = names.map { ColorRole.guessed(from: $0) }
    let namespaces = Self.uniformNamespaces(names, guesses)
    for role in ColorRole.allCases {
      var patterns: [String] = []
      for (name, guess) in zip(names, guesses) where guess == role && !name.contains("*") {
        let namespace = Self.namespaces(of: name).first { namespaces.contains(Array($0.utf8)) }
        let pattern = namespace.map { $0 + "*" } ?? name
        if patterns.last.map({ CodePointOrder.compare($0, pattern) != 0 }) ?? true {
          patterns.append(pattern)
        }
      }
      if !patterns.isEmpty { self.patterns.append((role, patterns)) }
    }
  }

  /// The namespaces with several colors, all of one role.
  private static func uniformNamespaces(_ names: [String], _ guesses: [ColorRole?]) -> Set<[UInt8]>
  {
    var counts: [[UInt8]: [ColorRole?: Int]] = [:]
    for (name, guess) in zip(names, guesses) {
      for namespace in namespaces(of: name) {
        counts[Array(namespace.utf8), default: [:]][guess, default: 0] += 1
      }
    }
    let uniform = counts.filter { namespace, roles in
      roles.count == 1 && roles[nil] == nil && roles.values.contains { $0 > 1 }
        && !namespace.contains(0x2A)
    }
    return Set(uniform.keys)
  }

  /// The namespaces around a name, the outermost first, each with its final `/`.
  private static func namespaces(of name: String) -> [String] {
    name.utf8.indices.filter { name.utf8[$0] == 0x2F }.map { String(name[...$0]) }
  }
}
