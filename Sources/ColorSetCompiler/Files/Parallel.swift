/// Spreads work over threads.
///
/// They are those of the operating system alone: a run with one thread, or with too few files open to it for more, needs
/// nothing else.
enum Parallel {
  /// Cuts a count of things into one range for each thread; few things are not worth more than one.
  static func ranges(of count: Int, threads: Int) -> [Range<Int>] {
    let parts = count < fewest ? 1 : max(1, min(threads, count))
    return (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
  }

  /// Below this many things a second thread costs more than it saves.
  private static let fewest = 256

  /// Does work on ranges of things, each on a thread, and gives the results in the order of the ranges.
  static func map<Result: Sendable>(
    _ ranges: [Range<Int>], _ work: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    perform(on: ranges.count) { work(ranges[$0]) }
  }

  /// Shares numbered pieces of work among threads; who is done with one takes the next.
  ///
  /// - Parameters:
  ///   - count: How many pieces there are; their numbers begin at 0.
  ///   - threads: How many threads may work; one, or one piece, starts none.
  ///   - work: Does the pieces that it draws.
  /// - Returns: What each thread gave.
  static func share<Result: Sendable>(
    count: Int, threads: Int, _ work: @Sendable (SharedNumbers) -> Result
  ) -> [Result] {
    let numbers = SharedNumbers(count: count)
    return perform(on: max(1, min(threads, count))) { _ in work(numbers) }
  }

  private static func perform<Result: Sendable>(
    on threads: Int, _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    if threads == 1 { return [work(0)] }
    var results = [Result?](repeating: nil, count: threads)
    unsafe results.withUnsafeMutableBufferPointer { buffer in
      // Each thread writes one element of its own.
      nonisolated(unsafe) let slots = unsafe buffer
      withoutActuallyEscaping({ @Sendable in unsafe slots[$0] = work($0) }) { escaping in
        let others = (1..<threads).map { number in WorkThread { escaping(number) } }
        escaping(0)
        for other in others { other.join() }
      }
    }
    return results.compactMap { $0 }
  }
}
