import Testing

@testable import ColorSetCompiler

/// Spreading work over threads.
@Suite struct ParallelTests {
  @Test(
    "Each piece of work is done once, whatever the number of threads", arguments: [1, 2, 7, 64])
  func share(threads: Int) {
    let drawn = Parallel.share(count: 500, threads: threads) { numbers in Array(numbers) }
    #expect(drawn.count == threads)
    #expect(drawn.joined().sorted() == Array(0..<500))
  }

  @Test("Results stand in the order of the ranges", arguments: [1, 3, 16])
  func map(threads: Int) {
    let ranges = Parallel.ranges(of: 10_000, threads: threads)
    #expect(ranges.count == threads)
    let results = Parallel.map(ranges) { range in Array(range) }
    #expect(Array(results.joined()) == Array(0..<10_000))
  }

  @Test("What only a few things need is done by one thread")
  func few() { #expect(Parallel.ranges(of: 10, threads: 8) == [0..<10]) }
}
