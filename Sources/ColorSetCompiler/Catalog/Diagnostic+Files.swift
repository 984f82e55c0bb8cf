extension Diagnostic {
  /// The rule of files and folders that are there and cannot be read; the command ends with 2.
  package static let unreadable = "unreadable"

  /// A file that describes a folder of a catalog and is named in another case than Apple's tools look for.
  static func miscasedFile(_ name: String, in folder: String, color: String?) -> Diagnostic {
    Diagnostic(
      severity: .warning, rule: "wrong-case",
      message: "the file must be named 'Contents.json' in this case; rename it",
      location: Location(path: FilePath.join(folder, name)), color: color)
  }

  /// A file that is there and cannot be read.
  static func unreadableFile(_ path: String, _ reason: String, color: String? = nil) -> Diagnostic {
    Diagnostic(
      severity: .error, rule: unreadable, message: "the file cannot be read: \(reason)",
      location: Location(path: path, position: .start), color: color)
  }

  /// Something about a folder.
  static func folder(
    _ severity: Severity, _ rule: String, _ path: String, _ message: String
  ) -> Diagnostic {
    Diagnostic(
      severity: severity, rule: rule, message: message, location: Location(path: path))
  }

  /// A file that is too large for a file of a catalog.
  static func tooLargeFile(_ path: String, color: String? = nil) -> Diagnostic {
    Diagnostic(
      severity: .error, rule: "invalid-json",
      message: "the file is larger than \(FileReader.largestFile >> 20) MB; "
        + "that is no file of a catalog",
      location: Location(path: path, position: .start), color: color)
  }

  /// A color set without its file.
  static func missingFile(_ path: String, color: String) -> Diagnostic {
    Diagnostic(
      severity: .error, rule: "missing-contents",
      message: "color '\(color.forMessage)': the color set has no 'Contents.json'; "
        + "add one or delete the folder",
      location: Location(path: path), color: color)
  }
}
