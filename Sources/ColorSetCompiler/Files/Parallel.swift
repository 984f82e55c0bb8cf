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

  /// Shares numbered pieces of work among workers, each of which is on a thread of its own and keeps what it makes.
  ///
  /// - Parameters:
  ///   - count: How many pieces there are; their numbers begin at 0.
  ///   - threads: How many workers may work; one, or one piece, starts no thread.
  ///   - workers: The workers, at least one.
  ///   - work: Does the pieces that it draws with a worker.
  static func share<Worker: Sendable>(
    count: Int, threads: Int, among workers: inout [Worker],
    _ work: @Sendable (inout Worker, SharedNumbers) -> Void
  ) {
    let numbers = SharedNumbers(count: count)
    let threads = max(1, min(workers.count, count, threads))
    unsafe workers.withUnsafeMutableBufferPointer { buffer in
      // Each thread has one element of its own.
      nonisolated(unsafe) let workers = unsafe buffer
      _ = perform(on: threads) { unsafe work(&workers[$0], numbers) }
    }
  }

  /// Changes things in place, each range of them on a thread with a state of its own.
  ///
  /// - Parameters:
  ///   - elements: The things.
  ///   - threads: How many threads may work.
  ///   - makeState: Makes the state of a thread that changes so many things.
  ///   - change: Changes the thing of an index.
  /// - Returns: The states in the order of the ranges.
  static func change<Element: Sendable, State: Sendable>(
    _ elements: inout [Element], threads: Int, _ makeState: @Sendable (Int) -> State,
    _ change: @Sendable (Int, inout Element, inout State) -> Void
  ) -> [State] {
    let ranges = ranges(of: elements.count, threads: threads)
    return unsafe elements.withUnsafeMutableBufferPointer { buffer in
      // Each thread has the elements of its range.
      nonisolated(unsafe) let elements = unsafe buffer
      return perform(on: ranges.count) { number in
        var state = makeState(ranges[number].count)
        for index in ranges[number] { unsafe change(index, &elements[index], &state) }
        return state
      }
    }
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
