extension PreviewScript {
  /// Shows how much contrast each foreground has on each background.
  static let contrast: StaticString = #"""
    // --- Contrast -----------------------------------------------------------------------------
    /// What a contrast is enough for; the limits are those of WCAG 2.2.
    function verdict(hundredfold) {
      if (hundredfold >= 700) return { className: "best", words: "AAA" };
      if (hundredfold >= 450) return { className: "enough", words: "AA" };
      if (hundredfold >= 300) return { className: "large", words: "large text" };
      return { className: "fails", words: "too low" };
    }

    /// The pairs, by the numbers of their colors.
    const declared = new Set(data.pairs.map(function (pair) { return pair[0] + " " + pair[1]; }));

    function contrastCell(front, back, appearance, hundredfold) {
      if (hundredfold < 0) return make("td", "unknown", null, "–");
      const top = answer(front, appearance, false);
      const bottom = answer(back, appearance, false);
      const text = paint(make("span", "words", { "aria-hidden": "true" }, "Aa"), "color", top.value);
      const surface = paint(make("span", "surface", null, text), "backgroundColor", bottom.value);
      const judged = verdict(hundredfold);
      const isDeclared = declared.has(front.index + " " + back.index);
      return make("td", isDeclared ? "declared" : "", null, make("span", "backdrop", null, surface),
        make("span", "ratio", null, ratio(hundredfold)), " ",
        make("span", judged.className, null, judged.words));
    }

    function contrastTable(appearance) {
      const fronts = data.matrix.fronts.map(function (index) { return colorData[index]; });
      const backs = data.matrix.backs.map(function (index) { return colorData[index]; });
      const ratios = data.matrix.ratios[appearance];
      const head = make("tr", "", null, make("td"));
      for (const back of backs) head.append(make("th", "", { scope: "col" }, name(back.name)));
      const body = make("tbody");
      fronts.forEach(function (front, row) {
        const line = make("tr", "", null, make("th", "", { scope: "row" }, name(front.name)));
        backs.forEach(function (back, column) {
          const hundredfold = ratios[row * backs.length + column];
          line.append(front === back ? make("td", "unknown", null, "–")
            : contrastCell(front, back, appearance, hundredfold));
        });
        body.append(line);
      });
      const table = make("table", "matrix", null,
        make("caption", "", null, titles[appearance]), make("thead", "", null, head), body);
      return make("div", "scroller " + appearances[appearance],
        { tabindex: "0", role: "region", "aria-label": "Contrast, " + titles[appearance] }, table);
    }

    function showContrast() {
      const element = document.getElementById("contrast");
      const matrix = data.matrix;
      if (matrix.fronts.length === 0 || matrix.backs.length === 0) {
        element.replaceChildren(make("p", "hint", null,
          "Contrast is shown for colors whose role is text, interactive or status, on backgrounds. Say under "
          + "“roles” in .colorset.json which colors are what; “colorset init” writes a start."));
        return;
      }
      const parts = [make("p", "hint", null, "Contrast by WCAG 2.2, never rounded up. AA is 4.5, AAA is 7; "
        + "large text, from 18 points or 14 in bold, needs 3."
        + (declared.size > 0 ? " Pairs stand in bold." : "")
        + (data.guessed ? " Roles are guessed from names." : ""))];
      if (matrix.fronts.length < matrix.total[0] || matrix.backs.length < matrix.total[1]) {
        parts.push(make("p", "hint", null, "Shown are " + matrix.fronts.length + " of " + matrix.total[0]
          + " foregrounds on " + matrix.backs.length + " of " + matrix.total[1] + " backgrounds."));
      }
      for (let index = 0; index < 4; index += 1) parts.push(contrastTable(index));
      element.replaceChildren(...parts);
    }
    """#
}
