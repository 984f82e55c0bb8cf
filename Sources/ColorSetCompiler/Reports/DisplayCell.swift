/// A character as a terminal shows it, and how many columns it takes.
struct DisplayCell {
  /// What is printed.
  let text: String
  /// The number of columns.
  let width: Int

  /// The cells of a text that begins in a column, from 0 on.
  ///
  /// A tab becomes spaces up to the next multiple of four; what is invisible or would steer the terminal is written by its
  /// number.
  static func cells(of text: String, from start: Int = 0) -> [DisplayCell] {
    var cells: [DisplayCell] = []
    var column = start
    for scalar in text.unicodeScalars {
      let cell = DisplayCell(scalar, at: column)
      cells.append(cell)
      column += cell.width
    }
    return cells
  }

  private init(_ scalar: Unicode.Scalar, at column: Int) {
    if scalar == "\t" {
      width = 4 - column % 4
      text = String(repeating: " ", count: width)
      return
    }
    let written = String(scalar).forMessage
    text = written
    width = written.unicodeScalars.count > 1 ? written.utf8.count : Self.width(of: scalar)
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    // Regional indicators take two columns in pairs.
    if 0x1F1E6...0x1F1FF ~= scalar.value { return 1 }
    if 0x1160...0x11FF ~= scalar.value { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0 ~= scalar.value } ? 2 : 1
  }

  /// The blocks whose characters are wide, by Unicode's East Asian widths.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x17000...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
