#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
package import DynamicColors

extension TransferFunction {
  /// Encodes linear light as a gray component by the inverse of 2.2 (Apple, "genericGrayGamma2_2"), mirrored at zero.
  package static func encodeGamma22(_ linear: Double) -> Double {
    let encoded = pow(linear.magnitude, 1 / 2.2)
    return linear < 0 ? -encoded : encoded
  }
}
