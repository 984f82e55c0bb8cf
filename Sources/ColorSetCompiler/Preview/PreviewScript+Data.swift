extension PreviewScript {
  /// Reads the data: what is where stands in `PreviewData` and its parts.
  static let data: StaticString = #"""
    // --- Data ---------------------------------------------------------------------------------
    const data = JSON.parse(document.getElementById("data").textContent);
    const appearances = ["light", "dark", "lightHighContrast", "darkHighContrast"];
    const titles = ["Light", "Dark", "Light, high contrast", "Dark, high contrast"];
    const levels = ["error", "warning", "note"];
    const visions = { normal: 0, protan: 8, deutan: 14, tritan: 20, gray: 26 };

    /// The eight or six digits of a value as a kind of vision sees it.
    function digits(value, vision) {
      const start = value * 32 + visions[vision];
      return data.values.substr(start, vision === "normal" ? 8 : 6);
    }

    /// A value as its file's reader writes it: `#RRGGBB`, with alpha only where that is not full; in Display P3 for one of that.
    function hex(value) {
      const all = digits(value, "normal");
      const own = isWide(value) ? data.given[value][1].split(" ").map(byte).join("") : all.slice(0, 6);
      return "#" + own + (all.endsWith("FF") ? "" : all.slice(6));
    }

    /// Whether a value is one of Display P3.
    function isWide(value) {
      const given = data.given[value];
      return Boolean(given) && data.spaces[given[0]] === "Display P3";
    }

    /// The two digits of a component.
    function byte(component) {
      const number = Math.floor(Math.min(Math.max(Number(component), 0), 1) * 255 + 0.5);
      return number.toString(16).toUpperCase().padStart(2, "0");
    }

    /// The alpha of a value, 0 to 255.
    function alpha(value) { return parseInt(data.values.substr(value * 32 + 6, 2), 16); }

    /// The spellings of a value for CSS, the one that counts last; a browser keeps the last that it knows.
    function spellings(value, vision) {
      const opacity = data.values.substr(value * 32 + 6, 2);
      if (vision !== "normal") return ["#" + digits(value, vision) + opacity];
      const wide = data.wide[value];
      const plain = "#" + digits(value, "normal");
      if (!wide) return [plain];
      return [plain, "color(display-p3 " + wide + " / " + alpha(value) / 255 + ")"];
    }

    /// The space of a value in words, with its components where these are not those of its hexadecimal form.
    function space(value) {
      const given = data.given[value];
      return given ? data.spaces[given[0]] + " " + given[1] : data.spaces[0];
    }

    /// The opacity of a value in words, empty for an opaque one.
    function opacity(value) {
      const byte = alpha(value);
      return byte === 255 ? "" : Math.round(byte / 2.55) + " %";
    }

    const colorData = data.colors.map(function (row, index) {
      const name = row[0];
      const slash = name.lastIndexOf("/");
      return {
        index: index, name: name, namespace: slash < 0 ? "" : name.slice(0, slash),
        leaf: name.slice(slash + 1), isHidden: row[1] === 1,
        symbol: typeof row[1] === "string" ? data.root + "." + row[1] : null,
        roles: row[2], catalog: row[3], slots: row[4], answers: row[5], elevated: row[6],
        grounds: row[7], findings: [], text: null
      };
    });
    data.findings.forEach(function (finding, index) {
      if (finding[2] >= 0) colorData[finding[2]].findings.push(index);
    });

    /// The answer of a color in an appearance, on an elevated surface or not; null when there is none.
    function answer(color, appearance, isElevated) {
      const list = isElevated ? color.elevated : color.answers;
      const start = isElevated ? 1 + appearance * 2 : appearance * 2;
      if (!list || list[start] < 0) return null;
      const owner = isElevated ? colorData[list[0]] : color;
      const slot = list[start] >> 1;
      return {
        value: list[start + 1], isFallback: (list[start] & 1) === 1, owner: owner, slot: slot,
        words: data.words[owner.slots[slot * 2]], content: owner.slots[slot * 2 + 1]
      };
    }

    /// The folder that all catalogs lie in, which need not be repeated.
    const commonFolder = data.catalogs.reduce(function (common, path) {
      while (!path.startsWith(common)) common = common.slice(0, common.lastIndexOf("/", common.length - 2) + 1);
      return common;
    }, data.catalogs.length > 0 ? data.catalogs[0].slice(0, data.catalogs[0].lastIndexOf("/") + 1) : "");

    /// The catalog of a color, as briefly as can be.
    function catalogOf(color) { return data.catalogs[color.catalog].slice(commonFolder.length); }

    /// The roles of a color in words.
    function rolesOf(color) {
      return data.roles.filter(function (role, bit) { return color.roles >> bit & 1; });
    }

    /// A text with what is invisible, or would turn the direction of the rest, spelled out; so are blanks at its ends.
    function visible(text) {
      const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]|(?! )\p{Zs}|^ +| +$/gu;
      return text.replace(hidden, function (found) {
        return Array.from(found, function (character) {
          return "\\u{" + character.codePointAt(0).toString(16).toUpperCase() + "}";
        }).join("");
      });
    }

    /// A hundredfold ratio as a number with two decimals.
    function ratio(hundredfold) { return (hundredfold / 100).toFixed(2); }

    /// A ratio on a value: over a translucent one it is the least of all, whatever lies behind.
    function ratioOn(value, hundredfold) { return (alpha(value) < 255 ? "at least " : "") + ratio(hundredfold); }

    /// A count with its noun.
    function counted(count, noun) {
      return count.toLocaleString("en") + " " + noun + (count === 1 ? "" : "s");
    }
    """#
}
