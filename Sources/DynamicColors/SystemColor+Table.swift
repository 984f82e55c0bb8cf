nonisolated extension SystemColor.Platform {
  /// The number that stands for the platform in a ``ColorTable``; 0 is kept for none.
  package var tableCode: UInt64 {
    switch self {
    case .iOS: 1
    case .macOS: 2
    case .tvOS: 3
    case .watchOS: 4
    case .visionOS: 5
    case .universal: 6
    }
  }

  init?(tableCode: UInt64) {
    guard let platform = Self.allCases.first(where: { $0.tableCode == tableCode }) else {
      return nil
    }
    self = platform
  }
}
