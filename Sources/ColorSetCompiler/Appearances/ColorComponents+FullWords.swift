package import DynamicColors

extension ColorComponents {
  /// The hexadecimal text and the components as they are given: `#3B3D47  sRGB 0.231 0.239 0.278`, with the opacity.
  package var fullWords: String {
    let numbers = components.map { ($0 * 10_000).rounded() / 10_000 }.map(\.withoutZeros)
    let isPlain = alpha == 1
    return "\(isPlain ? String(hexString.prefix(7)) : hexString)  \(space.words) "
      + numbers.joined(separator: " ")
      + (isPlain ? "" : " at \(((alpha * 10_000).rounded() / 100).withoutZeros) %")
  }
}
