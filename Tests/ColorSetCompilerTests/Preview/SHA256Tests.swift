import ColorSetCompiler
import Testing

/// The hash that a page's policy names its script by.
@Suite struct SHA256Tests {
  @Test(
    "Texts around the length of a block have the hash that other programs give",
    arguments: [
      ("", 1, "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", 1, "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      ("a", 55, "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
      ("a", 56, "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
      ("a", 64, "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
      ("a", 1000, "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
    ])
  func hash(text: String, count: Int, expected: String) {
    let bytes = Array(String(repeating: text, count: count).utf8)
    #expect(SHA256.base64(of: bytes) == expected)
  }
}
