/// The style of the page.
enum PreviewStyle {
  /// The whole style: the page's colors, then what they are used for.
  static let bytes: [UInt8] = {
    var text = SourceText()
    text.append("\n")
    PreviewPalette.write(to: &text)
    for part in [base, controls, swatches, tables, variations] {
      text.append(part)
      text.append("\n")
    }
    return text.bytes
  }()
}
