/// Stages 2 and 3: the folder of a catalog → its model, and what is wrong with it.
package enum CatalogReader {
  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - folder: Its folder.
  ///   - threads: How many threads may read; the result is the same for any number.
  /// - Returns: The catalog, and what is wrong with it.
  package static func read(_ folder: FoundCatalog, threads: Int) -> (Catalog, [Diagnostic]) {
    var walker = CatalogWalker(root: folder.path, threads: threads)
    walker.walk()
    var catalog = Catalog(
      path: folder.path, folderName: folder.folderName, location: folder.location,
      groups: walker.groups, colorSets: [])
    catalog.add(walker.takeColorSets(), threads: threads)
    return (catalog, walker.diagnostics)
  }

  /// Reads one color set from a file such as standard input.
  ///
  /// - Parameters:
  ///   - source: The path to read from.
  ///   - path: The path that the file is said to have, `Colors.xcassets/Accent.colorset/Contents.json`.
  /// - Returns: A catalog with only this color set, and what is wrong with it.
  package static func read(from source: String, as path: String) -> (Catalog, [Diagnostic]) {
    let colorSetFolder = FilePath.folder(of: path)
    let (root, group) = group(of: FilePath.folder(of: colorSetFolder))
    let folder = ListedFolder(
      group: group, number: 0, depth: 0, path: FilePath.folder(of: colorSetFolder))
    var worker = ColorSetWorker()
    worker.read(
      from: source, as: folder, folderName: FilePath.lastComponent(of: colorSetFolder),
      fileName: FilePath.lastComponent(of: path))
    var catalog = Catalog(
      path: root, folderName: FilePath.lastComponent(of: root), location: root, groups: [group],
      colorSets: [])
    catalog.add([worker.takeColorSets()], threads: 1)
    return (catalog, worker.diagnostics)
  }

  /// The catalog's folder around a folder, and the group that the folder is, with the namespace that the files of the groups
  /// around it give; without a catalog the folder stands for one.
  private static func group(of folder: String) -> (root: String, group: Group) {
    var group = Group(subpath: "", namespace: "", providesNamespace: false)
    var names: [String] = []
    var root = folder
    while !root.hasSuffix(CatalogFolder.catalogExtension.description) {
      names.append(FilePath.lastComponent(of: root))
      let outer = FilePath.folder(of: root)
      if outer == root || outer == "." { return (folder, group) }
      root = outer
    }
    var worker = ColorSetWorker()
    for name in names.reversed() {
      group.subpath = group.subpath.isEmpty ? name : FilePath.join(group.subpath, name)
      let file = FilePath.join(
        FilePath.join(root, group.subpath), CatalogFolder.contentsFile.description)
      guard FileIdentity(path: file)?.isRegularFile == true else { continue }
      group.providesNamespace = worker.readGroup(
        Array(file.utf8) + [0], isCatalog: false, in: FileDescriptor.workingFolder, path: file)
      if group.providesNamespace { group.namespace += name + "/" }
    }
    return (root, group)
  }
}
