/// Reads the files that findings point at again, to show their lines.
///
/// Findings come in the order of their places, so the last file and how far it was searched are kept.
struct SourceReader {
  private let workingFolder: String
  private let isAllowed: Bool
  private var files = FileReader()
  private var path: String?
  private var count = 0
  private var line = 1
  private var offset = 0

  /// Makes a reader for the places of a report.
  init(_ report: LintReport) {
    workingFolder = report.workingFolder
    isAllowed = report.canReadFiles
  }

  /// The line of a place; nil when there is none, or when the file has changed or cannot be read any more.
  mutating func line(at location: Diagnostic.Location) -> SourceLine? {
    guard isAllowed, let position = location.position, position.line >= 1, open(location.path)
    else { return nil }
    if position.line < line { (line, offset) = (1, 0) }
    guard let (found, start) = find(position) else { return nil }
    (line, offset) = (Int(position.line), start)
    return found
  }

  /// The line of a place, and where it begins, searched from the last one on.
  private func find(_ position: TextPosition) -> (SourceLine?, Int)? {
    let bytes = unsafe files.buffer.span.bytes.extracting(0..<count)
    var start = offset
    for _ in line..<Int(position.line) {
      let end = Self.end(of: start, in: bytes)
      guard end < count else { return nil }
      start = end + 1
    }
    let range = start..<Self.end(of: start, in: bytes)
    return (SourceLine(bytes, line: range, column: Int(position.column)), start)
  }

  private mutating func open(_ path: String) -> Bool {
    if path == self.path { return count >= 0 }
    self.path = path
    (line, offset, count) = (1, 0, -1)
    let place = path.hasPrefix("/") ? path : FilePath.join(workingFolder, path)
    if case .read(let read) = files.read(Array(place.utf8) + [0]) { count = read }
    return count >= 0
  }

  private static func end(of start: Int, in bytes: RawSpan) -> Int {
    var end = start
    while end < bytes.byteCount, bytes.byte(end) != 0x0A { end += 1 }
    return end
  }
}
