#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a folder holds.
struct FolderListing: Sendable {
  /// One thing in a folder.
  struct Entry: Sendable {
    /// The place of its name in the bytes of the listing.
    var name: Range<Int>
    /// What it is, as far as the listing says.
    var kind: Kind
  }

  /// What a thing in a folder is.
  enum Kind: UInt8, Sendable {
    case folder, file, link, other
  }

  /// The names, one after the other.
  private(set) var bytes: [UInt8] = []
  /// What the folder holds, in the order of the operating system, without `.` and `..`.
  private(set) var entries: [Entry] = []

  /// Makes an empty listing.
  init() {}

  /// Lists an open folder, which stays open; nil, with `errno` set, when that fails.
  init?(of folder: borrowing FileDescriptor) {
    // Closing the stream closes its file.
    let number = fcntl(folder.number, F_DUPFD_CLOEXEC, 0)
    guard number >= 0 else { return nil }
    guard let stream = unsafe fdopendir(number) else {
      _ = close(number)
      return nil
    }
    bytes.reserveCapacity(1024)
    entries.reserveCapacity(32)
    while let entry = unsafe readdir(stream) {
      unsafe append(entry)
    }
    _ = unsafe closedir(stream)
  }

  /// The name of an entry as text; bytes that are not UTF-8 become U+FFFD.
  func name(_ entry: Entry) -> String { String(decoding: bytes[entry.name], as: UTF8.self) }

  /// Whether the name of an entry ends with an ASCII text.
  func hasSuffix(_ entry: Entry, _ suffix: StaticString) -> Bool {
    let length = suffix.utf8CodeUnitCount
    guard entry.name.count > length else { return false }
    for index in 0..<length
    where unsafe bytes[entry.name.upperBound - length + index] != suffix.utf8Start[index] {
      return false
    }
    return true
  }

  /// Whether the name of an entry is an ASCII text.
  func isNamed(_ entry: Entry, _ name: StaticString) -> Bool {
    guard entry.name.count == name.utf8CodeUnitCount else { return false }
    for index in 0..<entry.name.count
    where unsafe bytes[entry.name.lowerBound + index] != name.utf8Start[index] {
      return false
    }
    return true
  }

  /// Brings the entries into the order of their names.
  mutating func sort() {
    var entries = entries
    entries.sort { precedes($0, $1) }
    self.entries = entries
  }

  /// Whether the name of an entry comes before that of another, by bytes.
  func precedes(_ left: Entry, _ right: Entry) -> Bool {
    for offset in 0..<min(left.name.count, right.name.count) {
      let leftByte = bytes[left.name.lowerBound + offset]
      let rightByte = bytes[right.name.lowerBound + offset]
      if leftByte != rightByte { return leftByte < rightByte }
    }
    return left.name.count < right.name.count
  }

  private mutating func append(_ entry: UnsafeMutablePointer<dirent>) {
    let start = bytes.count
    let kind = unsafe Kind(systemType: Int32(entry.pointee.d_type))
    unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
      let length =
        unsafe name.baseAddress.map {
          unsafe strlen($0.assumingMemoryBound(to: CChar.self))
        } ?? 0
      unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: name[..<length]))
    }
    let isDot = bytes[start] == 0x2E && bytes.count - start == 1
    let isDotDot =
      bytes.count - start == 2 && bytes[start] == 0x2E && bytes[start + 1] == 0x2E
    if isDot || isDotDot {
      bytes.removeSubrange(start...)
    } else {
      entries.append(Entry(name: start..<bytes.count, kind: kind))
    }
  }
}

extension FolderListing.Kind {
  /// The kind that a directory stream names by a number; links and what it does not know are looked at when needed.
  fileprivate init(systemType: Int32) {
    switch systemType {
    case Int32(DT_DIR): self = .folder
    case Int32(DT_REG): self = .file
    case Int32(DT_LNK), Int32(DT_UNKNOWN): self = .link
    default: self = .other
    }
  }
}
