extension PreviewStyle {
  /// What differs with the appearance that is shown, the size of the window, settings of the reader, and on paper.
  static let variations: StaticString = """
    [data-appearance=light] :is(.variant, .sample, .scroller):not(.light),
    [data-appearance=dark] :is(.variant, .sample, .scroller):not(.dark),
    [data-appearance=lightHighContrast] :is(.variant, .sample, .scroller):not(.lightHighContrast),
    [data-appearance=darkHighContrast] :is(.variant, .sample, .scroller):not(.darkHighContrast) { display: none !important; }
    :root:not([data-appearance=all]) .sheet { --share: .33; display: grid;
      grid-template-columns: repeat(auto-fill, minmax(196px, 1fr)); gap: 32px 22px; padding: 26px 0 6px; }
    :root:not([data-appearance=all]) :is(.group, .colors) { display: contents; }
    :root:not([data-appearance=all]) .prefix { display: inline; }
    :root:not([data-appearance=all]) .variant:not(.elevated) .appearance { display: none; }
    :root:not([data-appearance=all]) .color { display: flex; flex-direction: column; gap: 10px; padding: 0; border: 0;
      min-width: 0; }
    :root:not([data-appearance=all]) .pair .variants { order: -1; display: block; }
    :root:not([data-appearance=all]) #colors :is(.variants, .variant) { display: contents; }
    :root:not([data-appearance=all]) #colors .color { gap: 0; }
    :root:not([data-appearance=all]) #colors .about { margin-top: 10px; }
    :root:not([data-appearance=all]) #colors .roles { margin-top: 4px; }
    :root:not([data-appearance=all]) .raised .caption { align-content: start; }
    :root:not([data-appearance=all]) .raised .variant .appearance { display: block; flex: 0 0 100%; }
    :root:not([data-appearance=all]) #colors .backdrop { order: -2; }
    :root:not([data-appearance=all]) #colors .caption { order: 1; margin-top: 6px; }
    :root:not([data-appearance=all]) #colors .raised { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 8px; align-content: start; }
    :root:not([data-appearance=all]) #colors .raised > :is(.about, .found) { grid-column: 1 / -1; }
    :root:not([data-appearance=all]) #colors .found { order: 4; margin-top: 6px; }
    :root:not([data-appearance=all]) #colors .chip { height: 76px; }
    :root:not([data-appearance=all]) .color .finding { display: block; font-size: 12px; }
    :root:not([data-appearance=all]) .color .level { margin-right: 4px; }
    :root:not([data-appearance=all]) .color .message { display: inline; }
    @media (max-width: 900px) {
      .color { grid-template-columns: 1fr; gap: 14px; }
      .color .found { grid-column: 1; }
    }
    @media (max-width: 640px) {
      .head { padding-top: 28px; }
      h1 { font-size: 26px; }
      .controls { position: static; }
      .row { gap: 10px; }
      .tabs { width: 100%; justify-content: space-between; gap: 10px; }
      .filter { flex-basis: 100%; }
      .filter input { flex: 1 1 100%; max-width: none; }
      .filter select { flex: 1 1 auto; max-width: 100%; field-sizing: content; }
      .filter input, .filter select { height: 40px; font-size: 16px; }
      .segments { flex-wrap: wrap; width: 100%; }
      .segments label { flex: 1 1 auto; }
      .appearances label { flex-basis: 30%; }
      .appearances label:nth-of-type(n+4) { flex-basis: 45%; }
      .segments span { padding: 7px 6px; text-align: center; }
      .variants { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 14px 12px; }
      :root:not([data-appearance=all]) #colors .sheet { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 26px 12px; }
      :root:not([data-appearance=all]) #pairs .sheet { grid-template-columns: 1fr; }
      .finding { flex-direction: column; gap: 0; }
      .matrix tbody th { max-width: 110px; min-width: 84px; }
    }
    @media (prefers-reduced-motion: reduce) { .copied { transition: none; } }
    @media (forced-colors: active) {
      .segments input:checked + span { background: Highlight; color: HighlightText; forced-color-adjust: none; }
      .tabs [aria-selected=true] { border-color: Highlight; }
    }
    @media print {
      :root { color-scheme: light !important; --edges: 0px; }
      .controls, .copied, .skip { display: none !important; }
      .head { padding-top: 0; }
      [role=tabpanel][hidden] { display: block !important; }
      .part, .color { content-visibility: visible; }
      .color, .finding, tr { break-inside: avoid; }
      h2 { break-after: avoid; }
      .surface, .swatch, .chip, .dot { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      .variants { gap: 10px; }
      .scroller { overflow: visible; }
    }
    """
}
