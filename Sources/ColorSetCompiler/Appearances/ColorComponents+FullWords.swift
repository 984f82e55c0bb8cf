package import DynamicColors

extension ColorComponents {
  /// The color in words and its components as they are given: `#3B3D47  sRGB 0.231 0.239 0.278`.
  ///
  /// A space that the words name already is not named again: `#33FF66 at 50 % (Display P3)  0.2 1 0.4`.
  package var fullWords: String {
    let numbers = components.map { $0.rounded(decimals: 4).withoutZeros }
    let words = words
    let space = words.hasSuffix("(\(space.words))") ? "" : space.words + " "
    return "\(words)  \(space)" + numbers.joined(separator: " ")
  }
}
