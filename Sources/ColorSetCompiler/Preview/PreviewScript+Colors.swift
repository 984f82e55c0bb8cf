extension PreviewScript {
  /// Shows a color: its names, a swatch for each appearance, and what was found.
  static let colors: StaticString = #"""
    // --- Colors -------------------------------------------------------------------------------
    /// Where a value comes from, in words.
    function origin(found, appearance) {
      if (found.isFallback) return "falls back to " + found.words;
      return found.words === titles[appearance].toLowerCase() ? "own slot" : "slot for " + found.words;
    }

    /// A color in one appearance.
    function variant(color, appearance, isElevated) {
      const found = answer(color, appearance, isElevated);
      const title = titles[appearance] + (isElevated ? ", elevated" : "");
      const box = make("div", "variant " + appearances[appearance] + (isElevated ? " elevated" : ""));
      const backdrop = make("div", "backdrop", { "aria-hidden": "true" });
      const label = make("span", "appearance", null, isElevated ? "Elevated" : titles[appearance]);
      const caption = make("div", "caption", null, label);
      box.append(backdrop, caption);
      if (!isElevated && color.grounds) paint(backdrop, "backgroundColor", color.grounds[appearance]);
      const chip = make("div", "chip");
      backdrop.append(chip);
      if (!found || found.value < 0) {
        chip.classList.add("empty");
        const words = found ? data.references[-2 - found.content] : "No color";
        caption.append(make("p", "facts", null,
          found ? words + ", no fixed value" : words));
        return box;
      }
      const value = found.value;
      if (alpha(value) < 255) chip.classList.add("translucent");
      const swatch = paint(make("div", "swatch"), "backgroundColor", value);
      swatch.value = value;
      chip.append(swatch);
      const text = hex(value);
      caption.append(copyButton("hex", text, "Copy " + text + ", " + title, text));
      const facts = [space(value), opacity(value)];
      if (found.content <= -2) facts.unshift(data.references[-2 - found.content]);
      const details = make("p", "facts", null, facts.filter(Boolean).join(", ") + " · ",
        make("span", found.isFallback ? "fallback" : "own", null, origin(found, appearance)));
      if (isElevated) caption.append(make("p", "facts", null, name(found.owner.name)));
      caption.append(details);
      return box;
    }

    /// The slots that answer in none of the four appearances.
    function otherSlots(color) {
      const used = color.answers.filter(function (_, index) { return index % 2 === 0; })
        .map(function (slot) { return slot >> 1; });
      const rest = [];
      for (let slot = 0; slot * 2 < color.slots.length; slot += 1) {
        if (used.includes(slot)) continue;
        const content = color.slots[slot * 2 + 1];
        const item = make("li", "", null, data.words[color.slots[slot * 2]] + ": ");
        if (content >= 0) {
          item.append(paint(make("span", "dot", { "aria-hidden": "true" }), "backgroundColor", content),
            hex(content) + ", " + space(content));
        } else {
          item.append(content === -1 ? "blank" : data.references[-2 - content]);
        }
        rest.push(item);
      }
      if (rest.length === 0) return null;
      return make("details", "slots", null,
        make("summary", "", null, counted(rest.length, "more slot")),
        make("ul", "", null, ...rest));
    }

    /// The order of findings by how much they count, then as they were found.
    function byLevel(a, b) { return data.findings[a][0] - data.findings[b][0] || a - b; }

    /// A finding.
    function findingItem(index, withColor) {
      const finding = data.findings[index];
      const level = levels[finding[0]];
      const item = make("li", "finding " + level);
      item.append(make("span", "level", null, level.charAt(0).toUpperCase() + level.slice(1)));
      const body = make("div", "message");
      if (withColor && finding[2] >= 0) {
        const color = colorData[finding[2]];
        const catalog = data.catalogs.length > 1 ? " of " + visible(catalogOf(color)) : "";
        const link = make("button", "show", { type: "button", "aria-label": "Show " + visible(color.name) + catalog },
          name(color.name));
        link.shows = color.index;
        body.append(link, " ");
      }
      body.append(make("span", "text", null, visible(finding[3]) + " "));
      body.append(make("span", "rule", null, data.rules[finding[1]]));
      if (withColor) body.append(make("span", "place", null, name(finding[4])));
      item.append(body);
      return item;
    }

    /// A color with all that is known about it.
    function colorItem(color) {
      const about = make("div", "about");
      const heading = make("h3", "", null);
      if (color.namespace) heading.append(make("span", "prefix", { "aria-hidden": "true" },
        visible(color.namespace) + "/"));
      heading.append(copyButton("name", color.name, "Copy name " + visible(color.name), name(color.leaf)));
      about.append(heading);
      about.append(color.symbol === null
        ? make("p", "symbol none", null, color.isHidden ? "hidden by another color of this name" : "no Swift symbol")
        : copyButton("symbol", color.symbol, "Copy Swift symbol " + visible(color.symbol),
          name(color.symbol)));
      const roles = rolesOf(color);
      const facts = make("p", "roles", null);
      for (const role of roles) facts.append(make("span", "role", null, role));
      if (data.catalogs.length > 1) {
        about.append(make("p", "catalog", null, name(catalogOf(color))));
      }
      if (facts.firstChild) about.append(facts);
      const slots = otherSlots(color);
      if (slots) about.append(slots);
      const variants = make("div", "variants");
      for (let index = 0; index < 4; index += 1) variants.append(variant(color, index, false));
      if (color.elevated) {
        for (let index = 0; index < 4; index += 1) variants.append(variant(color, index, true));
      }
      const item = make("li", color.elevated ? "color raised" : "color", null, about, variants);
      item.index = color.index;
      if (color.findings.length > 0) {
        item.append(make("ul", "found", { "aria-label": "Findings" },
          ...color.findings.slice().sort(byLevel).map(function (index) { return findingItem(index, false); })));
      }
      return item;
    }
    """#
}
