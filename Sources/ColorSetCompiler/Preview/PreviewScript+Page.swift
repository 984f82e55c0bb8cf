extension PreviewScript {
  /// Brings the page to life: views, switches and keys.
  static let page: StaticString = #"""
    // --- Page ---------------------------------------------------------------------------------
    const tabs = Array.from(document.querySelectorAll("[role=tab]"));
    const views = { colors: showColors, pairs: showPairs, contrast: showContrast, findings: showFindings };
    /// By which state of the filter each view is made.
    const made = {};
    let filterState = 0;

    /// How far each view is scrolled that was left, until the filter changes what is in it.
    let scrolled = {};

    function filterChanges() {
      filterState += 1;
      scrolled = {};
    }

    /// Scrolls to the beginning of a view, unless more of the page is to be seen anyway.
    function scrollToStart() {
      window.scrollTo(0, Math.min(window.scrollY, document.querySelector(".head").offsetHeight));
    }

    function makeView(id) {
      if (made[id] === filterState) return;
      made[id] = filterState;
      views[id]();
    }

    function showView(tab) {
      const id = tab.getAttribute("aria-controls");
      const isOther = root.dataset.view !== id;
      if (isOther) scrolled[root.dataset.view] = window.scrollY;
      for (const other of tabs) {
        const isShown = other === tab;
        other.setAttribute("aria-selected", String(isShown));
        other.tabIndex = isShown ? 0 : -1;
        document.getElementById(other.getAttribute("aria-controls")).hidden = !isShown;
      }
      root.dataset.view = id;
      makeView(id);
      showFilter(id);
      showCount(id);
      if (!isOther) return;
      scrollToStart();
      if (scrolled[id] !== undefined) window.scrollTo(0, scrolled[id]);
    }

    function selectedTab() {
      return tabs.find(function (tab) { return tab.getAttribute("aria-selected") === "true"; });
    }

    /// The page itself looks as the appearance that it shows.
    function setAppearance(value) {
      root.dataset.appearance = value;
      if (value === "all") {
        delete root.dataset.scheme;
        delete root.dataset.contrast;
      } else {
        root.dataset.scheme = value.startsWith("dark") ? "dark" : "light";
        root.dataset.contrast = value.endsWith("HighContrast") ? "high" : "normal";
      }
    }

    document.querySelector("[role=tablist]").addEventListener("keydown", function (event) {
      const index = tabs.indexOf(document.activeElement);
      const last = tabs.length - 1;
      const next = { ArrowRight: index === last ? 0 : index + 1, ArrowLeft: index === 0 ? last : index - 1,
        Home: 0, End: last }[event.key];
      if (index < 0 || next === undefined) return;
      event.preventDefault();
      tabs[next].focus();
      showView(tabs[next]);
    });

    document.addEventListener("click", function (event) {
      const button = event.target.closest("button");
      if (!button) return;
      if (button.copies !== undefined) copy(button);
      else if (button.shows !== undefined) showColor(button.shows);
      else if (tabs.includes(button)) showView(button);
    });

    document.addEventListener("change", function (event) {
      if (event.target.name === "appearance") setAppearance(event.target.value);
      if (event.target.name === "vision") {
        root.dataset.vision = event.target.value;
        repaintAll();
      }
    });

    let filterTimer = 0;
    filterForm.addEventListener("input", function () {
      window.clearTimeout(filterTimer);
      filterTimer = window.setTimeout(function () {
        filterChanges();
        showView(selectedTab());
        scrollToStart();
      }, colorData.length > wholeLength ? 120 : 0);
    });
    filterForm.addEventListener("submit", function (event) { event.preventDefault(); });

    document.addEventListener("keydown", function (event) {
      const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
      if (event.key !== "/" || filterForm.hidden || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      search.focus();
    });

    window.addEventListener("beforeprint", function () {
      for (const tab of tabs) makeView(tab.getAttribute("aria-controls"));
      fillAll();
    });

    function addCount(id, count) {
      document.getElementById("tab-" + id).append(" ", make("span", "number", null, count.toLocaleString("en")));
    }
    addCount("colors", colorData.length);
    addCount("pairs", data.pairs.length);
    addCount("findings", data.findings.length);
    addNamespaces();
    addRoles();
    addFindings();
    document.getElementById("controls").hidden = false;
    // A browser may keep what was chosen before the page was loaded anew.
    for (const input of document.querySelectorAll("input[type=radio]")) input.checked = input.defaultChecked;
    clearFilter();
    showView(tabs[0]);
    """#
}
