import Foundation

/// The user whom permissions do not stop.
enum Superuser {
  /// Whether the tests run as that user.
  static var isRunning: Bool { geteuid() == 0 }
}
