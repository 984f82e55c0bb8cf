/// The script of the page, in parts that follow each other in one function.
enum PreviewScript {
  /// The whole script.
  static let bytes: [UInt8] = {
    var text = SourceText()
    text.append("(function () {\n\"use strict\";\n")
    let parts = [
      data, elements, colors, list, options, filter, sheet, pairs, contrast, findings, copying,
      page,
    ]
    for part in parts {
      text.append(part)
      text.append("\n")
    }
    text.append("})();\n")
    return text.bytes
  }()
}
