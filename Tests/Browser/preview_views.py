"""Checks of what the views of a page of `colorset preview` say and leave out, for `check_preview.py`."""

import json
import re
import time

VISIONS = ["normal", "protan", "deutan", "tritan", "gray"]


class ViewChecks:
    """Checks of the views; the state is that of the class that inherits them."""

    def check_views(self):
        """The filter is one of the view that is open, and does not lead to another."""
        self.check_found()
        word = self.expected["search"]["word"]
        for view, items in [("pairs", "#pairs h3"), ("contrast", "#contrast tbody th, #contrast thead th"),
                            ("findings", "#findings .message")]:
            self.open_view(view)
            if self.value("document.getElementById('filter').hidden"):
                continue
            read = "Array.from(document.querySelectorAll('%s'), e => e.textContent.toLowerCase())" % items
            all_texts = self.value(read)
            self.fill_in("search", word)
            self.expect(self.value("document.documentElement.dataset.view") == view, "a search leaves " + view)
            texts = self.value(read)
            if view == "contrast":
                self.expect(bool(texts) == any(word in text for text in all_texts), "%s: %r" % (view, texts))
                self.check_cells(word)
            else:
                self.expect(texts == [text for text in all_texts if word in text], "%s: %r" % (view, texts))
            self.fill_in("search", "no such name")
            self.expect(self.value(read) == [], "%s: a search for nothing finds something" % view)
            status = self.value("document.getElementById('count').textContent")
            self.expect(re.match("No (pair|combination|finding) fits the filter$", status), view + ": " + status)
            self.fill_in("search", "")
            self.expect(self.value(read) == all_texts, view + ": not all are back")
        self.value("document.getElementById('tab-colors').click()")

    def check_cells(self, word):
        """Of a searched matrix only the cells are filled whose line or column has the word, and all of those."""
        wrong = self.value("""Array.from(document.querySelectorAll('#contrast table')).flatMap(function (table) {
          const heads = Array.from(table.querySelectorAll('thead th'), e => e.textContent.toLowerCase());
          return Array.from(table.querySelectorAll('tbody tr')).flatMap(function (line) {
            const name = line.querySelector('th').textContent.toLowerCase();
            return Array.from(line.querySelectorAll('td')).filter(function (cell, column) {
              const fits = name.includes(%s) || heads[column].includes(%s);
              return fits !== (cell.textContent !== '');
            });
          });
        }).length""" % (json.dumps(word), json.dumps(word)))
        self.expect(wrong == 0, "contrast: %r cells are filled or empty that should not be" % wrong)

    def check_scrolling(self):
        """A view begins at its beginning, and is found again where it was left."""
        self.value("scrollTo(0, 400)")
        left = self.value("scrollY")
        self.value("document.getElementById('tab-findings').click()")
        self.browser.settle()
        self.expect(self.value("scrollY <= document.querySelector('.head').offsetHeight"), "the findings begin above")
        self.value("document.getElementById('tab-colors').click()")
        self.browser.settle()
        self.expect(self.value("scrollY") == left, "the colors are not where they were left")

    def check_found(self):
        """The list of findings is filtered by level, and each finding leads to its own color."""
        self.open_view("findings")
        levels = [finding["level"] for finding in self.expected["findings"]]
        for number, level in enumerate(["error", "warning", "note"]):
            if level not in levels:
                continue
            self.fill_in("finding", "level %d" % number)
            self.expect(self.value("document.documentElement.dataset.view") == "findings", "a level leaves the findings")
            shown = self.value("Array.from(document.querySelectorAll('#findings .finding'), f => f.className)")
            self.expect(shown == ["finding " + level] * levels.count(level), "%s: %r" % (level, shown))
        self.fill_in("finding", "")
        rows = [finding["row"] for _, finding in sorted(
            enumerate(self.expected["findings"]),
            key=lambda entry: (["error", "warning", "note"].index(entry[1]["level"]), entry[0]))]
        rows = [row for row in rows if row >= 0]
        names = [color["name"] for color in self.expected["colors"]]
        repeated = [place for place, row in enumerate(rows) if names.count(names[row]) > 1]
        for place in (repeated + list(range(len(rows))))[:12]:
            self.open_view("findings")
            self.value("document.querySelectorAll('#findings .show')[%d].click()" % place)
            time.sleep(0.3)
            found = self.value("""(item => [item.index, item.getBoundingClientRect().top])(
              document.activeElement.closest(".color") || { index: -1, getBoundingClientRect: () => ({ top: 0 }) })""")
            self.expect(found[0] == rows[place], "finding %d leads to color %d, not %d" % (place, found[0], rows[place]))
            self.expect(0 <= found[1] <= 900, "finding %d leads to a color at %d" % (place, found[1]))

    def check_ratios(self):
        """What is said about translucent backgrounds, other visions and guessed roles."""
        alpha = {}
        for color in reversed(self.expected["colors"]):
            alpha[color["name"]] = [value and value["normal"][6:8] for value in color["values"][:4]]
        self.value("document.getElementById('tab-contrast').click()")
        tables = self.value("""Array.from(document.querySelectorAll(".matrix"), table => ({
          backs: Array.from(table.querySelectorAll("thead th"), cell => cell.textContent),
          lines: Array.from(table.querySelectorAll("tbody tr"),
            line => Array.from(line.querySelectorAll("td"), cell => cell.textContent)),
        }))""")
        for appearance, table in enumerate(tables):
            for line in table["lines"]:
                for back, cell in zip(table["backs"], line):
                    if back in alpha and cell != "\u2013":
                        self.expect(("at least" in cell) == (alpha[back][appearance] != "FF"), back + ": " + cell)
        for vision in VISIONS:
            self.choose("vision", vision)
            shown = self.value("Array.from(document.querySelectorAll('#contrast .vision'), e => e.checkVisibility())")
            self.expect(shown == [vision != "normal"] * (len(tables) > 0), "%s: %r" % (vision, shown))
        self.choose("vision", "normal")
        self.value("document.getElementById('tab-colors').click()")
        guessed = self.value("Array.from(document.getElementById('role').options, o => o.text.includes('(guessed)'))")
        wanted = [self.expected["isGuessed"] and len(guessed) > 1] + [False] * (len(guessed) - 1)
        self.expect(guessed == wanted, "guessed roles: %r" % guessed)

    def check_selects(self, view):
        """What is chosen in a list can be read as a whole."""
        cut = self.value("""Array.from(document.querySelectorAll("#filter select")).filter(select => {
          if (select.hidden || select.closest("[hidden]")) return false;
          const alone = select.cloneNode(false);
          alone.append(select.selectedOptions[0].cloneNode(true));
          alone.style.flex = "none";
          select.after(alone);
          const isCut = select.offsetWidth < alone.offsetWidth;
          alone.remove();
          return isCut;
        }).map(select => select.value || select.options[0].text)""")
        self.expect(cut == [], "%s: %r is cut off" % (view, cut))
