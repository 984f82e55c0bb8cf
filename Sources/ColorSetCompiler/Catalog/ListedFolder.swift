/// A folder of a catalog and what it holds.
struct ListedFolder: Sendable {
  /// The group that the folder is.
  var group: Group
  /// The index of the group.
  let number: Int
  /// How many folders below the catalog's it lies.
  let depth: Int
  /// The path of the folder.
  let path: String
  /// What the folder holds, in the order of the names.
  var listing: FolderListing
  /// The entries of the listing that are color sets.
  var colorSets: [FolderListing.Entry] = []
  /// The entries of the listing that may be groups.
  var folders: [FolderListing.Entry] = []

  /// The color sets that were not read together with the listing, in parts of a size that is worth a thread's while.
  var unreadParts: [Range<Int>] {
    stride(from: Self.mostAtOnce, to: colorSets.count, by: Self.mostAtOnce).map {
      $0..<min($0 + Self.mostAtOnce, colorSets.count)
    }
  }

  /// How many color sets one thread reads in one go; enough that opening the folder once more costs nothing.
  static let mostAtOnce = 64
}
