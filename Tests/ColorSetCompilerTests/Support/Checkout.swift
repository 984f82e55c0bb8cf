import Foundation

/// The checkout that the tests are compiled from.
enum Checkout {
  /// Its root folder.
  static let url: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }()
}
