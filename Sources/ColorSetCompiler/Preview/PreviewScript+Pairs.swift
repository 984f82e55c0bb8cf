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
      const surface = paint(make("div", "surface"), "backgroundColor", pair[start + 1]);
      surface.value = pair[start + 1];
      const text = paint(make("p", "words", null, "Aa 123 Reading"), "color", pair[start]);
      text.value = pair[start];
      text.style.fontSize = pair[3] + "px";
      text.style.fontWeight = pair[4];
      surface.append(text);
      backdrop.append(surface);
      const passes = pair[start + 3] === 1;
      box.append(make("p", "verdict", null,
        make("span", "appearance", null, titles[appearance] + " "),
        make("span", "ratio", null, ratio(pair[start + 2])), " ",
        make("span", passes ? "passes" : "fails", null, passes ? "passes" : "fails")));
      return box;
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
      if (data.pairs.length === 0) {
        element.replaceChildren(make("p", "hint", null,
          "No pairs are declared. Say under “pairs” in .colorset.json what is drawn on what, and each pair "
          + "is shown here as text, with its contrast in every appearance."));
        return;
      }
      const group = function (piece) {
        return make("ul", "colors", { role: "list" }, ...piece.items.map(pairItem));
      };
      showList(element, [{ title: "", items: data.pairs }], 130, "part sheet", group);
      element.prepend(make("h2", "unseen", null, "Pairs"));
      if (data.morePairs) {
        element.append(make("p", "hint", null, "Only the first " + data.pairs.length + " pairs are shown."));
      }
    }
    """#
}
