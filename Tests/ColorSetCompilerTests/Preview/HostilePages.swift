import ColorSetCompiler
import Foundation

/// Names and values that a careless writer of pages would be led astray by.
enum HostilePages {
  /// Names of color sets, each of which may be that of a folder.
  static let names: [String] =
    HostileNames.texts.filter { !$0.contains("\0") } + [
      "<script>alert(1)<", "<script>document.title=1", "<!--<script>", "-->", "]]>",
      "<svg onload=x>",
      "\" onmouseover=\"x", "' onfocus='x", "&lt;b&gt;", "&#60;", "${x}", "`${x}`", "constructor",
      "__proto__", "toString", "javascript:x", "\u{202E}gnp.exe", "a\u{2066}b", "\u{2028}script",
    ]

  /// A page of a catalog with all of them, also in a namespace by which a name becomes the end of a script.
  static func sample() throws -> PreviewSample {
    let catalog = try CatalogOnDisk(named: "<script>.xcassets")
    for (number, name) in names.enumerated() {
      try catalog.write(colorSet(number), to: "\(name).colorset/Contents.json")
    }
    try catalog.write(ColorSetText.namespace, to: "</Contents.json")
    for (number, name) in ["script>", "script><script>alert(1)", "!--"].enumerated() {
      try catalog.write(colorSet(number), to: "</\(name).colorset/Contents.json")
    }
    return try PreviewSample([catalog.url.path], title: "</title></script><script>alert(1)")
  }

  /// A color set of a number, with values of another kind each time.
  static func colorSet(_ number: Int) -> String {
    let component = "\"\(Double(number % 100) / 100)\""
    let kinds = [
      ColorSetText.slot(component, "\"0.5\"", "\"1.0\""),
      ColorSetText.slot(component, "\"1.0\"", "\"0.0\"", space: "display-p3"),
      ColorSetText.slot("\"1.2\"", "\"-0.1\"", component, space: "extended-srgb"),
      ColorSetText.slot("\"4.0\"", component, "\"0.1\"", space: "extended-linear-srgb"),
      ColorSetText.slot(white: component, "\"0.5\"", space: "gray-gamma-22"),
      ColorSetText.slot(white: "\"1.5\"", "\"1.0\"", space: "extended-gray"),
      ColorSetText.slot(reference: "\"systemRedColor\"", platform: "ios"),
      ColorSetText.slot(reference: "\"tintColor\"", platform: "ios"),
      #"{ "idiom": "universal" }"#,
    ]
    let dark = ColorSetText.slot(
      component, component, "\"0.2\"", "\"0.\(number % 10)\"", ColorSetText.dark)
    return ColorSetText.colorSet(
      number % 3 == 0 ? [kinds[number % 9]] : [kinds[number % 9], dark])
  }
}
