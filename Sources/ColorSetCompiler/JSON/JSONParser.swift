/// Stage 2: bytes → a tree of values with their places.
///
/// It follows RFC 8259 with the exceptions of its options, works through any depth without recursion, and stops at the
/// first error. No input makes it trap.
package struct JSONParser: Sendable {
  /// Containers inside containers beyond this are an error.
  package static let deepestNesting = 512

  private let options: JSONOptions

  /// Makes a parser.
  package init(_ options: JSONOptions) {
    self.options = options
  }

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - tree: Takes the values; what it held before is forgotten. After an error it holds what came before it.
  /// - Throws: ``JSONError``.
  package func parse(_ bytes: RawSpan, into tree: inout JSONTree) throws(JSONError) {
    tree.clear()
    var cursor = JSONCursor()
    if bytes.byte(0) == 0xEF, bytes.byte(1) == 0xBB, bytes.byte(2) == 0xBF {
      guard options.allowsByteOrderMark else {
        throw JSONError(message: "a byte-order mark before the JSON", position: cursor.position)
      }
      tree.hasByteOrderMark = true
      cursor.index = 3
    } else if bytes.byteCount >= 2, Self.isUTF16(bytes) {
      throw JSONError(
        message: "the file is UTF-16 text; save it as UTF-8", position: cursor.position)
    }
    try skip(bytes, &cursor)
    guard cursor.index < bytes.byteCount else {
      throw JSONError(message: "the file is empty", position: cursor.position)
    }
    try parseValues(bytes, &cursor, &tree)
    try skip(bytes, &cursor)
    if cursor.index < bytes.byteCount {
      throw unexpected("the end of the file after the last value", bytes, cursor)
    }
  }

  private static func isUTF16(_ bytes: RawSpan) -> Bool {
    let first = bytes.byte(0)
    let second = bytes.byte(1)
    return first == 0xFF && second == 0xFE || first == 0xFE && second == 0xFF
      || (first == 0) != (second == 0) && (first | second) == 0x7B
  }

  /// Parses a value and, while containers are open, what follows in them.
  private func parseValues(
    _ bytes: RawSpan, _ cursor: inout JSONCursor, _ tree: inout JSONTree
  ) throws(JSONError) {
    while true {
      let opened = try parseValue(bytes, &cursor, &tree)
      try skip(bytes, &cursor)
      if opened {
        let isObject = tree.nodes[tree.nodes.count - 1].kind == .object
        if bytes.byte(cursor.index) == (isObject ? 0x7D : 0x5D) {
          close(&cursor, &tree)
          try skip(bytes, &cursor)
        } else {
          if isObject { try parseKey(bytes, &cursor, &tree) }
          continue
        }
      }
      guard try advance(bytes, &cursor, &tree) else { return }
    }
  }

  /// Goes from the end of a value to the start of the next; false when no container is open any more.
  private func advance(
    _ bytes: RawSpan, _ cursor: inout JSONCursor, _ tree: inout JSONTree
  ) throws(JSONError) -> Bool {
    while let container = tree.open.last {
      let isObject = tree.nodes[Int(container)].kind == .object
      let closing: UInt8 = isObject ? 0x7D : 0x5D
      let byte = bytes.byte(cursor.index)
      if byte == 0x2C {
        let comma = cursor.position
        cursor.index += 1
        try skip(bytes, &cursor)
        if options.allowsTrailingCommas, bytes.byte(cursor.index) == closing {
          if tree.trailingCommas.count < JSONTree.mostTrailingCommas {
            tree.trailingCommas.append(comma)
          }
        } else {
          if isObject { try parseKey(bytes, &cursor, &tree) }
          return true
        }
      } else if byte != closing {
        throw unexpected(isObject ? "',' or '}'" : "',' or ']'", bytes, cursor)
      }
      close(&cursor, &tree)
      try skip(bytes, &cursor)
    }
    return false
  }

  private func close(_ cursor: inout JSONCursor, _ tree: inout JSONTree) {
    guard let container = tree.open.popLast() else { return }
    cursor.index += 1
    tree.nodes[Int(container)].end = Int32(truncatingIfNeeded: cursor.index)
    tree.nodes[Int(container)].next = Int32(truncatingIfNeeded: tree.nodes.count)
  }

  private func parseKey(
    _ bytes: RawSpan, _ cursor: inout JSONCursor, _ tree: inout JSONTree
  ) throws(JSONError) {
    guard bytes.byte(cursor.index) == 0x22 else {
      throw unexpected("a key in double quotes", bytes, cursor)
    }
    try JSONString.parse(bytes, &cursor, &tree)
    try skip(bytes, &cursor)
    guard bytes.byte(cursor.index) == 0x3A else { throw unexpected("':'", bytes, cursor) }
    cursor.index += 1
    try skip(bytes, &cursor)
  }

  /// Parses a scalar or the opening bracket of a container; true for the latter.
  private func parseValue(
    _ bytes: RawSpan, _ cursor: inout JSONCursor, _ tree: inout JSONTree
  ) throws(JSONError) -> Bool {
    switch bytes.byte(cursor.index) {
    case 0x22: try JSONString.parse(bytes, &cursor, &tree)
    case 0x7B: return try open(.object, &cursor, &tree)
    case 0x5B: return try open(.array, &cursor, &tree)
    case 0x2D, 0x30...0x39: try JSONNumber.parse(bytes, &cursor, &tree)
    case 0x74: try literal("true", .true, bytes, &cursor, &tree)
    case 0x66: try literal("false", .false, bytes, &cursor, &tree)
    case 0x6E: try literal("null", .null, bytes, &cursor, &tree)
    default: throw unexpected("a value", bytes, cursor)
    }
    return false
  }

  private func open(
    _ kind: JSONNode.Kind, _ cursor: inout JSONCursor, _ tree: inout JSONTree
  ) throws(JSONError) -> Bool {
    guard tree.open.count < Self.deepestNesting else {
      throw JSONError(
        message: "brackets are nested more than \(Self.deepestNesting) deep",
        position: cursor.position)
    }
    tree.open.append(Int32(truncatingIfNeeded: tree.nodes.count))
    tree.append(kind, from: cursor, to: cursor.index)
    cursor.index += 1
    return true
  }

  private func literal(
    _ text: StaticString, _ kind: JSONNode.Kind, _ bytes: RawSpan, _ cursor: inout JSONCursor,
    _ tree: inout JSONTree
  ) throws(JSONError) {
    let end = cursor.index + text.utf8CodeUnitCount
    guard bytes.equals(cursor.index..<end, text) else { throw unexpected("a value", bytes, cursor) }
    tree.append(kind, from: cursor, to: end)
    cursor.index = end
  }

  @inline(__always)
  private func skip(_ bytes: RawSpan, _ cursor: inout JSONCursor) throws(JSONError) {
    cursor.skipBlanks(bytes)
    if options.allowsComments, !cursor.skipComments(bytes) {
      throw JSONError(message: "a comment without an end", position: cursor.position)
    }
  }

  /// Whether a version control system has left one of its marks at an index.
  private static func isConflictMarker(_ bytes: RawSpan, at index: Int) -> Bool {
    let range = index..<index + 7
    return bytes.equals(range, "<<<<<<<") || bytes.equals(range, "=======")
      || bytes.equals(range, ">>>>>>>")
  }

  private func unexpected(_ wanted: String, _ bytes: RawSpan, _ cursor: JSONCursor) -> JSONError {
    let (index, position) = (cursor.index, cursor.position)
    if Self.isConflictMarker(bytes, at: index) {
      return JSONError(
        message: "a merge conflict is left in the file; resolve it", position: position)
    }
    // Where comments are allowed they have been passed before.
    let isComment =
      bytes.byte(index) == 0x2F && (bytes.byte(index + 1) == 0x2F || bytes.byte(index + 1) == 0x2A)
    return JSONError(
      message: "expected \(wanted), found \(bytes.description(at: index))"
        + (isComment ? "; JSON has no comments, take it out" : ""), position: position)
  }
}
