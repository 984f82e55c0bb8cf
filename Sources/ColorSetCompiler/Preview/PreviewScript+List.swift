extension PreviewScript {
  /// Shows long lists: parts of them are made when they come near to the window, and all of them to be printed.
  static let list: StaticString = #"""
    // --- Long lists ---------------------------------------------------------------------------
    const partLength = 60;
    /// Lists up to this length are made as a whole, bit by bit, so that the browser's own search finds everything.
    const wholeLength = 2000;
    const pending = new Set();

    const observer = new IntersectionObserver(function (entries) {
      for (const entry of entries) if (entry.isIntersecting) fill(entry.target);
    }, { rootMargin: "1200px" });

    /// Makes the rest of a part.
    function fill(part) {
      if (!pending.delete(part)) return;
      observer.unobserve(part);
      part.style.minHeight = "";
      part.fill(part);
    }

    /// The part of a list that holds a thing, which is made if it is not yet.
    function partHolding(thing, element) {
      const part = Array.from(element.children).find(function (part) {
        return part.pieces.some(function (piece) { return piece.items.includes(thing); });
      });
      fill(part);
      return part;
    }

    /// Makes all parts of all lists.
    function fillAll() { for (const part of Array.from(pending)) fill(part); }

    /// Makes one part after the other while nothing else is to be done.
    function fillSlowly() {
      const part = pending.values().next().value;
      if (!part) return;
      fill(part);
      later(fillSlowly);
    }

    function later(work) {
      if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: 2000 });
      else window.setTimeout(work, 50);
    }

    /// Cuts groups into parts of few things, so that a part holds whole groups as long as they are short.
    function cut(groups) {
      const parts = [];
      let part = [];
      let count = 0;
      for (const group of groups) {
        for (let start = 0; start < group.items.length; start += partLength) {
          const items = group.items.slice(start, start + partLength);
          if (count + items.length > partLength && count > 0) {
            parts.push(part);
            part = [];
            count = 0;
          }
          part.push({ title: group.title, isFirst: start === 0, items: items });
          count += items.length;
        }
      }
      if (count > 0) parts.push(part);
      return parts;
    }

    /// Shows groups of things in an element; `makeGroup` makes the element of one piece of a group.
    /// Parts have a height that is about right until they are made, and the browser leaves out those far from the window.
    function showList(element, groups, height, className, makeGroup) {
      for (const part of element.children) {
        observer.unobserve(part);
        pending.delete(part);
      }
      let total = 0;
      const parts = cut(groups).map(function (pieces) {
        const count = pieces.reduce(function (sum, piece) { return sum + piece.items.length; }, 0);
        total += count;
        const part = make("div", className);
        part.style.minHeight = count * height + "px";
        part.style.setProperty("--height", count * height + "px");
        part.pieces = pieces;
        part.fill = function () { part.append(...pieces.map(makeGroup)); };
        return part;
      });
      element.replaceChildren(...parts);
      for (const part of parts) pending.add(part);
      if (parts.length > 0) fill(parts[0]);
      for (const part of parts) if (pending.has(part)) observer.observe(part);
      if (total <= wholeLength) later(fillSlowly);
    }
    """#
}
