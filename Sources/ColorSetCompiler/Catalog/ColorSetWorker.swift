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
    for index in chunk.colorSets {
      read(listed.colorSets[index], of: listed, chunk.group, in: folder.number)
    }
  }

  private mutating func read(
    _ entry: FolderListing.Entry, of listed: ListedGroup, _ group: Int, in folder: Int32
  ) {
    let folderBytes = listed.listing.bytes[entry.name]
    let leaf = folderBytes.dropLast(CatalogFolder.colorSetExtension.utf8CodeUnitCount)
    let leafName = String(decoding: leaf, as: UTF8.self)
    let namespace = listed.group.namespace
    var colorSet = ColorSet(
      name: namespace.isEmpty ? leafName : namespace + leafName,
      group: Int32(truncatingIfNeeded: group),
      namespaceLength: Int32(truncatingIfNeeded: namespace.utf8.count), slots: [])
    if !listed.listing.hasSuffix(entry, CatalogFolder.colorSetExtension) {
      colorSet.details = .box(
        ColorSetDetails(folderName: String(decoding: folderBytes, as: UTF8.self)))
    }
    path.removeAll(keepingCapacity: true)
    path.append(contentsOf: folderBytes)
    path.append(contentsOf: Self.contentsPath)
    var outcome = files.read(path, in: folder)
    if case .missing = outcome, let other = otherCase(listed, colorSet) {
      var details = colorSet.details?.value ?? ColorSetDetails()
      details.fileName = other
      colorSet.details = .box(details)
      path.removeLast(Self.contentsPath.count - 1)
      path.append(contentsOf: other.utf8)
      path.append(0)
      outcome = files.read(path, in: folder)
    }
    take(outcome, for: &colorSet, listed)
    result.colorSets.append(colorSet)
  }

  private static let contentsPath = Array("/Contents.json\0".utf8)

  private mutating func take(
    _ outcome: FileReader.Outcome, for colorSet: inout ColorSet, _ listed: ListedGroup
  ) {
    let name = colorSet.name
    switch outcome {
    case .read(let count):
      parse(count, &colorSet, listed)
    case .missing where RealPath.isLink(filePath(colorSet, listed)):
      result.diagnostics.append(
        .unreadableFile(filePath(colorSet, listed), "the link leads nowhere", color: name))
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
    var xcode = XcodeFormatReader()
    if xcode.read(bytes) {
      colorSet.slots = xcode.slots
      return []
    }
    do throws(JSONError) {
      try JSONParser(.catalog).parse(bytes, into: &tree)
    } catch {
      return [.syntax(error)]
    }
    var reader = ColorSetReader()
    reader.read(tree, bytes)
    colorSet.slots = reader.slots
    if !reader.unknownMembers.isEmpty {
      var details = colorSet.details?.value ?? ColorSetDetails()
      details.unknownMembers = reader.unknownMembers
      colorSet.details = .box(details)
    }
    return reader.problems.all
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
