import Foundation

/// Real catalogs.
enum Corpus {
  /// The folders of the repositories.
  static let repositories: [String] = {
    let corpus = SharedFolder.file("corpus").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: corpus)) ?? []
    return names.filter { $0.contains("+") }.sorted()
  }()
}
