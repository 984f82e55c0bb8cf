/// Reads the files of color sets and groups, one after the other, with memory of its own.
struct ColorSetWorker {
  /// The color sets that were read.
  private(set) var colorSets: [ColorSet] = []
  /// What is wrong with them.
  private(set) var diagnostics: [Diagnostic] = []
  /// The slots of the color sets that are being read together, and where those of each end.
  private var slots: [Slot] = []
  private var ends: [Int] = []
  /// How many slots each of the color sets had that were read together before, in the mean.
  private var slotsOfOne = 4.0
  private var files = FileReader()
  private var tree = JSONTree()
  private var path = SourceText()
  private var name = SourceText()

  /// Reads some color sets of those that were not read together with a folder's listing; the folder is opened again.
  mutating func readUnread(_ range: Range<Int>, of folder: ListedFolder) {
    guard let descriptor = FileDescriptor(folder: folder.path) else {
      report(.unreadableFile(folder.path, SystemError.last))
      return
    }
    read(folder.unread.entries[range], of: folder.unread, folder, in: descriptor.number)
  }

  /// Reads color sets of an open folder, which then have their slots in one array.
  ///
  /// - Parameters:
  ///   - entries: The folders of the color sets.
  ///   - listing: What they are entries of.
  ///   - folder: The folder that they lie in.
  ///   - descriptor: The number of that folder, which is open.
  mutating func read(
    _ entries: ArraySlice<FolderListing.Entry>, of listing: FolderListing, _ folder: ListedFolder,
    in descriptor: Int32
  ) {
    if entries.isEmpty { return }
    let first = colorSets.count
    // Slots are large and many; they stay in the array that they were read into. Most catalogs are alike all through, and a
    // strange one must not ask for memory that is not there.
    slots.reserveCapacity(Int((Double(entries.count) * min(slotsOfOne, 8)).rounded(.up)))
    ends.removeAll(keepingCapacity: true)
    for entry in entries {
      read(entry, of: listing, folder, in: descriptor)
      ends.append(slots.count)
    }
    slotsOfOne = Double(slots.count) / Double(entries.count)
    var shared: [Slot] = []
    swap(&shared, &slots)
    var start = 0
    for (number, end) in ends.enumerated() {
      colorSets[first + number].slots = SlotList(shared, start..<end)
      start = end
    }
  }

  /// Reads the file of a group, from the bytes of its name that end in zero.
  ///
  /// - Returns: Whether the group provides a namespace.
  mutating func readGroup(
    _ name: [UInt8], isCatalog: Bool, in descriptor: Int32, path: String
  ) -> Bool {
    var reader = GroupReader(isCatalog: isCatalog)
    diagnostics += reader.read(name, in: descriptor, path, &files, &tree)
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
      namespaceLength: Int32(truncatingIfNeeded: namespace.utf8.count),
      slots: SlotList())
    colorSet.details = .box(ColorSetDetails(folderName: folderName, fileName: fileName))
    colorSets.append(colorSet)
    slots = []
    take(files.read(Array(source.utf8) + [0], waits: true), folder)
    colorSets[colorSets.count - 1].slots = SlotList(slots)
  }

  /// Gives the color sets away; there are none afterwards.
  mutating func takeColorSets() -> [ColorSet] {
    var taken: [ColorSet] = []
    swap(&taken, &colorSets)
    return taken
  }

  /// Adds something that is wrong.
  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Reads a color set and adds it to the others; its slots are added to theirs, and not yet to it.
  private mutating func read(
    _ entry: FolderListing.Entry, of listing: FolderListing, _ listed: ListedFolder,
    in folder: Int32
  ) {
    let suffix = CatalogFolder.colorSetExtension.utf8CodeUnitCount
    let stem = entry.name.lowerBound..<max(entry.name.lowerBound, entry.name.upperBound - suffix)
    name.clear()
    name.append(listed.group.namespace)
    name.append(bytes: listing.bytes, stem)
    let last = colorSets.count
    colorSets.append(
      ColorSet(
        name: name.string,
        group: Int32(truncatingIfNeeded: listed.number),
        namespaceLength: Int32(truncatingIfNeeded: listed.group.namespace.utf8.count),
        slots: SlotList()))
    if !listing.hasSuffix(entry, CatalogFolder.colorSetExtension) {
      colorSets[last].details = .box(
        ColorSetDetails(folderName: listing.name(entry)))
    }
    path.clear()
    path.append(bytes: listing.bytes, entry.name)
    path.append("/Contents.json\0")
    var outcome = files.read(path, in: folder)
    if case .missing = outcome, let other = otherCase(listed, colorSets[last]) {
      var details = colorSets[last].details?.value ?? ColorSetDetails()
      details.fileName = other
      colorSets[last].details = .box(details)
      outcome = files.read(
        Array(listing.bytes[entry.name]) + [0x2F] + Array(other.utf8) + [0], in: folder)
    }
    take(outcome, listed)
  }

  /// Takes what became of the file of the last color set.
  private mutating func take(_ outcome: FileReader.Outcome, _ listed: ListedFolder) {
    let last = colorSets.count - 1
    if case .read(let count) = outcome {
      let problems = Self.parse(files, count, &tree, &slots, &colorSets[last])
      if !problems.isEmpty { report(problems, of: last, listed) }
    } else {
      report(outcome, of: colorSets[last], listed)
      Self.markDamaged(&colorSets[last])
    }
  }

  /// Tells what is wrong in the file of a color set.
  private mutating func report(
    _ problems: [CatalogProblem], of index: Int, _ listed: ListedFolder
  ) {
    if problems.contains(where: { $0.severity == .error }) { Self.markDamaged(&colorSets[index]) }
    let (path, name) = (filePath(colorSets[index], listed), colorSets[index].name)
    for problem in problems { diagnostics.append(problem.diagnostic(path: path, color: name)) }
  }

  /// Tells why there are no bytes of a color set's file.
  private mutating func report(
    _ outcome: FileReader.Outcome, of colorSet: ColorSet, _ listed: ListedFolder
  ) {
    let name = colorSet.name
    let folder = FilePath.join(listed.path, colorSet.folderName)
    switch outcome {
    case .read: break
    case .missing where RealPath.isLink(filePath(colorSet, listed)):
      diagnostics.append(
        .unreadableFile(filePath(colorSet, listed), "the link leads nowhere", color: name))
    case .missing: diagnostics.append(.missingFile(folder, color: name))
    case .tooLarge:
      diagnostics.append(.tooLargeFile(filePath(colorSet, listed), color: name))
    case .failed where FileStatus.wrongWay(ofLink: folder) != nil:
      diagnostics.append(.missingFile(folder, color: name))
    case .failed(let reason):
      diagnostics.append(.unreadableFile(filePath(colorSet, listed), reason, color: name))
    }
  }

  private static func markDamaged(_ colorSet: inout ColorSet) {
    var details = colorSet.details?.value ?? ColorSetDetails()
    details.isDamaged = true
    colorSet.details = .box(details)
  }

  /// Reads the slots from the file's bytes and adds them to others.
  ///
  /// - Returns: What is wrong with them.
  private static func parse(
    _ files: borrowing FileReader, _ count: Int, _ tree: inout JSONTree, _ slots: inout [Slot],
    _ colorSet: inout ColorSet
  ) -> [CatalogProblem] {
    let bytes = unsafe files.buffer.span.bytes.extracting(0..<count)
    if XcodeFormatReader.read(bytes, into: &slots) { return [] }
    do throws(JSONError) {
      try JSONParser(.catalog).parse(bytes, into: &tree)
    } catch {
      return [.syntax(error)]
    }
    var reader = ColorSetReader()
    reader.read(tree, bytes)
    slots += reader.slots
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
    diagnostics.append(.miscasedFile(name, in: path, color: colorSet.name))
    return name
  }

  private func filePath(_ colorSet: ColorSet, _ listed: ListedFolder) -> String {
    FilePath.join(FilePath.join(listed.path, colorSet.folderName), colorSet.fileName)
  }
}
