extension PreviewScript {
  /// Chooses what is shown in the open view.
  static let filter: StaticString = #"""
    // --- Filter -------------------------------------------------------------------------------
    /// What the filter asks for.
    function wanted() {
      return {
        words: search.value.toLowerCase().split(/\s+/).filter(Boolean), namespace: namespaces.value,
        role: rolesSelect.value, finding: findingSelect.value
      };
    }

    function clearFilter() {
      search.value = namespaces.value = rolesSelect.value = findingSelect.value = "";
    }

    function hasWords(text, filter) {
      return filter.words.every(function (word) { return text.includes(word); });
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

    function isInNamespace(color, filter) {
      return !filter.namespace || color.namespace === filter.namespace
        || color.namespace.startsWith(filter.namespace + "/");
    }

    function hasRole(color, filter) {
      return filter.role === "none" ? color.roles === 0 : !filter.role || (color.roles >> Number(filter.role) & 1) === 1;
    }

    /// Whether a finding is of the level or the rule that is chosen.
    function isChosen(finding, filter) {
      if (filter.finding === "none") return false;
      const choice = filter.finding.split(" ");
      return choice.length < 2 || finding[choice[0] === "level" ? 0 : 1] === Number(choice[1]);
    }

    function hasFinding(color, filter) {
      if (!filter.finding) return true;
      if (filter.finding === "none") return color.findings.length === 0;
      return color.findings.some(function (index) { return isChosen(data.findings[index], filter); });
    }

    function colorFits(color, filter) {
      return isInNamespace(color, filter) && hasRole(color, filter) && hasFinding(color, filter)
        && (filter.words.length === 0 || hasWords(searchText(color), filter));
    }

    /// Whether one color on another one fits: either has the namespace, and each word stands in either.
    function pairFits(front, back, filter) {
      return (isInNamespace(front, filter) || isInNamespace(back, filter))
        && (filter.words.length === 0 || hasWords(searchText(front) + "\n" + searchText(back), filter));
    }

    function findingFits(index, filter) {
      const finding = data.findings[index];
      const color = finding[2] < 0 ? null : colorData[finding[2]];
      const isOfKind = color ? isInNamespace(color, filter) && hasRole(color, filter)
        : !filter.namespace && !filter.role;
      return isOfKind && isChosen(finding, filter) && hasWords(
        [color ? searchText(color) : "", finding[3], data.rules[finding[1]], finding[4]].join("\n").toLowerCase(), filter);
    }

    // How much each view shows, in words.
    const count = document.getElementById("count");
    const counts = {};

    function tellCount(view, shown, total, noun) {
      counts[view] = {
        isAll: shown === total,
        words: shown === total ? counted(total, noun) + " shown" : shown === 0 ? "No " + noun + " fits the filter"
          : shown.toLocaleString("en") + " of " + counted(total, noun)
      };
    }

    function showCount(view) {
      count.classList.toggle("all", counts[view].isAll);
      count.textContent = counts[view].words;
    }
    """#
}
