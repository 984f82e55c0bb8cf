extension PreviewScript {
  /// Shows the pairs as text in its size and weight.
  static let pairs: StaticString = #"""
    // --- Pairs --------------------------------------------------------------------------------
    /// A text in a color on another one, in one appearance.
    function sample(pair, appearance) {
      const start = 6 + appearance * 4;
      const box = make("div", "sample " + appearances[appearance]);
      const backdrop = make("div", "backdrop");
      box.append(backdrop);
      if (pair[start] < 0) {
        backdrop.classList.add("empty");
        box.append(make("p", "verdict", null, titles[appearance] + ": not seen"));
        return box;
      }
      if (alpha(pair[start + 1]) < 255) backdrop.classList.add("translucent");
      const surface = paint(make("div", "surface"), "backgroundColor", pair[start + 1]);
      surface.value = pair[start + 1];
      const text = paint(make("p", "words", null, "Aa 123 Reading"), "color", pair[start]);
      text.value = pair[start];
      text.style.fontSize = pair[3] + "px";
      text.style.fontWeight = pair[4];
      surface.append(text);
      backdrop.append(surface);
      const enough = pair[start + 3];
      const words = enough === 0 ? "fails" : enough === 1 ? "passes"
        : "passes with " + ratio(enough) + " over the system’s background";
      box.append(make("p", "verdict", null,
        make("span", "appearance", null, titles[appearance] + " "),
        make("span", "ratio", null, ratioOn(pair[start + 1], pair[start + 2])), " ",
        make("span", enough === 0 ? "fails" : "passes", null, words)));
      return box;
    }

    function hasTranslucentBack(pair) {
      return appearances.some(function (_, index) {
        return pair[6 + index * 4] >= 0 && alpha(pair[7 + index * 4]) < 255;
      });
    }

    function pairItem(pair) {
      const front = colorData[pair[0]];
      const back = colorData[pair[1]];
      const about = make("div", "about", null,
        make("h3", "", null, name(front.name), make("span", "on", null, " on "), name(back.name)),
        make("p", "need", null, pair[2] + " · needs " + pair[5]));
      const samples = make("div", "variants");
      for (let index = 0; index < 4; index += 1) samples.append(sample(pair, index));
      return make("li", "color pair", null, about, samples);
    }

    function showPairs() {
      const element = document.getElementById("pairs");
      const filter = wanted();
      const shown = data.pairs.filter(function (pair) {
        return pairFits(colorData[pair[0]], colorData[pair[1]], filter);
      });
      tellCount("pairs", shown.length, data.pairs.length, "pair");
      if (data.pairs.length === 0) {
        element.replaceChildren(make("p", "hint", null,
          "No pairs are declared. Say under “pairs” in .colorset.json what is drawn on what, and each pair "
          + "is shown here as text, with its contrast in every appearance."));
        return;
      }
      const group = function (piece) {
        return make("ul", "colors", { role: "list" }, ...piece.items.map(pairItem));
      };
      showList(element, [{ title: "", items: shown }], 130, "part sheet", group);
      element.prepend(make("h2", "unseen", null, "Pairs"), visionHint());
      if (shown.some(hasTranslucentBack)) element.prepend(translucentHint());
      if (data.morePairs) {
        element.append(make("p", "hint", null, "Only the first " + counted(data.pairs.length, "pair") + " are shown."));
      }
    }
    """#
}
