extension Configuration {
  /// Whether two names are declared to be names of one color.
  func areAliases(_ first: String, _ second: String) -> Bool {
    !aliases.isEmpty && Self.isSame(original(of: first), original(of: second))
  }

  /// The name of the color that a name is an alias of, nil when it is none.
  func aliased(by name: String) -> String? {
    for pattern in aliases { if let partner = pattern.partner(of: name) { return partner } }
    return nil
  }

  /// The names that lead from a plain name back to it, nil when none do.
  func circle(from name: String) -> [String]? {
    let way = way(from: name)
    return way.next.map { Self.isSame($0, name) } ?? false ? way.names : nil
  }

  /// The name at the end of all aliases; in a circle the first one by code points.
  private func original(of name: String) -> String {
    let (names, next) = way(from: name)
    guard let next, let start = names.firstIndex(where: { Self.isSame($0, next) }) else {
      return names[names.count - 1]
    }
    return names[start...].min(by: CodePointOrder.precedes) ?? name
  }

  /// The names on the way from a name to what it is an alias of, and the name that comes again if the way goes in a circle.
  ///
  /// A pattern such as `*` for `*Old` makes ever longer names; a way has no more steps than there are patterns.
  private func way(from name: String) -> (names: [String], next: String?) {
    var names = [name]
    while names.count <= aliases.count, let next = aliased(by: names[names.count - 1]) {
      if names.contains(where: { Self.isSame($0, next) }) { return (names, next) }
      names.append(next)
    }
    return (names, nil)
  }

  private static func isSame(_ first: String, _ second: String) -> Bool {
    CodePointOrder.compare(first, second) == 0
  }
}
