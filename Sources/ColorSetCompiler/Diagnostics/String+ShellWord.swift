extension String {
  /// The text as one word of a command line, quoted where a shell would read it otherwise.
  package var asShellWord: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
          || "-_./=,:+".utf8.contains(byte)
      }
    if isPlain { return self }
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: "'\\''"))'"
  }
}
