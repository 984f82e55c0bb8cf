extension PreviewScript {
  /// Fills the lists of the filter, and shows what of the filter has a meaning in a view.
  static let options: StaticString = #"""
    // --- Options ------------------------------------------------------------------------------
    const filterForm = document.getElementById("filter");
    const search = document.getElementById("search");
    const namespaces = document.getElementById("namespace");
    const rolesSelect = document.getElementById("role");
    const findingSelect = document.getElementById("finding");

    function addOption(select, value, text) {
      select.append(make("option", "", { value: value }, text));
    }

    function addNamespaces() {
      const found = new Set(colorData.map(function (color) { return color.namespace; }));
      const all = new Set();
      for (const namespace of found) {
        const parts = namespace.split("/");
        for (let end = 1; end <= parts.length; end += 1) all.add(parts.slice(0, end).join("/"));
      }
      all.delete("");
      for (const namespace of Array.from(all).sort()) {
        addOption(namespaces, namespace, visible(namespace));
      }
    }

    function addRoles() {
      const roles = colorData.reduce(function (bits, color) { return bits | color.roles; }, 0);
      if (roles === 0) return;
      if (data.guessed) rolesSelect.options[0].text += " (guessed)";
      data.roles.forEach(function (role, bit) {
        if (roles >> bit & 1) addOption(rolesSelect, String(bit), role);
      });
      addOption(rolesSelect, "none", "no role");
    }

    function addFindings() {
      if (data.findings.length === 0) return;
      addOption(findingSelect, "any", "any finding");
      addOption(findingSelect, "none", "no finding");
      levels.forEach(function (level, number) {
        if (data.findings.some(function (finding) { return finding[0] === number; })) {
          addOption(findingSelect, "level " + number, level + "s");
        }
      });
      const rules = new Set(data.findings.map(function (finding) { return finding[1]; }));
      for (const rule of Array.from(rules).sort(function (a, b) { return data.rules[a] < data.rules[b] ? -1 : 1; })) {
        addOption(findingSelect, "rule " + rule, data.rules[rule]);
      }
    }

    /// The views that a filter can leave something out of.
    const filtered = {
      colors: colorData.length > 0, pairs: data.pairs.length > 0,
      contrast: data.matrix.fronts.length > 0 && data.matrix.backs.length > 0,
      findings: data.findings.length > 0
    };

    /// Shows what of the filter has a meaning in a view.
    function showFilter(view) {
      filterForm.hidden = !filtered[view];
      const isOfTwo = view === "pairs" || view === "contrast";
      namespaces.hidden = namespaces.options.length < 2;
      rolesSelect.hidden = isOfTwo || rolesSelect.options.length < 2;
      findingSelect.hidden = isOfTwo || findingSelect.options.length < 2;
      filterForm.setAttribute("aria-label", "Filter of the " + view);
      search.setAttribute("aria-label", "Search by " + (view === "findings"
        ? "message, rule, name or place" : "name, Swift symbol or value"));
    }
    """#
}
