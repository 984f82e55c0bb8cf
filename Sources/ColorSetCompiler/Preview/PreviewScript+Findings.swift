extension PreviewScript {
  /// Lists everything that was found.
  static let findings: StaticString = #"""
    // --- Findings -----------------------------------------------------------------------------
    function showFindings() {
      const element = document.getElementById("findings");
      if (data.findings.length === 0) {
        element.replaceChildren(make("p", "hint", null, "Nothing was found."));
        return;
      }
      const order = data.findings.map(function (_, index) { return index; });
      order.sort(byLevel);
      const group = function (piece) {
        return make("ul", "found", { role: "list" },
          ...piece.items.map(function (index) { return findingItem(index, true); }));
      };
      showList(element, [{ title: "", items: order }], 60, "part", group);
    }
    """#
}
