/// Something about the name of a folder that is hard to see or to type.
enum NameOddity: Sendable, Hashable {
  /// A colon, which stands for a slash that was typed in the Finder.
  case colon
  /// A plain space at the beginning or the end.
  case outerSpace
  /// A control character.
  case control(Unicode.Scalar)
  /// A character that looks like a plain space.
  case unusualSpace(Unicode.Scalar)
  /// A character that looks like nothing.
  case invisible(Unicode.Scalar)
  /// The character that stands for bytes which are no text.
  case replacement

  /// What is odd about a name, each kind once, in the order of the name.
  static func all(in name: Substring) -> [NameOddity] {
    var found: [NameOddity] = []
    var previous: Unicode.Scalar?
    if name.utf8.first == 0x20 || name.utf8.last == 0x20 { found.append(.outerSpace) }
    let scalars = name.unicodeScalars
    for index in scalars.indices {
      let next = scalars.index(after: index)
      let following = next < scalars.endIndex ? scalars[next] : nil
      if let oddity = of(scalars[index], after: previous, before: following),
        !found.contains(where: { $0.variant == oddity.variant })
      {
        found.append(oddity)
      }
      previous = scalars[index]
    }
    return found
  }

  /// Which of the rule's messages it is.
  var variant: String {
    switch self {
    case .colon: "colon"
    case .outerSpace: "outer-space"
    case .control: "control-character"
    case .unusualSpace: "unusual-space"
    case .invisible: "invisible-character"
    case .replacement: "no-text"
    }
  }

  /// What is wrong and how to mend it.
  var message: String {
    switch self {
    case .colon: "the name has a ':', which the Finder shows as '/'; rename it without"
    case .outerSpace: "the name begins or ends with a space; rename it without"
    case .control(let scalar):
      "the name has the control character \(Self.code(scalar)); rename it without"
    case .unusualSpace(let scalar):
      "the name has \(Self.code(scalar)), which looks like a space; rename it with a plain one"
    case .invisible(let scalar):
      "the name has \(Self.code(scalar)), which cannot be seen; rename it without"
    case .replacement: "the name is not stored as UTF-8, or has U+FFFD; type it anew"
    }
  }

  /// Whether nothing can be odd about a name, as about almost all: it is ASCII that can be seen, without a colon, with
  /// single spaces within.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - start: How many bytes of it are namespaces.
  /// - Returns: Whether that is sure.
  static func isPlain(_ name: String, from start: Int = 0) -> Bool {
    // A space after nothing or after another one may be one at the beginning.
    var previous: UInt8 = 0x20
    let isOdd = name.hasByte(from: start) { byte in
      defer { previous = byte }
      return byte &- 0x20 >= 0x5F || byte == 0x3A || byte == 0x20 && previous == 0x20
    }
    return !isOdd && previous != 0x20
  }

  private static func of(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?
  ) -> NameOddity? {
    switch scalar {
    case ":": return .colon
    case " ": return nil
    case "\u{FFFD}": return .replacement
    // The blank pattern of Braille is a symbol by its category.
    case "\u{2800}": return .invisible(scalar)
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control: return .control(scalar)
    case .spaceSeparator: return .unusualSpace(scalar)
    case .lineSeparator, .paragraphSeparator: return .invisible(scalar)
    default:
      guard scalar.properties.isDefaultIgnorableCodePoint else { return nil }
      return isPartOfCharacter(scalar, after: previous, before: next) ? nil : .invisible(scalar)
    }
  }

  /// Whether a joiner, a variation selector or a tag belongs to a character, as in an emoji or in Persian.
  private static func isPartOfCharacter(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?
  ) -> Bool {
    guard let previous else { return false }
    switch scalar.value {
    case 0x200C, 0x200D: return !previous.isASCII && next.map { !$0.isASCII } ?? false
    case 0xFE0F where next == "\u{20E3}": return true
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0xE0020...0xE007F: return !previous.isASCII
    default: return false
    }
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
