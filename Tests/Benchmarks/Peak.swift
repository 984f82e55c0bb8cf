/// A peak of resident memory.
struct Peak {
  /// The peak in bytes.
  let bytes: Int
  /// Whether the true peak may be less: on Linux a child that we start is never reported with less
  /// than our own peak, because the kernel carries that over to the new program.
  let isUpperBound: Bool

  /// The peak in MiB.
  var mebibytes: Double { Double(bytes) / 1_048_576 }

  /// A peak that was measured exactly.
  init(exactly bytes: Int) {
    self.bytes = bytes
    isUpperBound = false
  }

  /// A peak that was reported for a child of this program.
  init(reported bytes: Int) {
    self.bytes = bytes
    isUpperBound = bytes <= ChildProcess.ownPeakBytes
  }

  /// The larger of two.
  static func larger(_ first: Peak, _ second: Peak) -> Peak {
    first.bytes < second.bytes ? second : first
  }
}
