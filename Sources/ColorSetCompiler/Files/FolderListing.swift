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
    guard let stream = FolderStream(folder) else { return nil }
    self.init(of: stream)
  }

  /// Lists an open folder.
  init(of folder: borrowing FolderStream) { read(folder) }

  /// Lists an open folder in the memory of what was listed before.
  mutating func read(_ folder: borrowing FolderStream) {
    bytes.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    bytes.reserveCapacity(1024)
    entries.reserveCapacity(32)
    unsafe folder.forEachEntry { unsafe append($0, type: $1) }
  }

  /// Some of the entries alone, in memory that is no larger than they need.
  func only(_ kept: some Collection<Entry>) -> FolderListing {
    var listing = FolderListing()
    listing.bytes.reserveCapacity(kept.reduce(0) { $0 + $1.name.count })
    listing.entries.reserveCapacity(kept.count)
    for entry in kept {
      let start = listing.bytes.count
      listing.bytes.append(contentsOf: bytes[entry.name])
      listing.entries.append(Entry(name: start..<listing.bytes.count, kind: entry.kind))
    }
    return listing
  }

  /// The name of an entry as text; bytes that are not UTF-8 become U+FFFD.
  func name(_ entry: Entry) -> String { String(decoding: bytes[entry.name], as: UTF8.self) }

  /// Whether the name of an entry ends with an ASCII text.
  func hasSuffix(_ entry: Entry, _ suffix: StaticString) -> Bool {
    let length = suffix.utf8CodeUnitCount
    return entry.name.count > length && isText(suffix, at: entry.name.upperBound - length)
  }

  /// Whether the name of an entry is an ASCII text.
  func isNamed(_ entry: Entry, _ name: StaticString) -> Bool {
    entry.name.count == name.utf8CodeUnitCount && isText(name, at: entry.name.lowerBound)
  }

  /// Brings the entries into the order of their names.
  mutating func sort() {
    unsafe bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      entries.sort { left, right in
        let order = unsafe memcmp(
          start + left.name.lowerBound, start + right.name.lowerBound,
          min(left.name.count, right.name.count))
        return order != 0 ? order < 0 : left.name.count < right.name.count
      }
    }
  }

  @inline(__always)
  private func isText(_ text: StaticString, at place: Int) -> Bool {
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe bytes.baseAddress.map {
        unsafe memcmp($0 + place, text.utf8Start, text.utf8CodeUnitCount) == 0
      } ?? false
    }
  }

  /// Adds an entry by its name, which ends in zero.
  private mutating func append(_ name: UnsafeRawPointer, type: Int32) {
    let name = unsafe UnsafeRawBufferPointer(
      start: name, count: strlen(name.assumingMemoryBound(to: CChar.self)))
    if name.count <= 2, unsafe name.allSatisfy({ $0 == 0x2E }) { return }
    let start = bytes.count
    unsafe bytes.append(contentsOf: name)
    entries.append(Entry(name: start..<bytes.count, kind: Kind(systemType: type)))
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
