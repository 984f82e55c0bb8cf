extension PreviewScript {
  /// Lists everything that was found.
  static let findings: StaticString = #"""
    // --- Findings -----------------------------------------------------------------------------
    function showFindings() {
      const element = document.getElementById("findings");
      const filter = wanted();
      const all = data.findings.map(function (_, index) { return index; });
      const shown = all.filter(function (index) { return findingFits(index, filter); }).sort(byLevel);
      tellCount("findings", shown.length, all.length, "finding");
      if (all.length === 0) {
        element.replaceChildren(make("p", "hint", null, "Nothing was found."));
        return;
      }
      const group = function (piece) {
        return make("ul", "found", { role: "list" },
          ...piece.items.map(function (index) { return findingItem(index, true); }));
      };
      showList(element, [{ title: "", items: shown }], 60, "part", group);
    }
    """#
}
