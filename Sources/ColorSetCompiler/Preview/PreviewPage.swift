import DynamicColors

/// Stage 7: a palette, and what was found in it, as one page of HTML to look at.
///
/// The page holds everything that it shows and asks no network for anything; its policy names the hashes of its one script and
/// its one style, so that no name of a color can become either. What a color looks like is computed here; the script only
/// shows it. Without scripts there is a plain table.
package enum PreviewPage {
  /// Writes the page in consecutive pieces.
  ///
  /// - Parameters:
  ///   - palette: The colors.
  ///   - findings: What the rules found, in the order of a report.
  ///   - configuration: Says what colors are for and what is drawn on what.
  ///   - title: The title; by default the names of the catalogs.
  ///   - workingFolder: The folder that places are relative to.
  /// - Returns: The HTML.
  package static func write(
    _ palette: Palette, findings: [Diagnostic], configuration: Configuration,
    title: String? = nil, workingFolder: String
  ) -> [[UInt8]] {
    let title = title ?? palette.previewTitle
    let style = PreviewStyle.bytes
    let script = PreviewScript.bytes
    var start = SourceText()
    start.append(
      "<!DOCTYPE html>\n<html lang=\"en\" data-appearance=\"all\" data-vision=\"normal\">\n")
    start.append("<head>\n<meta charset=\"utf-8\">\n")
    start.append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
    start.append("script-src 'sha256-\(SHA256.base64(of: script))'; ")
    start.append("style-src 'sha256-\(SHA256.base64(of: style))'; ")
    start.append("base-uri 'none'; form-action 'none'\">\n")
    start.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    start.append("<meta name=\"color-scheme\" content=\"light dark\">\n")
    start.append("<meta name=\"generator\" content=\"colorset\">\n<title>")
    start.append(xml: title.forMessage(limit: 200))
    start.append("</title>\n<style>")
    start.append(bytes: style)
    start.append("</style>\n</head>\n<body>\n")
    PreviewMarkup.write(title: title, summary: palette.previewSummary(findings), to: &start)
    PreviewTable.write(palette, to: &start)
    start.append("<script type=\"application/json\" id=\"data\">\n")
    let data = PreviewData.write(
      palette, findings, configuration, workingFolder: workingFolder)
    var end = SourceText()
    end.append("\n</script>\n<script>")
    end.append(bytes: script)
    end.append("</script>\n</body>\n</html>\n")
    return [start.bytes] + data + [end.bytes]
  }
}

extension Palette {
  /// The names of the catalogs, or how many there are.
  fileprivate var previewTitle: String {
    let isClear = catalogs.count <= 3 && Set(catalogs.map(\.folderName)).count == catalogs.count
    return isClear ? catalogNames : "\(catalogs.count) asset catalogs"
  }

  /// How many colors there are and what was found: `22 colors, 1 warning`.
  fileprivate func previewSummary(_ findings: [Diagnostic]) -> String {
    let summary = LintSummary(LintReport(findings: findings, version: ""))
    let counts = [
      (summary.errors, "error"), (summary.warnings, "warning"), (summary.notes, "note"),
    ]
    let found = counts.filter { $0.0 > 0 }.map { $0.0.groupedWords($0.1) }
    return
      ([(catalogs.reduce(0) { $0 + $1.colorSets.count }).groupedWords("color")]
      + (found.isEmpty ? ["no findings"] : found))
      .joined(separator: ", ")
  }
}
