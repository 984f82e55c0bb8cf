/// What few color sets have: other names of files than the usual ones, and members that are not known.
struct ColorSetDetails: Sendable {
  /// The name of the folder, nil when it is the color's name with the usual ending.
  var folderName: String?
  /// The name of the file, nil when it is the usual one.
  var fileName: String?
  /// What the file holds beyond what this version knows.
  var unknownMembers: [UnknownMember] = []
  /// Where the file says that the set is localizable, nil when it does not.
  var localizable: TextPosition?
  /// Whether the file could not be read, or only in part.
  var isDamaged = false
}
