extension PreviewScript {
  /// Chooses the colors that are shown.
  static let filter: StaticString = #"""
    // --- Filter -------------------------------------------------------------------------------
    const search = document.getElementById("search");
    const namespaces = document.getElementById("namespace");
    const rolesSelect = document.getElementById("role");
    const findingSelect = document.getElementById("finding");
    const count = document.getElementById("count");

    function addOption(select, value, text) {
      select.append(make("option", "", { value: value }, text));
    }

    function addOptions() {
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
      namespaces.hidden = all.size === 0;
      const roles = colorData.reduce(function (bits, color) { return bits | color.roles; }, 0);
      data.roles.forEach(function (role, bit) {
        if (roles >> bit & 1) addOption(rolesSelect, String(bit), role + (data.guessed ? " (guessed)" : ""));
      });
      if (roles) addOption(rolesSelect, "none", "no role");
      rolesSelect.hidden = roles === 0;
      const ofColors = data.findings.filter(function (finding) { return finding[2] >= 0; });
      if (ofColors.length > 0) {
        addOption(findingSelect, "any", "any finding");
        addOption(findingSelect, "none", "no finding");
      }
      levels.forEach(function (level, number) {
        if (ofColors.some(function (finding) { return finding[0] === number; })) {
          addOption(findingSelect, "level " + number, level + "s");
        }
      });
      const rules = new Set(ofColors.map(function (finding) { return finding[1]; }));
      for (const rule of Array.from(rules).sort(function (a, b) { return data.rules[a] < data.rules[b] ? -1 : 1; })) {
        addOption(findingSelect, "rule " + rule, data.rules[rule]);
      }
      findingSelect.hidden = ofColors.length === 0;
    }

    /// What the words of a search are looked for in.
    function searchText(color) {
      if (color.text === null) {
        const values = color.answers.filter(function (value, index) { return index % 2 === 1 && value >= 0; });
        color.text = [color.name, visible(color.name), color.symbol || ""]
          .concat(values.map(hex)).join("\n").toLowerCase();
      }
      return color.text;
    }

    function hasFinding(color, wanted) {
      if (wanted === "any") return color.findings.length > 0;
      if (wanted === "none") return color.findings.length === 0;
      const number = Number(wanted.split(" ")[1]);
      const place = wanted.startsWith("level") ? 0 : 1;
      return color.findings.some(function (index) { return data.findings[index][place] === number; });
    }

    function chosen() {
      const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
      const namespace = namespaces.value;
      const role = rolesSelect.value;
      const finding = findingSelect.value;
      return colorData.filter(function (color) {
        if (namespace && color.namespace !== namespace
          && !color.namespace.startsWith(namespace + "/")) return false;
        if (role === "none" ? color.roles !== 0 : role && !(color.roles >> Number(role) & 1)) return false;
        if (finding && !hasFinding(color, finding)) return false;
        const text = words.length > 0 ? searchText(color) : "";
        return words.every(function (word) { return text.includes(word); });
      });
    }

    /// A piece of a namespace.
    function colorGroup(piece) {
      const list = make("ul", "colors", { role: "list" }, ...piece.items.map(colorItem));
      const title = piece.title === "" ? "Without a namespace" : piece.title;
      const group = make("section", "group", { "aria-label": visible(title) });
      if (piece.isFirst) group.append(make("h2", piece.title === "" ? "unseen" : "", null, name(title)));
      group.append(list);
      return group;
    }

    function showColors() {
      const colors = chosen();
      const groups = [];
      for (const color of colors) {
        const last = groups[groups.length - 1];
        if (last && last.title === color.namespace) last.items.push(color);
        else groups.push({ title: color.namespace, items: [color] });
      }
      showList(document.getElementById("colors"), groups, 150, "part sheet", colorGroup);
      count.classList.toggle("all", colors.length === colorData.length);
      count.textContent = colors.length === colorData.length ? counted(colors.length, "color") + " shown"
        : colors.length === 0 ? "No color fits the filter"
        : colors.length.toLocaleString("en") + " of " + counted(colorData.length, "color");
    }

    function resetFilter(text) {
      search.value = text;
      namespaces.value = rolesSelect.value = findingSelect.value = "";
    }
    """#
}
