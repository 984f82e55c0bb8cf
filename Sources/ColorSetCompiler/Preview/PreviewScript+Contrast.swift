extension PreviewScript {
  /// Shows how much contrast each foreground has on each background.
  static let contrast: StaticString = #"""
    // --- Contrast -----------------------------------------------------------------------------
    /// What a contrast is enough for; the limits are those of WCAG 2.2.
    function verdict(hundredfold, isLeast) {
      if (hundredfold >= 700) return { className: "best", words: "AAA" };
      if (hundredfold >= 450) return { className: "enough", words: "AA" };
      if (hundredfold >= 300) return { className: "large", words: "large text only" };
      return { className: "fails", words: isLeast ? "may be too low" : "too low" };
    }

    /// The pairs, by the numbers of their colors.
    const declared = new Set(data.pairs.map(function (pair) { return pair[0] + " " + pair[1]; }));

    function contrastCell(front, back, appearance, hundredfold) {
      if (front === back || hundredfold < 0) return make("td", "unknown", null, "–");
      const top = answer(front, appearance, false);
      const bottom = answer(back, appearance, false);
      const text = paint(make("span", "words", { "aria-hidden": "true" }, "Aa"), "color", top.value);
      const surface = paint(make("span", "surface", null, text), "backgroundColor", bottom.value);
      const isTranslucent = alpha(bottom.value) < 255;
      const judged = verdict(hundredfold, isTranslucent);
      const isDeclared = declared.has(front.index + " " + back.index);
      return make("td", isDeclared ? "declared" : "", null,
        make("span", isTranslucent ? "backdrop translucent" : "backdrop", null, surface),
        make("span", "ratio", null, ratioOn(bottom.value, hundredfold)), " ",
        make("span", judged.className, null, judged.words));
    }

    /// The table of an appearance with the lines and columns that fit the filter, and of their cells those that do.
    function contrastTable(appearance, places) {
      const matrix = data.matrix;
      const head = make("tr", "", null, make("td"));
      for (const back of places.backs) {
        head.append(make("th", "", { scope: "col" }, name(colorData[matrix.backs[back]].name)));
      }
      const body = make("tbody");
      for (const front of places.fronts) {
        const color = colorData[matrix.fronts[front]];
        const line = make("tr", "", null, make("th", "", { scope: "row" }, name(color.name)));
        for (const back of places.backs) {
          const cell = front * matrix.backs.length + back;
          line.append(places.cells.has(cell)
            ? contrastCell(color, colorData[matrix.backs[back]], appearance, matrix.ratios[appearance][cell])
            : make("td"));
        }
        body.append(line);
      }
      const table = make("table", "matrix", null,
        make("caption", "", null, titles[appearance]), make("thead", "", null, head), body);
      return make("div", "scroller " + appearances[appearance],
        { tabindex: "0", role: "region", "aria-label": "Contrast, " + titles[appearance] }, table);
    }

    function contrastHints(backs) {
      const matrix = data.matrix;
      const hints = [make("p", "hint", null, "Contrast by WCAG 2.2, never rounded up. AA is 4.5, AAA is 7; "
        + "large text, from 18 points or 14 in bold, needs 3."
        + (declared.size > 0 ? " Pairs stand in bold." : "")
        + (data.guessed ? " Roles are guessed from names." : ""))];
      const isTranslucent = backs.some(function (back) {
        return colorData[matrix.backs[back]].answers.some(function (value, index) {
          return index % 2 === 1 && value >= 0 && alpha(value) < 255;
        });
      });
      if (isTranslucent) hints.push(translucentHint());
      hints.push(visionHint());
      if (matrix.fronts.length < matrix.total[0] || matrix.backs.length < matrix.total[1]) {
        hints.push(make("p", "hint", null, "The tables have " + matrix.fronts.length.toLocaleString("en") + " of "
          + counted(matrix.total[0], "foreground") + " on " + matrix.backs.length.toLocaleString("en") + " of "
          + counted(matrix.total[1], "background") + "."));
      }
      return hints;
    }

    /// The cells of the matrix that fit the filter, and the lines and columns that have such ones.
    function contrastPlaces() {
      const filter = wanted();
      const fronts = new Set();
      const backs = new Set();
      const cells = new Set();
      data.matrix.fronts.forEach(function (front, row) {
        data.matrix.backs.forEach(function (back, column) {
          if (!pairFits(colorData[front], colorData[back], filter)) return;
          fronts.add(row);
          backs.add(column);
          cells.add(row * data.matrix.backs.length + column);
        });
      });
      const inOrder = function (a, b) { return a - b; };
      return { fronts: Array.from(fronts).sort(inOrder), backs: Array.from(backs).sort(inOrder), cells: cells };
    }

    function showContrast() {
      const element = document.getElementById("contrast");
      const places = contrastPlaces();
      const cells = data.matrix.fronts.length * data.matrix.backs.length;
      tellCount("contrast", places.cells.size, cells, "combination");
      if (cells === 0) {
        element.replaceChildren(make("p", "hint", null,
          "Contrast is shown for colors whose role is text, interactive or status, on backgrounds. Say under "
          + "“roles” in .colorset.json which colors are what; “colorset init” writes a start."));
        return;
      }
      if (places.fronts.length === 0) return element.replaceChildren();
      const tables = titles.map(function (_, index) { return contrastTable(index, places); });
      element.replaceChildren(...contrastHints(places.backs), ...tables);
    }
    """#
}
