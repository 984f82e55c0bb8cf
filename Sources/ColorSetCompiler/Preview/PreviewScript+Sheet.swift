extension PreviewScript {
  /// Shows all colors that fit the filter, by namespace, or leads to one of them.
  static let sheet: StaticString = #"""
    // --- Sheet --------------------------------------------------------------------------------
    /// A piece of a namespace.
    function colorGroup(piece) {
      const list = make("ul", "colors", { role: "list" }, ...piece.items.map(colorItem));
      const title = piece.title === "" ? "Without a namespace" : piece.title;
      const group = make("section", "group", { "aria-label": visible(title) });
      if (piece.isFirst) group.append(make("h2", piece.title === "" ? "unseen" : "", null, name(title)));
      group.append(list);
      return group;
    }

    /// Colors without a namespace come first, so that they do not seem to belong to the heading before them.
    function showColors() {
      const filter = wanted();
      const colors = colorData.filter(function (color) { return colorFits(color, filter); });
      const groups = new Map();
      for (const color of colors) {
        if (!groups.has(color.namespace)) groups.set(color.namespace, []);
        groups.get(color.namespace).push(color);
      }
      const titles = Array.from(groups.keys()).sort();
      showList(document.getElementById("colors"),
        titles.map(function (title) { return { title: title, items: groups.get(title) }; }), 150, "part sheet", colorGroup);
      tellCount("colors", colors.length, colorData.length, "color");
    }

    /// Leads to a color, by its place among all: several may have its name.
    function showColor(index) {
      const color = colorData[index];
      if (!colorFits(color, wanted())) {
        clearFilter();
        filterChanges();
      }
      showView(tabs[0]);
      const part = partHolding(color, document.getElementById("colors"));
      const item = Array.from(part.querySelectorAll(".color")).find(function (item) { return item.index === index; });
      for (const other of document.querySelectorAll(".aimed")) other.classList.remove("aimed");
      item.classList.add("aimed");
      item.querySelector(".name").focus({ preventScroll: true });
      // What comes near to the window gets its real height only then, which moves the rest.
      let left = 12;
      const aim = function () {
        item.scrollIntoView({ block: "center" });
        left -= 1;
        if (left > 0 && item.isConnected) window.requestAnimationFrame(aim);
      };
      aim();
    }
    """#
}
