#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// A Swift file whose compile cost is measured.
struct CompiledSource {
  /// What to call it in the table.
  let label: String
  /// The file.
  let file: String
  /// The folder with the module that it imports.
  var searchFolder: String?

  /// What swiftc gets.
  func arguments(level: String) -> [String] {
    let search = searchFolder.map { ["-I", $0] } ?? []
    return ["-swift-version", "6", "-parse-as-library", "-module-name", "Generated", level, "-c"]
      + search + ["-o", object(level: level), file]
  }

  /// The size of the object file.
  func objectBytes(level: String) throws -> Int {
    let path = object(level: level)
    var info = stat()
    guard unsafe stat(path, &info) == 0, info.st_size > 0 else {
      throw BenchmarkError.failed("\(path) was not written")
    }
    return Int(info.st_size)
  }

  /// Where the object file goes.
  private func object(level: String) -> String { "\(file)\(level).o" }
}
