/// Finds what someone probably meant by a misspelled name.
package nonisolated enum NearestNames {
  /// The nearest names to a name, nearest first, at most three.
  ///
  /// The measure is the edit distance with neighboring letters swapped at the cost of one, case ignored. A name counts as
  /// near when a third of its letters or fewer, and at least one, differ, also from the last part of a name with
  /// namespaces.
  package static func of(_ name: String, among names: some Sequence<String>) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars)
    let limit = Swift.max(1, wanted.count / 3)
    var found: [(distance: Int, name: String)] = []
    for candidate in names {
      let letters = Array(candidate.lowercased().unicodeScalars)
      var near =
        Swift.abs(letters.count - wanted.count) > limit ? limit + 1 : distance(wanted, letters)
      if let slash = letters.lastIndex(of: "/"), !wanted.contains("/") {
        let leaf = Array(letters[(slash + 1)...])
        if Swift.abs(leaf.count - wanted.count) <= limit {
          near = Swift.min(near, Swift.max(1, distance(wanted, leaf)))
        }
      }
      guard near <= limit else { continue }
      let place = found.firstIndex { near < $0.distance } ?? found.count
      found.insert((near, candidate), at: place)
      if found.count > 3 { found.removeLast() }
    }
    return found.map(\.name)
  }

  /// Optimal string alignment distance of two texts, without what they share at both ends.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    let start = Swift.zip(left, right).prefix { $0 == $1 }.count
    let end = Swift.zip(left.dropFirst(start).reversed(), right.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    return alignment(
      Array(left.dropFirst(start).dropLast(end).prefix(longest)),
      Array(right.dropFirst(start).dropLast(end).prefix(longest)))
  }

  /// What differs is compared up to this many letters, since the cost grows with the square.
  private static let longest = 200

  private static func alignment(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in right.indices {
        var best = Swift.min(last[column + 1], current[column]) + 1
        best = Swift.min(best, last[column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = Swift.min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
