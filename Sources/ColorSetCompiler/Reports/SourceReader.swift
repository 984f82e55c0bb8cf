/// Reads the files that findings point at again, to show their lines.
///
/// Findings come in the order of their places, so the last file is kept. A file may have a million findings, or all of them
/// on one line of many megabytes; lines and columns are therefore looked up and not counted anew for each.
struct SourceReader {
  private let workingFolder: String
  private let isAllowed: Bool
  private var files = FileReader()
  private var path: String?
  private var count = 0
  /// Where each line of the file begins.
  private var lineStarts: [Int] = []
  private var units = UTF16Count()

  /// Makes a reader for the places of a report.
  init(_ report: LintReport) {
    workingFolder = report.workingFolder
    isAllowed = report.canReadFiles
  }

  /// The line of a place; nil when there is none, or when the file has changed or cannot be read any more.
  mutating func line(at location: Diagnostic.Location) -> SourceLine? {
    guard isAllowed, let position = location.position, position.line >= 1, open(location.path),
      Int(position.line) <= lineStarts.count
    else { return nil }
    let index = Int(position.line) - 1
    let end = index + 1 < lineStarts.count ? lineStarts[index + 1] - 1 : count
    return Self.line(
      lineStarts[index]..<end, column: Int(position.column), of: files, count, &units)
  }

  private static func line(
    _ range: Range<Int>, column: Int, of files: borrowing FileReader, _ count: Int,
    _ units: inout UTF16Count
  ) -> SourceLine? {
    let bytes = unsafe files.buffer.span.bytes.extracting(0..<count)
    return SourceLine(bytes, line: range, column: column, &units)
  }

  private mutating func open(_ path: String) -> Bool {
    if path == self.path { return count >= 0 }
    self.path = path
    count = -1
    units = UTF16Count()
    lineStarts = []
    let place = path.hasPrefix("/") ? path : FilePath.join(workingFolder, path)
    guard case .read(let read) = files.read(Array(place.utf8) + [0]) else { return false }
    count = read
    lineStarts = Self.lineStarts(of: files, read)
    return true
  }

  private static func lineStarts(of files: borrowing FileReader, _ count: Int) -> [Int] {
    let bytes = unsafe files.buffer.span.bytes.extracting(0..<count)
    var starts = [0]
    for offset in 0..<count where bytes.byte(offset) == 0x0A { starts.append(offset + 1) }
    return starts
  }
}
