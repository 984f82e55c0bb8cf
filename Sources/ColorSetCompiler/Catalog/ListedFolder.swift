/// A folder of a catalog and what of it is still to be looked at.
struct ListedFolder: Sendable {
  /// The group that the folder is.
  var group: Group
  /// The index of the group.
  let number: Int
  /// How many folders below the catalog's it lies.
  let depth: Int
  /// The path of the folder.
  let path: String
  /// The folders in it that may be groups, in the order of their names.
  var folders = FolderListing()
  /// The color sets that were not read together with the listing, in the order of their names.
  var unread = FolderListing()

  /// The color sets that were not read, in parts of a size that is worth a thread's while.
  var unreadParts: [Range<Int>] {
    stride(from: 0, to: unread.entries.count, by: Self.mostAtOnce).map {
      $0..<min($0 + Self.mostAtOnce, unread.entries.count)
    }
  }

  /// How many color sets one thread reads in one go; enough that opening the folder once more costs nothing.
  static let mostAtOnce = 64
}
