import Foundation

/// What a plugin must know of a `.colorset.json` before the tool reads it; the tool reports what is wrong with the file.
struct ConfigurationSettings {
  /// The file and those that it extends.
  private(set) var files: [URL] = []
  /// Whether it decides where generated code has its types from.
  private(set) var choosesRuntime = false
  /// The file that it wants the code in.
  private(set) var output: URL?

  /// Reads a file.
  init(_ file: URL) { read(file) }

  private mutating func read(_ file: URL) {
    let file = file.standardizedFileURL
    guard file.exists, !files.contains(file) else { return }
    files.append(file)
    let decoder = JSONDecoder()
    if #available(macOS 12, *) { decoder.allowsJSON5 = true }
    guard let data = try? Data(contentsOf: file),
      let document = try? decoder.decode(Document.self, from: data)
    else { return }
    let folder = file.deletingLastPathComponent()
    for path in document.extends?.paths ?? [] {
      read(URL(fileURLWithPath: path, relativeTo: folder))
    }
    if document.generate?.runtime != nil { choosesRuntime = true }
    if let path = document.generate?.output {
      output = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
    }
  }

  private struct Document: Decodable {
    var extends: Paths?
    var generate: Generate?
  }

  private struct Generate: Decodable {
    var runtime: String?
    var output: String?
  }

  /// One path or several.
  private struct Paths: Decodable {
    var paths: [String]

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      paths = try (try? [value.decode(String.self)]) ?? value.decode([String].self)
    }
  }
}
