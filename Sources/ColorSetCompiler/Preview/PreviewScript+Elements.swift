extension PreviewScript {
  /// Makes elements and paints them; texts only ever become text.
  static let elements: StaticString = #"""
    // --- Elements -----------------------------------------------------------------------------
    const root = document.documentElement;

    /// Makes an element with a class, attributes and children, which are elements or texts.
    function make(tag, className, attributes) {
      const element = document.createElement(tag);
      if (className) element.className = className;
      for (const name in attributes) element.setAttribute(name, attributes[name]);
      for (let index = 3; index < arguments.length; index += 1) {
        if (arguments[index] !== null) element.append(arguments[index]);
      }
      return element;
    }

    /// A name, which may be in any script and does not change the direction of what is around it; it breaks between words.
    function name(text) {
      const element = make("bdi");
      visible(text).split(/(?<=[\/._])|(?<=\p{Ll})(?=\p{Lu})/u).forEach(function (word, index) {
        if (index > 0) element.append(make("wbr"));
        element.append(word);
      });
      return element;
    }

    /// A button that copies a text.
    function copyButton(className, text, label, content) {
      const button = make("button", "copy " + className, { type: "button", "aria-label": label });
      button.append(content);
      button.copies = text;
      return button;
    }

    /// Gives an element a color that follows the vision of the page; `property` is that of CSS.
    function paint(element, property, value) {
      if (value < 0) return element;
      element.paints = element.paints || [];
      element.paints.push(property, value);
      element.classList.add("painted");
      repaint(element, root.dataset.vision);
      return element;
    }

    /// What is to be known about ratios while colors look otherwise.
    function visionHint() {
      return make("p", "hint vision", null, "Ratios are those of the real colors, not of what this vision makes of them.");
    }

    /// What is to be known about ratios on translucent colors.
    function translucentHint() {
      return make("p", "hint", null, "Behind a translucent background, shown over checks, anything may lie; “at least” says "
        + "which contrast is there whatever it is.");
    }

    /// Paints an element anew.
    function repaint(element, vision) {
      const paints = element.paints;
      for (let index = 0; index < paints.length; index += 2) {
        for (const spelling of spellings(paints[index + 1], vision)) {
          element.style[paints[index]] = spelling;
        }
      }
    }

    /// Paints everything that is there anew.
    function repaintAll() {
      const vision = root.dataset.vision;
      for (const element of document.getElementsByClassName("painted")) repaint(element, vision);
    }
    """#
}
