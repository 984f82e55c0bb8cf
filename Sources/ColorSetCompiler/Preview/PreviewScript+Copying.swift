extension PreviewScript {
  /// Copies names, values and symbols.
  static let copying: StaticString = #"""
    // --- Copying ------------------------------------------------------------------------------
    const copied = document.getElementById("copied");
    let copiedTimer = 0;

    function tell(button, words) {
      for (const other of document.querySelectorAll(".copy.done")) other.classList.remove("done");
      button.classList.add("done");
      copied.textContent = words;
      copied.classList.add("shown");
      window.clearTimeout(copiedTimer);
      copiedTimer = window.setTimeout(function () {
        button.classList.remove("done");
        copied.classList.remove("shown");
      }, 1600);
    }

    /// Copies the old way, for pages that may not use the clipboard.
    function copyBySelection(text) {
      const field = make("textarea", "offscreen", { "aria-hidden": "true", readonly: "" });
      field.value = text;
      document.body.append(field);
      const focused = document.activeElement;
      field.select();
      let isDone = false;
      try { isDone = document.execCommand("copy"); } catch (error) { isDone = false; }
      field.remove();
      if (focused) focused.focus();
      return isDone;
    }

    /// Selects the button's text, so that it can be copied by hand.
    function select(button) {
      const range = document.createRange();
      range.selectNodeContents(button);
      const selection = window.getSelection();
      selection.removeAllRanges();
      selection.addRange(range);
    }

    function copy(button) {
      const text = button.copies;
      const done = function () { tell(button, "Copied " + visible(text)); };
      const otherwise = function () {
        if (copyBySelection(text)) return done();
        select(button);
        tell(button, "Selected; copy it with the keyboard");
      };
      if (!navigator.clipboard) return otherwise();
      navigator.clipboard.writeText(text).then(done, otherwise);
    }
    """#
}
