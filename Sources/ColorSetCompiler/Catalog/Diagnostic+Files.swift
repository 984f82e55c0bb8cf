extension Diagnostic {
  /// The rule of files and folders that are there and cannot be read; the command ends with 2.
  package static let unreadable = "unreadable"

  /// A file that describes a folder of a catalog and is named in another case than Apple's tools look for.
  static func miscasedFile(_ name: String, in folder: String, color: String?) -> Diagnostic {
    Diagnostic(
      severity: .warning, rule: "wrong-case", variant: "file",
      message:
        "the file must be named 'Contents.json', with a capital C and the rest small; rename it",
      location: Location(path: FilePath.join(folder, name)), color: color)
  }

  /// A file that is there and cannot be read.
  static func unreadableFile(_ path: String, _ reason: String, color: String? = nil) -> Diagnostic {
    Diagnostic(
      severity: .error, rule: unreadable, variant: "file",
      message: "the file cannot be read: \(reason)",
      location: Location(path: path, position: .start), color: color)
  }

  /// Something about a folder.
  static func folder(
    _ severity: Severity, rule: String, variant: String = "", _ path: String, _ message: String
  ) -> Diagnostic {
    Diagnostic(
      severity: severity, rule: rule, variant: variant, message: message,
      location: Location(path: path))
  }

  /// A text that is not JSON.
  package static func invalidJSON(_ error: JSONError, path: String) -> Diagnostic {
    CatalogProblem.syntax(error).diagnostic(path: path, color: nil)
  }

  /// A file that is too large for a file of a catalog.
  static func tooLargeFile(_ path: String, color: String? = nil) -> Diagnostic {
    Diagnostic(
      severity: .error, rule: "invalid-json", variant: "size",
      message: "the file is larger than \(FileReader.largestFile >> 20) MB, "
        + "which no file of a catalog is; replace it",
      location: Location(path: path, position: .start), color: color)
  }

  /// A folder that is read as a catalog without having the ending of one; perhaps it is a group of a catalog.
  static func folderAsCatalog(_ path: String, in catalog: String?) -> Diagnostic {
    guard let catalog else {
      return .folder(
        .note, rule: "folder-as-catalog", variant: "folder", path,
        "the folder does not end in .xcassets and is read as a catalog")
    }
    return .folder(
      .note, rule: "folder-as-catalog", variant: "group", path,
      "the folder is a group of the catalog '\(catalog.forMessage)' and names of groups around it "
        + "are not part of its colors' names; give the path of the catalog")
  }

  /// A group with a period in its name.
  static func dottedGroup(_ path: String) -> Diagnostic {
    .folder(
      .warning, rule: "group-with-dot", path,
      "the name of a group must not have a period in it; rename the folder")
  }

  /// A link in place of a folder that leads nowhere.
  static func lostLink(_ path: String, _ reason: String) -> Diagnostic {
    .folder(
      .warning, rule: "broken-link", variant: "nowhere", path,
      "the link leads nowhere: \(reason); delete the link")
  }

  /// A color set without its file, which may be a link that leads to no folder.
  static func missingFile(_ path: String, color: String) -> Diagnostic {
    Diagnostic(
      severity: .error, rule: "missing-contents",
      message: "color '\(color.forMessage)': "
        + (FileStatus.wrongWay(ofLink: path).map {
          "the color set is a link that \($0); delete the link, or let it lead elsewhere"
        } ?? "the color set has no 'Contents.json'; add one or delete the folder"),
      location: Location(path: path), color: color)
  }
}
