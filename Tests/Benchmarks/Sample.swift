/// What one run of a command took.
struct Sample {
  /// The wall time.
  let milliseconds: Double
  /// The peak resident memory.
  let peakBytes: Int
}
