/// Reads the color sets of chunks, one after the other, with memory of its own.
struct ColorSetWorker {
  /// What was read.
  struct Result: Sendable {
    /// The color sets.
    var colorSets: [ColorSet] = []
    /// What is wrong with them.
    var diagnostics: [Diagnostic] = []
  }

  /// What was read so far.
  private(set) var result = Result()
  private let groups: [ListedGroup]
  private var files = FileReader()
  private var tree = JSONTree()
  private var path: [UInt8] = []

  init(groups: [ListedGroup]) { self.groups = groups }

  /// Reads a chunk.
  mutating func read(_ chunk: ColorSetChunk) {
    let listed = groups[chunk.group]
    guard let folder = FileDescriptor(folder: listed.path) else {
      result.diagnostics.append(.unreadableFile(listed.path, SystemError.last))
      return
    }
    result.colorSets.reserveCapacity(result.colorSets.count + chunk.colorSets.count)
    for index in chunk.colorSets {
      read(listed.colorSets[index], of: listed, chunk.group, in: folder.number)
    }
  }

  private mutating func read(
    _ entry: FolderListing.Entry, of listed: ListedGroup, _ group: Int, in folder: Int32
  ) {
    path.removeAll(keepingCapacity: true)
    path.append(contentsOf: listed.listing.bytes[entry.name])
    let leaf = path.count - CatalogFolder.colorSetExtension.utf8CodeUnitCount
    let folderName = String(decoding: path, as: UTF8.self)
    let leafName = String(decoding: path[..<leaf], as: UTF8.self)
    var colorSet = ColorSet(
      name: listed.group.namespace.isEmpty ? leafName : listed.group.namespace + leafName,
      folderName: folderName, fileName: "Contents.json", group: group, slots: [])
    path.append(contentsOf: [0x2F] + "Contents.json\0".utf8)
    var outcome = files.read(path, in: folder)
    if case .missing = outcome, let other = otherCase(listed, colorSet) {
      colorSet.fileName = other
      path.removeLast("Contents.json\0".utf8.count)
      path.append(contentsOf: other.utf8 + [0])
      outcome = files.read(path, in: folder)
    }
    take(outcome, for: &colorSet, listed)
    result.colorSets.append(colorSet)
  }

  private mutating func take(
    _ outcome: FileReader.Outcome, for colorSet: inout ColorSet, _ listed: ListedGroup
  ) {
    let name = colorSet.name
    switch outcome {
    case .read(let count):
      parse(count, &colorSet, listed)
    case .missing:
      let folder = FilePath.join(listed.path, colorSet.folderName)
      result.diagnostics.append(.missingFile(folder, color: name))
    case .tooLarge:
      result.diagnostics.append(.tooLargeFile(filePath(colorSet, listed), color: name))
    case .failed(let reason):
      result.diagnostics.append(.unreadableFile(filePath(colorSet, listed), reason, color: name))
    }
  }

  private mutating func parse(_ count: Int, _ colorSet: inout ColorSet, _ listed: ListedGroup) {
    let problems = Self.parse(files, count, &tree, &colorSet)
    for problem in problems {
      result.diagnostics.append(
        problem.diagnostic(path: filePath(colorSet, listed), color: colorSet.name))
    }
  }

  /// Reads the slots from the file's bytes.
  ///
  /// - Returns: What is wrong with them.
  private static func parse(
    _ files: borrowing FileReader, _ count: Int, _ tree: inout JSONTree,
    _ colorSet: inout ColorSet
  ) -> [CatalogProblem] {
    let bytes = unsafe files.buffer.span.bytes.extracting(0..<count)
    do throws(JSONError) {
      try JSONParser(.catalog).parse(bytes, into: &tree)
    } catch {
      return [.syntax(error)]
    }
    var reader = ColorSetReader()
    reader.read(tree, bytes)
    colorSet.slots = reader.slots
    colorSet.unknownMembers = reader.unknownMembers
    return reader.problems
  }

  /// The name of the set's file when it is there in another case.
  private mutating func otherCase(_ listed: ListedGroup, _ colorSet: ColorSet) -> String? {
    let path = FilePath.join(listed.path, colorSet.folderName)
    guard let folder = FileDescriptor(folder: path), let listing = FolderListing(of: folder),
      let entry = listing.contentsInAnotherCase
    else { return nil }
    let name = listing.name(entry)
    result.diagnostics.append(.miscasedFile(name, in: path, color: colorSet.name))
    return name
  }

  private func filePath(_ colorSet: ColorSet, _ listed: ListedGroup) -> String {
    FilePath.join(FilePath.join(listed.path, colorSet.folderName), colorSet.fileName)
  }
}
