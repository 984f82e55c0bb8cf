import Foundation

extension URL {
  /// Whether a folder is there, perhaps behind a link.
  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Whether a file or folder is there, perhaps behind a link.
  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// The path as seen from a folder: relative when it lies in it, else as it is.
  func path(from folder: URL) -> String {
    let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The nearest file of a name in the folder of something or one around it, up to a last folder.
  static func nearest(_ name: String, to place: URL, upTo last: URL) -> URL? {
    var folder = place.standardizedFileURL
    while folder.path.hasPrefix(last.standardizedFileURL.path), folder.path != "/" {
      let file = folder.appendingPathComponent(name)
      if file.exists, !file.isFolder { return file }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
