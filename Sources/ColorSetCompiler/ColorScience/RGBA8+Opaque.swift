import DynamicColors

extension RGBA8 {
  /// The color without its alpha, `#RRGGBB`.
  var opaqueHex: String {
    var text = SourceText()
    text.append(opaqueHex: self)
    return text.string
  }
}
