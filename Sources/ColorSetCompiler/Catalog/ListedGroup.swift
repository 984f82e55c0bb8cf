/// A group and what its folder holds, before its color sets are read.
struct ListedGroup {
  /// The group.
  var group: Group
  /// The path of its folder.
  var path: String
  /// What the folder holds.
  var listing: FolderListing
  /// The entries of the listing that are color sets.
  var colorSets: [FolderListing.Entry] = []
}
