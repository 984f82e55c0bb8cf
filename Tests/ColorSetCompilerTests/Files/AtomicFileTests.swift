import ColorSetCompiler
import Dispatch
import Foundation
import Testing

/// Files that nobody sees half of.
@Suite struct AtomicFileTests {
  private let old = Array("old".utf8)
  private let new = Array("new text".utf8)

  @Test("A new file holds the bytes, and nothing else is left")
  func newFile() throws {
    try FileFolder.use { folder throws in
      #expect(try AtomicFile.write([new], to: folder.path("file")))
      #expect(try folder.bytes("file") == new)
      #expect(try folder.names() == ["file"])
      #expect(try AtomicFile.write([], to: folder.path("empty")))
      #expect(try folder.bytes("empty").isEmpty)
    }
  }

  @Test("A new file has the permissions that any program's would have")
  func newPermissions() throws {
    try FileFolder.use { folder throws in
      let descriptor = unsafe open(folder.path("usual"), O_WRONLY | O_CREAT, 0o666)
      #expect(close(descriptor) == 0)
      try AtomicFile.write([new], to: folder.path("file"))
      let usual: Int? = try folder.attribute(.posixPermissions, of: "usual")
      let permissions: Int? = try folder.attribute(.posixPermissions, of: "file")
      #expect(permissions != nil && permissions == usual)
    }
  }

  @Test("A file that holds the bytes is left alone")
  func same() throws {
    try FileFolder.use { folder throws in
      try folder.write("new text", to: "file")
      let past = Date(timeIntervalSince1970: 1_000_000_000)
      try FileManager.default.setAttributes(
        [.modificationDate: past], ofItemAtPath: folder.path("file"))
      let number: UInt64? = try folder.attribute(.systemFileNumber, of: "file")
      #expect(try !AtomicFile.write([new], to: folder.path("file")))
      #expect(try folder.attribute(.modificationDate, of: "file") == past)
      #expect(try folder.attribute(.systemFileNumber, of: "file") == number)
    }
  }

  @Test(
    "A file that holds others is replaced by another file", arguments: ["old", "", "new text+"])
  func different(text: String) throws {
    try FileFolder.use { folder throws in
      try folder.write(text, to: "file")
      try FileManager.default.linkItem(atPath: folder.path("file"), toPath: folder.path("other"))
      #expect(try AtomicFile.write([new], to: folder.path("file")))
      #expect(try folder.bytes("file") == new)
      // The other name of the old file tells that the old file was not written to.
      #expect(try folder.bytes("other") == Array(text.utf8))
      #expect(try folder.names() == ["file", "other"])
    }
  }

  @Test("A replaced file keeps its permissions", arguments: [0o600, 0o444, 0o755, 0o666])
  func permissions(permissions: Int) throws {
    try FileFolder.use { folder throws in
      try folder.write("old", to: "file")
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: folder.path("file"))
      #expect(try AtomicFile.write([new], to: folder.path("file")))
      #expect(try folder.attribute(.posixPermissions, of: "file") == permissions)
    }
  }

  @Test("A link, or a link to a link, is followed")
  func links() throws {
    try FileFolder.use { folder throws in
      try folder.write("old", to: "deep/file")
      try folder.link("deep/inner", to: "file")
      try folder.link("outer", to: "deep/inner")
      #expect(try AtomicFile.write([new], to: folder.path("outer")))
      #expect(try folder.bytes("deep/file") == new)
      for link in ["outer", "deep/inner"] {
        #expect(try folder.attribute(.type, of: link) == FileAttributeType.typeSymbolicLink)
      }
      #expect(try folder.names() == ["deep", "outer"])
      #expect(try folder.names(in: "deep") == ["file", "inner"])
    }
  }

  @Test("A link to a file that is not there makes the file")
  func linkToNothing() throws {
    try FileFolder.use { folder throws in
      try folder.link("link", to: "file")
      try AtomicFile.write([new], to: folder.path("link"))
      let type: FileAttributeType? = try folder.attribute(.type, of: "link")
      #expect(type == .typeSymbolicLink)
      #expect(try folder.bytes("link") == new)
    }
  }

  @Test("A pipe is written to, and stays a pipe")
  func pipe() throws {
    try FileFolder.use { folder throws in
      #expect(unsafe mkfifo(folder.path("pipe"), 0o600) == 0)
      let descriptor = unsafe open(folder.path("pipe"), O_RDONLY | O_NONBLOCK)
      let reader = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      #expect(try AtomicFile.write([new], to: folder.path("pipe")))
      #expect(try reader.readToEnd() == Data(new))
      #expect(try folder.names() == ["pipe"])
    }
    #expect(try AtomicFile.write([new], to: "/dev/null"))
  }

  @Test(
    "What cannot be written is an error with the path, and nothing is left behind",
    arguments: [
      ("folder", "it is a folder"), ("missing/file", "the folder '"),
      ("file/below", "a part of the path is not a folder"), ("", "it is a folder"),
    ])
  func errors(name: String, reason: String) throws {
    try FileFolder.use { folder throws in
      try folder.write("old", to: "file")
      try folder.makeFolder("folder")
      let error = try #require(throws: FileError.self) {
        try AtomicFile.write([new], to: folder.path(name))
      }
      #expect(error.path == folder.path(name))
      #expect(error.message.hasPrefix("cannot be written: \(reason)"))
      #expect(try folder.names() == ["file", "folder"])
      #expect(try folder.names(in: "folder").isEmpty)
      #expect(try folder.bytes("file") == old)
    }
  }

  @Test("What a stopped run left behind does not stand in the way of a run with the same number")
  func leftovers() throws {
    try FileFolder.use { folder throws in
      try folder.write("half", to: ".file.\(getpid())")
      try AtomicFile.write([new], to: folder.path("file"))
      #expect(try folder.bytes("file") == new)
    }
  }

  @Test("Who reads while it writes sees the one or the other text whole")
  func concurrentReading() throws {
    try FileFolder.use { folder throws in
      let path = folder.path("file")
      let texts = [UInt8]("ab".utf8).map { [UInt8](repeating: $0, count: 300_000) }
      try AtomicFile.write([texts[1]], to: path)
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        for round in 0..<60 {
          if thread == 0 {
            #expect(throws: Never.self) { try AtomicFile.write([texts[round % 2]], to: path) }
          } else {
            let text = try? folder.bytes("file")
            #expect(text.map(texts.contains) == true)
          }
        }
      }
      #expect(try folder.names() == ["file"])
    }
  }
}

/// Whether a file holds some bytes.
@Suite struct AtomicFileComparisonTests {
  @Test(
    "It holds exactly the bytes, or it does not",
    arguments: [
      ("text", "text", true), ("text", "Text", false), ("text", "texT", false),
      ("text", "tex", false), ("tex", "text", false), ("", "", true), ("", "t", false),
      ("t", "", false), ("a\0b", "a\0b", true), ("a\0b", "a\0c", false),
    ])
  func holds(file: String, bytes: String, isSame: Bool) throws {
    try FileFolder.use { folder throws in
      try folder.write(file, to: "file")
      #expect(try AtomicFile.holds([Array(bytes.utf8)], at: folder.path("file")) == isSame)
    }
  }

  @Test(
    "Bytes in pieces are those of the pieces one after the other",
    arguments: [[], [""], ["text"], ["te", "xt"], ["", "t", "", "ext", ""]])
  func pieces(pieces: [String]) throws {
    let bytes = pieces.map { Array($0.utf8) }
    let text = pieces.joined()
    try FileFolder.use { folder throws in
      #expect(try AtomicFile.write(bytes, to: folder.path("file")))
      #expect(try folder.bytes("file") == Array(text.utf8))
      #expect(try AtomicFile.holds(bytes, at: folder.path("file")))
      #expect(try !AtomicFile.write(bytes, to: folder.path("file")))
      let shorter = text.dropLast()
      for other in ["\(text)+", "+\(text)", "\(shorter)", "\(shorter)+"] where other != text {
        try folder.write(other, to: "file")
        #expect(try !AtomicFile.holds(bytes, at: folder.path("file")), "\(other)")
      }
    }
  }

  @Test("A file that is not there holds nothing, not even no bytes")
  func missing() throws {
    try FileFolder.use { folder throws in
      #expect(try !AtomicFile.holds([], at: folder.path("missing")))
      #expect(try !AtomicFile.holds([[1]], at: folder.path("missing/file")))
    }
  }

  @Test("A folder cannot be compared")
  func folder() throws {
    try FileFolder.use { folder throws in
      try folder.makeFolder("folder")
      let error = try #require(throws: FileError.self) {
        try AtomicFile.holds([], at: folder.path("folder"))
      }
      #expect(error.path == folder.path("folder"))
      #expect(error.message.hasPrefix("cannot be read: it is a folder"))
    }
  }

  @Test(
    "Large files are compared to their last byte",
    arguments: [65_535, 65_536, 131_072, 17 << 20])
  func large(count: Int) throws {
    try FileFolder.use { folder throws in
      var bytes = [UInt8](repeating: 0x61, count: count)
      #expect(try AtomicFile.write([bytes], to: folder.path("file")))
      #expect(try AtomicFile.holds([bytes], at: folder.path("file")))
      #expect(try !AtomicFile.write([bytes], to: folder.path("file")))
      let pieces = stride(from: 0, to: count, by: 40_000).map {
        Array(bytes[$0..<min($0 + 40_000, count)])
      }
      #expect(try AtomicFile.holds(pieces, at: folder.path("file")))
      #expect(try !AtomicFile.holds(pieces.dropLast(), at: folder.path("file")))
      #expect(try !AtomicFile.holds([bytes, [0x61]], at: folder.path("file")))
      #expect(try !AtomicFile.holds([bytes.dropLast()], at: folder.path("file")))
      bytes[count - 1] = 0x62
      #expect(try !AtomicFile.holds([bytes], at: folder.path("file")))
    }
  }
}
