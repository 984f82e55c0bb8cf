/// The body of the page without its data: headings, controls, and the places that the script fills.
enum PreviewMarkup {
  /// Writes the body's beginning.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - summary: What is on it, in a line.
  ///   - text: What it is added to.
  static func write(title: String, summary: String, to text: inout SourceText) {
    text.append(
      "<a class=\"skip\" href=\"#main\">Skip to the colors</a>\n<header class=\"head\">\n<h1>")
    text.append(xml: title.forMessage(limit: 200))
    text.append("</h1>\n<p class=\"summary\">")
    text.append(xml: summary)
    text.append("</p>\n</header>\n")
    text.append(controls)
    text.append(panels)
  }

  private static let controls: StaticString = """
    <div id="controls" class="controls" hidden>
    <div class="row">
    <div class="tabs" role="tablist" aria-label="Views">
    <button role="tab" id="tab-colors" aria-controls="colors" aria-selected="true">Colors</button>
    <button role="tab" id="tab-pairs" aria-controls="pairs" aria-selected="false" tabindex="-1">Pairs</button>
    <button role="tab" id="tab-contrast" aria-controls="contrast" aria-selected="false" tabindex="-1">Contrast</button>
    <button role="tab" id="tab-findings" aria-controls="findings" aria-selected="false" tabindex="-1">Findings</button>
    </div>
    <fieldset class="segments appearances"><legend>Appearance</legend>
    <label><input type="radio" name="appearance" value="all" checked><span>All</span></label>
    <label><input type="radio" name="appearance" value="light"><span>Light</span></label>
    <label><input type="radio" name="appearance" value="dark"><span>Dark</span></label>
    <label><input type="radio" name="appearance" value="lightHighContrast"><span>Light, high contrast</span></label>
    <label><input type="radio" name="appearance" value="darkHighContrast"><span>Dark, high contrast</span></label>
    </fieldset>
    </div>
    <div class="row">
    <form id="filter" class="filter" role="search" aria-label="Filter">
    <input id="search" type="search" placeholder="Search" aria-label="Search by name, Swift symbol or value" autocomplete="off" spellcheck="false">
    <select id="namespace" aria-label="Namespace"><option value="">All namespaces</option></select>
    <select id="role" aria-label="Role"><option value="">All roles</option></select>
    <select id="finding" aria-label="Findings"><option value="">All findings</option></select>
    </form>
    <fieldset class="segments"><legend>Vision</legend>
    <label><input type="radio" name="vision" value="normal" checked><span>Normal</span></label>
    <label><input type="radio" name="vision" value="protan"><span>Protan</span></label>
    <label><input type="radio" name="vision" value="deutan"><span>Deutan</span></label>
    <label><input type="radio" name="vision" value="tritan"><span>Tritan</span></label>
    <label><input type="radio" name="vision" value="gray"><span>Grayscale</span></label>
    </fieldset>
    </div>
    </div>

    """

  private static let panels: StaticString = """
    <main id="main" tabindex="-1">
    <p id="count" class="count" role="status"></p>
    <section id="colors" role="tabpanel" aria-labelledby="tab-colors" hidden></section>
    <section id="pairs" role="tabpanel" aria-labelledby="tab-pairs" hidden></section>
    <section id="contrast" role="tabpanel" aria-labelledby="tab-contrast" hidden></section>
    <section id="findings" role="tabpanel" aria-labelledby="tab-findings" hidden></section>
    <p id="copied" class="copied" role="status"></p>
    </main>

    """
}
