/// Reads the files of color sets and groups, one after the other, with memory of its own.
struct ColorSetWorker {
  /// What was read.
  struct Result: Sendable {
    /// The color sets, in lists of exactly the size they need.
    var colorSets: [[ColorSet]] = []
    /// What is wrong with them.
    var diagnostics: [Diagnostic] = []
  }

  /// What was read so far.
  private(set) var result = Result()
  private var files = FileReader()
  private var tree = JSONTree()
  private var path = SourceText()
  private var name = SourceText()

  /// Reads some color sets of a folder that is not open.
  mutating func read(_ range: Range<Int>, of folder: ListedFolder) {
    guard let descriptor = FileDescriptor(folder: folder.path) else {
      report(.unreadableFile(folder.path, SystemError.last))
      return
    }
    read(range, of: folder, in: descriptor.number)
  }

  /// Reads some color sets of an open folder.
  mutating func read(_ range: Range<Int>, of folder: ListedFolder, in descriptor: Int32) {
    if range.isEmpty { return }
    var colorSets: [ColorSet] = []
    colorSets.reserveCapacity(range.count)
    for index in range {
      colorSets.append(read(folder.colorSets[index], of: folder, in: descriptor))
    }
    result.colorSets.append(colorSets)
  }

  /// Reads the file of a group, from the bytes of its name that end in zero.
  ///
  /// - Returns: Whether the group provides a namespace.
  mutating func readGroup(
    _ name: [UInt8], isCatalog: Bool, in descriptor: Int32, path: String
  ) -> Bool {
    var reader = GroupReader(isCatalog: isCatalog)
    result.diagnostics += reader.read(name, in: descriptor, path, &files, &tree)
    return reader.providesNamespace
  }

  /// Reads the bytes of a color set's file from another file, such as standard input.
  ///
  /// - Parameters:
  ///   - source: The path to read from.
  ///   - folder: The folder that the color set's would lie in.
  ///   - folderName: The name of the color set's folder.
  ///   - fileName: The name of the file in it.
  mutating func read(
    from source: String, as folder: ListedFolder, folderName: String, fileName: String
  ) {
    let name = CatalogFolder.colorSetName(ofFolder: folderName)
    let namespace = folder.group.namespace
    var colorSet = ColorSet(
      name: namespace + name, group: 0,
      namespaceLength: Int32(truncatingIfNeeded: namespace.utf8.count), slots: [])
    colorSet.details = .box(ColorSetDetails(folderName: folderName, fileName: fileName))
    take(files.read(Array(source.utf8) + [0], waits: true), for: &colorSet, folder)
    result.colorSets.append([colorSet])
  }

  /// Adds something that is wrong.
  mutating func report(_ diagnostic: Diagnostic) { result.diagnostics.append(diagnostic) }

  private mutating func read(
    _ entry: FolderListing.Entry, of listed: ListedFolder, in folder: Int32
  ) -> ColorSet {
    let suffix = CatalogFolder.colorSetExtension.utf8CodeUnitCount
    let stem = entry.name.lowerBound..<max(entry.name.lowerBound, entry.name.upperBound - suffix)
    name.clear()
    name.append(listed.group.namespace)
    name.append(bytes: listed.listing.bytes, stem)
    var colorSet = ColorSet(
      name: name.string,
      group: Int32(truncatingIfNeeded: listed.number),
      namespaceLength: Int32(truncatingIfNeeded: listed.group.namespace.utf8.count), slots: [])
    if !listed.listing.hasSuffix(entry, CatalogFolder.colorSetExtension) {
      colorSet.details = .box(
        ColorSetDetails(folderName: listed.listing.name(entry)))
    }
    path.clear()
    path.append(bytes: listed.listing.bytes, entry.name)
    path.append("/Contents.json\0")
    var outcome = files.read(path, in: folder)
    if case .missing = outcome, let other = otherCase(listed, colorSet) {
      var details = colorSet.details?.value ?? ColorSetDetails()
      details.fileName = other
      colorSet.details = .box(details)
      outcome = files.read(
        Array(listed.listing.bytes[entry.name]) + [0x2F] + Array(other.utf8) + [0], in: folder)
    }
    take(outcome, for: &colorSet, listed)
    return colorSet
  }

  private mutating func take(
    _ outcome: FileReader.Outcome, for colorSet: inout ColorSet, _ listed: ListedFolder
  ) {
    let name = colorSet.name
    switch outcome {
    case .read(let count):
      parse(count, &colorSet, listed)
      return
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
    Self.markDamaged(&colorSet)
  }

  private static func markDamaged(_ colorSet: inout ColorSet) {
    var details = colorSet.details?.value ?? ColorSetDetails()
    details.isDamaged = true
    colorSet.details = .box(details)
  }

  private mutating func parse(_ count: Int, _ colorSet: inout ColorSet, _ listed: ListedFolder) {
    let problems = Self.parse(files, count, &tree, &colorSet)
    if problems.contains(where: { $0.severity == .error }) { Self.markDamaged(&colorSet) }
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
    if !reader.unknownMembers.isEmpty || reader.localizable != nil {
      var details = colorSet.details?.value ?? ColorSetDetails()
      details.unknownMembers = reader.unknownMembers
      details.localizable = reader.localizable
      colorSet.details = .box(details)
    }
    return reader.problems.all
  }

  /// The name of the set's file when it is there in another case.
  private mutating func otherCase(_ listed: ListedFolder, _ colorSet: ColorSet) -> String? {
    let path = FilePath.join(listed.path, colorSet.folderName)
    guard let folder = FileDescriptor(folder: path), let listing = FolderListing(of: folder),
      let entry = listing.contentsInAnotherCase
    else { return nil }
    let name = listing.name(entry)
    result.diagnostics.append(.miscasedFile(name, in: path, color: colorSet.name))
    return name
  }

  private func filePath(_ colorSet: ColorSet, _ listed: ListedFolder) -> String {
    FilePath.join(FilePath.join(listed.path, colorSet.folderName), colorSet.fileName)
  }
}
