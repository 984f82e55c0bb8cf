#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The order of texts by their Unicode code points, which is that of their bytes in UTF-8.
///
/// `String`'s own order is that of canonically equivalent forms, which differs from it.
package enum CodePointOrder {
  /// Whether a text comes before another.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    compare(left, right) < 0
  }

  /// Below 0 when the left text comes first, above 0 when the right one does, 0 when their bytes are the same.
  package static func compare(_ left: String, _ right: String) -> Int {
    let order = unsafe left.utf8.withContiguousStorageIfAvailable { leftBytes in
      unsafe right.utf8.withContiguousStorageIfAvailable { rightBytes in
        unsafe compare(leftBytes, rightBytes)
      }
    }
    if let order, let order { return order }
    return left.utf8.lexicographicallyPrecedes(right.utf8)
      ? -1 : right.utf8.lexicographicallyPrecedes(left.utf8) ? 1 : 0
  }

  /// The same for bytes of texts.
  static func compare(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else {
      return left.count - right.count
    }
    let order = unsafe memcmp(leftStart, rightStart, min(left.count, right.count))
    return order != 0 ? Int(order) : left.count - right.count
  }
}
