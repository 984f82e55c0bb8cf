/// The colors that are other ones under another name.
///
/// A name that is given in full counts before patterns that fit it, and of those the first.
package struct Aliases: Sendable {
  /// What was declared, in the order of the configuration.
  package let patterns: [PartnerPattern]
  /// Those of one name, by the bytes of it.
  private let names: [[UInt8]: String]
  /// Those of all names that fit.
  private let general: [PartnerPattern]

  /// Makes the aliases of patterns.
  package init(_ patterns: [PartnerPattern] = []) {
    self.patterns = patterns
    names = Dictionary(
      patterns.lazy.filter { !$0.name.contains("*") }.map { (Array($0.name.utf8), $0.partner) },
      uniquingKeysWith: { first, _ in first })
    general = patterns.filter { $0.name.contains("*") }
  }

  /// Whether nothing was declared.
  var isEmpty: Bool { patterns.isEmpty }

  /// The name of the color that a name is an alias of, nil when it is none.
  package func target(of name: String) -> String? {
    if let name = names[Array(name.utf8)] { return name }
    for pattern in general { if let partner = pattern.partner(of: name) { return partner } }
    return nil
  }

  /// Whether two names are declared to be names of one color.
  package func join(_ first: String, _ second: String) -> Bool {
    !isEmpty && CodePointOrder.compare(original(of: first), original(of: second)) == 0
  }

  /// The names that lead from a plain name back to it, nil when none do.
  func circle(from name: String) -> [String]? {
    let (names, next) = way(from: name)
    return next.map { CodePointOrder.compare($0, name) == 0 } ?? false ? names : nil
  }

  /// The name at the end of all aliases; in a circle the first one by code points.
  private func original(of name: String) -> String {
    let (names, next) = way(from: name)
    guard let next,
      let start = names.firstIndex(where: { CodePointOrder.compare($0, next) == 0 })
    else { return names[names.count - 1] }
    return names[start...].min(by: CodePointOrder.precedes) ?? name
  }

  /// The names on the way from a name to what it is an alias of, and the name that comes again if the way goes in a circle.
  ///
  /// A pattern such as `*` for `*Old` makes ever longer names; a way has no more steps than there are patterns.
  private func way(from name: String) -> (names: [String], next: String?) {
    var way = [name]
    var known: Set<[UInt8]> = [Array(name.utf8)]
    while way.count <= patterns.count, let next = target(of: way[way.count - 1]) {
      guard known.insert(Array(next.utf8)).inserted else { return (way, next) }
      way.append(next)
    }
    return (way, nil)
  }
}
