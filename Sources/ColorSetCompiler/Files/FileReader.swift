/// Reads files, one after the other, into the same memory.
struct FileReader {
  /// How reading a file ended.
  enum Outcome {
    /// The file was read; its bytes are those of the reader up to this count.
    case read(count: Int)
    /// Nothing has that name.
    case missing
    /// The file is larger than a file of a catalog can be.
    case tooLarge
    /// The file cannot be read, and why.
    case failed(String)
  }

  /// The largest file that is read, in bytes; a color set takes a few thousand.
  static let largestFile = 16 << 20

  private let largest: Int

  /// The memory; only the bytes that an outcome counts are of its file.
  private(set) var buffer: [UInt8]

  /// Makes a reader that gives up on files larger than a count of bytes.
  init(largest: Int = largestFile) {
    self.largest = largest
    buffer = [UInt8](repeating: 0, count: 32 << 10)
  }

  /// Reads the file of a path, from bytes that end in zero.
  mutating func read(
    _ path: [UInt8], in folder: Int32 = FileDescriptor.workingFolder, waits: Bool = false
  ) -> Outcome {
    guard let file = FileDescriptor(file: path, in: folder, waits: waits) else {
      return SystemError.isMissing ? .missing : .failed(SystemError.last)
    }
    return read(file, waits: waits)
  }

  /// Reads a file near an open folder, from a short path that ends in zero.
  mutating func read(_ path: borrowing SourceText, in folder: Int32) -> Outcome {
    guard let file = FileDescriptor(file: path, in: folder) else {
      return SystemError.isMissing ? .missing : .failed(SystemError.last)
    }
    return read(file, waits: false)
  }

  private mutating func read(_ file: borrowing FileDescriptor, waits: Bool) -> Outcome {
    var filled = 0
    while true {
      let wanted = buffer.count - filled
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe bytes.baseAddress.map {
          unsafe file.readOnce($0 + filled, wanted)
        } ?? 0
      }
      if count < 0 { return .failed(SystemError.last) }
      filled += count
      // A regular file gives all it has at once, so less than asked for is the end of it; a pipe must be asked again.
      if count == 0 || count < wanted && !waits {
        if filled == 0, !waits, FileIdentity(file)?.isRegularFile == false {
          return .failed("it is not a file")
        }
        return .read(count: filled)
      }
      if filled == buffer.count {
        guard filled < largest else { return .tooLarge }
        buffer.append(contentsOf: repeatElement(0, count: filled))
      }
    }
  }
}
