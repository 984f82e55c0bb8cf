"""Opens a page of `colorset preview` in a browser and holds it against what the compiler says.

usage: check_preview.py PAGE EXPECTED.json FOLDER

EXPECTED is written by the tests; its comment there says what is in it. Pictures for a person to look at go into FOLDER.
Prints what is wrong, a line each, and ends with 1 when something is.
"""

import json
import os
import re
import sys
import time

import browser
from preview_views import VISIONS, ViewChecks

APPEARANCES = ["light", "dark", "lightHighContrast", "darkHighContrast"]

# All colors that the page shows: their names, and for each place of a swatch its color or null.
READ = """
Array.from(document.querySelectorAll("#colors .color")).map(item => ({
  index: item.index,
  name: item.querySelector(".name").copies,
  variants: Array.from(item.querySelectorAll(".variant")).map(variant => {
    const swatch = variant.querySelector(".swatch");
    return {
      appearance: variant.className,
      isShown: variant.querySelector(".caption").checkVisibility(),
      color: swatch ? getComputedStyle(swatch).backgroundColor : null,
      hex: swatch ? variant.querySelector("button.copy.hex").copies : null,
    };
  }),
}))
"""


class Check(ViewChecks):
    """The state of a check."""

    def __init__(self, page, expected, folder):
        self.page = os.path.abspath(page)
        self.name = os.path.splitext(os.path.basename(page))[0]
        self.expected = expected
        self.folder = folder
        self.failures = []
        self.swatches = 0
        # Colors stand by namespace, those without one first.
        names = [color["name"] for color in expected["colors"]]
        self.order = sorted(range(len(names)), key=lambda place: (namespace(names[place]), place))
        self.browser = browser.Browser(browser.find())

    def expect(self, condition, words):
        """Notes a failure unless a condition holds."""
        if not condition:
            self.failures.append("%s: %s" % (self.name, words))
        return condition

    def value(self, expression):
        """The value of an expression in the page."""
        return self.browser.evaluate(expression)

    def run(self):
        """Runs all checks."""
        try:
            self.browser.show(1280, 900)
            self.browser.open(self.page)
            self.wait_for("colors")
            self.check_colors()
            self.check_controls()
            self.check_keyboard()
            self.check_views()
            self.check_scrolling()
            self.check_ratios()
            self.check_copying()
            self.check_preferences()
            self.take_pictures()
            self.check_print()
            for problem in self.browser.problems():
                self.expect(False, problem)
        finally:
            self.browser.close()

    def wait_for(self, view):
        """Waits until all of a view is there; it is made while the page is idle."""
        for _ in range(200):
            if self.value("document.querySelectorAll('#%s .part:empty').length" % view) == 0:
                return
            time.sleep(0.05)
        self.expect(False, "not all %s are made" % view)

    def open_view(self, view):
        """Opens a view and waits until all of it is there."""
        self.value("document.getElementById('tab-%s').click()" % view)
        self.browser.settle()
        self.wait_for(view)

    def choose(self, group, value):
        """Chooses an appearance or a vision."""
        self.value("document.querySelector('[name=%s][value=%s]').click()" % (group, value))

    def check_colors(self):
        """Every swatch has the color of the compiler, in every appearance and vision."""
        # A browser would compute the style of each swatch outside the window by itself, which takes long.
        self.expect(self.value("getComputedStyle(document.querySelector('.part')).contentVisibility") == "auto",
                    "parts far from the window cost as much as the others")
        self.value("document.querySelectorAll('.part, .color').forEach(element => "
                   "{ element.style.contentVisibility = 'visible'; })")
        self.check_headings()
        for vision in VISIONS:
            self.choose("vision", vision)
            for shown in ["all"] + APPEARANCES:
                self.choose("appearance", shown)
                self.compare(self.value(READ), shown, vision)
                if vision == "normal":
                    self.check_cards(shown)
        self.choose("vision", "normal")
        self.choose("appearance", "all")

    def compare(self, colors, shown, vision):
        """Compares what is shown with what is expected."""
        mode = "%s, %s" % (shown, vision)
        names = [color["name"] for color in colors]
        wanted = [self.expected["colors"][place] for place in self.order]
        self.expect([color["index"] for color in colors] == self.order, mode + ": another order")
        if not self.expect(names == [color["name"] for color in wanted], mode + ": other colors"):
            return
        for color, want in zip(colors, wanted):
            places = [(name, False) for name in APPEARANCES]
            if len(want["values"]) == 8:
                places += [(name, True) for name in APPEARANCES]
            where = "%s: %r" % (mode, color["name"])
            if not self.expect(len(places) == len(color["variants"]), where + " has other swatches"):
                continue
            for (appearance, is_elevated), variant, value in zip(
                    places, color["variants"], want["values"]):
                classes = variant["appearance"].split()
                self.expect(classes == ["variant", appearance] + ["elevated"] * is_elevated,
                            where + ": " + variant["appearance"])
                self.expect(variant["isShown"] == (shown in ("all", appearance)),
                            where + " is shown in " + appearance)
                self.expect(same(variant["color"], value, vision),
                            "%s in %s is %s, not %s" % (where, appearance, variant["color"], value))
                self.expect(variant["hex"] == (value and value["hex"]),
                            "%s in %s is called %s, not %s" % (where, appearance, variant["hex"], value))
                self.swatches += 1

    def check_headings(self):
        """Each namespace stands once, below its own heading; colors without one come before all headings."""
        headings = self.value("Array.from(document.querySelectorAll('#colors h2'), h2 => h2.className)")
        spaces = sorted({namespace(color["name"]) for color in self.expected["colors"]})
        self.expect(headings == ["unseen" if space == b"" else "" for space in spaces],
                    "there are other headings than namespaces")

    def check_cards(self, shown):
        """Findings stand beside the color that they are about, with their message; elevated swatches beside the others."""
        cards = self.value("""Array.from(document.querySelectorAll("#colors .color"), item => ({
          findings: item.querySelectorAll(".finding").length,
          hidden: Array.from(item.querySelectorAll(".finding .text")).filter(text => !text.checkVisibility()).length,
          tops: Array.from(item.querySelectorAll(".backdrop")).filter(backdrop => backdrop.checkVisibility())
            .map(backdrop => Math.round(backdrop.getBoundingClientRect().top)),
        }))""")
        rows = [finding["row"] for finding in self.expected["findings"]]
        for place, card in zip(self.order, cards):
            where = "%s: %r" % (shown, self.expected["colors"][place]["name"])
            self.expect(card["findings"] == rows.count(place), "%s has %d findings" % (where, card["findings"]))
            self.expect(card["hidden"] == 0, where + " has a finding without its message")
            if shown != "all":
                self.expect(len(set(card["tops"])) == 1, where + " has one swatch below the other")

    def check_controls(self):
        """The accessibility tree names everything that can be used, and says what it is."""
        for view in ["colors", "pairs", "contrast", "findings"]:
            self.value("document.getElementById('tab-%s').click()" % view)
            self.browser.settle()
            nodes = self.browser.call("Accessibility.getFullAXTree")["nodes"]
            nodes = [node for node in nodes if not node.get("ignored")]
            roles = {}
            for node in nodes:
                role = node["role"]["value"]
                name = node.get("name", {}).get("value", "")
                properties = {entry["name"]: entry["value"].get("value")
                              for entry in node.get("properties", [])}
                roles.setdefault(role, []).append(name)
                if properties.get("focusable") and role != "RootWebArea" and role != "main":
                    self.expect(name.strip(), "%s: a %s has no name" % (view, role))
                    self.expect(role not in ("generic", "none", "paragraph"),
                                "%s: %r is a %s" % (view, name, role))
            self.expect(len(roles.get("tab", [])) == 4, view + ": there are four views")
            self.expect(len(roles.get("tabpanel", [])) == 1 and roles["tabpanel"][0],
                        view + ": one panel with a name")
            self.expect(len(roles.get("radio", [])) == 10, view + ": there are ten switches")
            self.expect({"Appearance", "Vision"} <= set(roles.get("group", []) + roles.get("radiogroup", [])),
                        view + ": both groups of switches have names")
            for role in ["main", "status", "heading", "banner"]:
                self.expect(roles.get(role), "%s: there is no %s" % (view, role))
            contents = self.value("document.querySelector('#%s :is(.color, .finding, .matrix)') !== null" % view)
            for role in ["search", "searchbox"]:
                self.expect((role in roles) == contents, "%s: %s" % (view, role))
            for table in roles.get("table", []):
                self.expect(table, view + ": a table has no name")
            ids = self.value("Array.from(document.querySelectorAll('[id]')).map(e => e.id)")
            self.expect(len(ids) == len(set(ids)), view + ": an id is used twice")
        self.value("document.getElementById('tab-colors').click()")

    def focused(self):
        """What has the focus, by its id or text."""
        return self.value("document.activeElement.id || document.activeElement.value "
                          "|| document.activeElement.textContent")

    def check_keyboard(self):
        """Views, switches, search and filter work without a mouse."""
        press = self.browser.press
        self.value("document.activeElement.blur(); scrollTo(0, 0)")
        press("Tab")
        self.expect(self.focused() == "Skip to the colors", "the first key leads past the controls")
        press("Tab")
        self.expect(self.focused() == "tab-colors", "then come the views, not " + self.focused())
        for view in ["pairs", "contrast", "findings", "colors"]:
            press("ArrowRight")
            self.expect(self.focused() == "tab-" + view and self.value(
                "!document.getElementById('%s').hidden" % view), "an arrow leads to " + view)
        for group, values in [("appearance", ["all"] + APPEARANCES), ("vision", VISIONS)]:
            if group == "appearance":
                press("Tab")
            else:
                self.value("document.querySelector('[name=vision]:checked').focus()")
            for value in values[1:] + values[:1]:
                press("ArrowRight")
                self.expect(self.value("document.documentElement.dataset." + group) == value,
                            "an arrow chooses the %s %s" % (group, value))
        self.value("document.activeElement.blur()")
        press("/")
        self.expect(self.focused() == "search", "a slash leads to the search")
        self.check_filter()

    def check_filter(self):
        """Words in the search and a choice in a list leave the colors that fit."""
        press = self.browser.press
        word = self.expected["search"]["word"]
        for character in word:
            press(character, text=character)
        time.sleep(0.3)
        self.expect(self.names() == self.in_order(self.expected["search"]["names"]),
                    "a search for %r finds %r" % (word, self.names()))
        status = self.value("document.getElementById('count').textContent")
        total = len(self.expected["colors"])
        found = len(self.expected["search"]["names"])
        self.expect(status == "%d of %d colors" % (found, total) or found == total, "the status is " + status)
        press("Escape")
        self.value("document.getElementById('search').value = '';"
                   "document.getElementById('search').dispatchEvent(new Event('input', {bubbles: true}))")
        time.sleep(0.3)
        for control, names in self.expected["filters"].items():
            self.value("document.getElementById('%s').focus()" % control)
            press("ArrowDown")
            time.sleep(0.2)
            self.expect(self.names() == self.in_order(names), "the first choice of %s leaves %r" % (control, self.names()))
            press("Home")
            time.sleep(0.2)
            self.expect(len(self.names()) == total, "the first line of %s shows all again" % control)

    def in_order(self, names):
        """Names in the order of the page."""
        return sorted(names, key=namespace)

    def fill_in(self, control, value):
        """Gives a control of the filter a value."""
        self.value("(control => { control.value = %s; control.dispatchEvent(new Event('input', {bubbles: true})); })"
                   "(document.getElementById('%s'))" % (json.dumps(value), control))
        time.sleep(0.2)
        self.browser.settle()
        self.wait_for(self.value("document.documentElement.dataset.view"))

    def names(self):
        """The names of the colors that are shown."""
        self.wait_for("colors")
        return self.value("Array.from(document.querySelectorAll('#colors .name'), name => name.copies)")

    def check_copying(self):
        """A name, a value and a symbol are copied by the keyboard, also where the page may not use the clipboard."""
        for prepare in ["", "Object.defineProperty(navigator, 'clipboard', {value: undefined});"]:
            for kind in ["name", "symbol", "hex"]:
                text = self.value(
                    prepare + "(() => { const button = document.querySelector('button.copy.%s');"
                    "if (!button) return null; button.focus(); return button.copies; })()" % kind)
                if text is None:
                    continue
                self.browser.press("Enter")
                time.sleep(0.2)
                told = self.value("document.getElementById('copied').textContent")
                self.expect(told.startswith("Copied ") or told.startswith("Selected"), "copying says " + told)
                self.expect(self.value("document.activeElement.copies") == text, "copying moves the focus")

    def check_preferences(self):
        """The page follows what the reader prefers, and fits a phone."""
        for appearance, scheme, contrast in [
                ("light", "light", "no-preference"), ("dark", "dark", "no-preference"),
                ("lightHighContrast", "light", "more"), ("darkHighContrast", "dark", "more")]:
            self.browser.show(1280, 900, scheme, contrast)
            paper = self.value("getComputedStyle(document.body).backgroundColor")
            self.expect(same(paper, {"normal": self.expected["paper"][appearance] + "FF"}, "normal"),
                        "the page is %s in %s" % (paper, appearance))
        for width in [390, 320]:
            self.browser.show(width, 844)
            for view in ["pairs", "contrast", "findings", "colors"]:
                self.value("document.getElementById('tab-%s').click()" % view)
                self.browser.settle()
                wide = self.value("document.scrollingElement.scrollWidth")
                self.expect(wide <= width, "%s is %d wide in a window of %d" % (view, wide, width))
                self.check_selects(view)

    def take_pictures(self):
        """Writes pictures for a person to look at."""
        os.makedirs(self.folder, exist_ok=True)
        for width, height in [(1280, 900), (390, 844)]:
            for scheme in ["light", "dark"]:
                self.browser.show(width, height, scheme)
                for view in ["pairs", "contrast", "findings", "colors"]:
                    self.picture(view, "all", "%d-%s-%s" % (width, scheme, view))
                self.picture("colors", scheme, "%d-%s-colors-alone" % (width, scheme))
        self.browser.show(1280, 900)

    def picture(self, view, appearance, name):
        """Writes a picture of a view."""
        self.choose("appearance", appearance)
        self.value("document.getElementById('tab-%s').click(); scrollTo(0, 0)" % view)
        self.browser.settle()
        self.browser.screenshot(os.path.join(self.folder, "%s-%s.png" % (self.name, name)))
        self.choose("appearance", "all")

    def check_print(self):
        """On paper there is everything."""
        if len(self.expected["colors"]) < 50:
            self.browser.call("Page.printToPDF", printBackground=True)
        else:
            self.value("window.dispatchEvent(new Event('beforeprint'))")
        self.expect(self.value("document.querySelectorAll('.part:empty').length") == 0,
                    "something is missing on paper")


def namespace(name):
    """The namespace of a name, in a form that sorts as the page does: by units of UTF-16."""
    return name[:max(name.rfind("/"), 0)].encode("utf-16-be", "surrogatepass")


def same(shown, expected, vision):
    """Whether the color that a browser computed is the expected one."""
    if shown is None or expected is None:
        return shown is None and expected is None
    numbers = [float(number) for number in re.findall(r"[\d.]+(?:e-?\d+)?", shown.replace("display-p3", ""))]
    alpha = numbers[3] if len(numbers) > 3 else 1.0
    digits = expected[vision]
    wanted = [int(digits[place:place + 2], 16) for place in (0, 2, 4, 6)]
    # The browser writes an alpha in as few decimals as give the byte back, rounded half up.
    if int(alpha * 255 + 0.5) != wanted[3]:
        return False
    wide = expected.get("wide") if vision == "normal" else None
    if wide:
        return shown.startswith("color(display-p3") and all(
            abs(number - component) < 0.0001 for number, component in zip(numbers, wide))
    return shown.startswith("rgb") and [int(number) for number in numbers[:3]] == wanted[:3]


def main():
    page, expected, folder = sys.argv[1:]
    with open(expected, encoding="utf-8") as file:
        check = Check(page, json.load(file), folder)
    check.run()
    for failure in check.failures[:40]:
        print(failure)
    print("%s: %d swatches compared, %d failures" % (check.name, check.swatches, len(check.failures)))
    return 1 if check.failures else 0


if __name__ == "__main__":
    sys.exit(main())
