/// The style of a page that compares two states.
enum ComparisonStyle {
  /// The rules, after the colors of ``PreviewPalette``.
  static let text: StaticString = """
    * { box-sizing: border-box; }
    body { margin: 0; padding: 44px max(20px, calc((100vw - 960px) / 2)) 96px; background: var(--paper);
      color: var(--ink); font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      -webkit-text-size-adjust: 100%; }
    h1 { margin: 0; font-size: 32px; line-height: 1.15; font-weight: 650; letter-spacing: -.018em; overflow-wrap: anywhere; }
    header p { margin: 6px 0 0; color: var(--quiet); }
    h2 { margin: 40px 0 10px; font-size: 20px; font-weight: 620; }
    h3 { margin: 24px 0 6px; font-size: 16px; font-weight: 600; overflow-wrap: anywhere; }
    ul { margin: 0; padding: 0; list-style: none; }
    li { padding: 4px 0; overflow-wrap: anywhere; }
    table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { padding: 6px 12px 6px 0; text-align: left; vertical-align: middle; font-weight: 400;
      border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    [rowspan] { vertical-align: top; font-weight: 600; }
    thead th { border-top: 0; color: var(--quiet); font-size: 13px; }
    i { display: inline-block; width: 56px; height: 28px; margin-right: 10px; border-radius: 6px; vertical-align: middle;
      box-shadow: inset 0 0 0 1px var(--line); }
    .fails td:last-child { color: var(--error); font-weight: 600; }
    @media (max-width: 640px) {
      thead { position: absolute; clip-path: inset(50%); }
      tr, th, td { display: block; border: 0; padding: 2px 0; }
      tr { padding: 8px 0; border-top: 1px solid var(--line); }
      td::before { display: inline-block; min-width: 7em; color: var(--quiet); font-weight: 400; content: attr(data-label); }
      td:not([data-label])::before { content: none; }
      td:empty { display: none; }
    }
    @media print { body { padding: 0; } i { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }

    """
}
