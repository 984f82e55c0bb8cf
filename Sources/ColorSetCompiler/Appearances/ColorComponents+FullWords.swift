package import DynamicColors

extension ColorComponents {
  /// The hexadecimal text and the components as they are given: `#3B3D47  sRGB 0.231 0.239 0.278`, with the opacity.
  package var fullWords: String {
    let numbers = components.map { $0.rounded(decimals: 4).withoutZeros }
    let isPlain = alpha == 1
    return "\(isPlain ? String(hexString.prefix(7)) : hexString)  \(space.words) "
      + numbers.joined(separator: " ")
      + (isPlain ? "" : " at \((alpha * 100).rounded(decimals: 2).withoutZeros) %")
  }
}
