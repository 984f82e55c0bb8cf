extension PreviewStyle {
  /// Colors: their names and their swatches.
  static let swatches: StaticString = """
    .color { content-visibility: auto; contain-intrinsic-size: auto 150px; overflow-clip-margin: 8px; }
    .color { display: grid; grid-template-columns: minmax(180px, 260px) 1fr; gap: 8px 28px; padding: 20px 0;
      border-top: 1px solid var(--line); }
    .colors > .color:first-child { border-top: 0; }
    .color.aimed { border-color: transparent; outline: 2px solid var(--accent); outline-offset: 5px; border-radius: 12px; }
    .prefix { display: none; color: var(--quiet); font-weight: 400; }
    .color h3 { font-size: 15px; font-weight: 600; line-height: 1.3; overflow-wrap: anywhere; }
    .about { min-width: 0; }
    .copy { position: relative; max-width: 100%; border-radius: 4px; overflow-wrap: anywhere; }
    .copy:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; }
    .copy.done { color: var(--accent); }
    .symbol { display: block; margin-top: 2px; color: var(--quiet); font: 12px/1.5 var(--mono); }
    .symbol.none { font-family: inherit; }
    .roles { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 8px; }
    .catalog { margin-top: 8px; color: var(--quiet); font-size: 12px; overflow-wrap: anywhere; }
    .role { padding: 1px 8px; border-radius: 99px; background: var(--panel); color: var(--quiet);
      font-size: 12px; overflow-wrap: anywhere; }
    .variants { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 16px; min-width: 0; }
    .light, .lightHighContrast { --ground: #FFFFFF; --check: #D8D8DD; }
    .dark, .darkHighContrast { --ground: #000000; --check: #3A3A40; }
    .backdrop { position: relative; padding: 12px; border-radius: 12px; background: var(--ground);
      forced-color-adjust: none; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    .chip { position: relative; height: 48px; border-radius: 7px; overflow: hidden; }
    .backdrop::after, .chip::after { content: ""; pointer-events: none; position: absolute; inset: 0; border-radius: inherit;
      box-shadow: inset 0 0 0 1px var(--hairline); }
    .translucent { background: repeating-conic-gradient(var(--check) 0 25%, var(--ground) 0 50%) 0 0 / 12px 12px; }
    .chip.empty { background: repeating-linear-gradient(135deg, transparent 0 5px, var(--hairline) 5px 6px); }
    .swatch { width: 100%; height: 100%; }
    .caption { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 8px; margin-top: 8px;
      font-size: 12px; line-height: 1.45; }
    .appearance { color: var(--quiet); }
    .hex { font: 12px/1.45 var(--mono); font-variant-numeric: tabular-nums; }
    .facts { flex: 0 0 100%; color: var(--quiet); overflow-wrap: anywhere; }
    .slots { margin-top: 8px; color: var(--quiet); font-size: 12px; }
    .slots summary { cursor: pointer; }
    .slots li { padding: 2px 0 0 14px; overflow-wrap: anywhere; }
    .dot { display: inline-block; width: 10px; height: 10px; margin-right: 4px; border-radius: 3px;
      box-shadow: inset 0 0 0 1px var(--hairline); forced-color-adjust: none; }
    .color .found { grid-column: 2; }
    .finding { display: flex; gap: 10px; padding: 3px 0; font-size: 13px; }
    .level { flex: none; width: 66px; font-weight: 600; }
    .error .level { color: var(--error); }
    .warning .level { color: var(--warning); }
    .note .level { color: var(--quiet); }
    .message { min-width: 0; overflow-wrap: anywhere; }
    .rule, .place { color: var(--quiet); font: 12px/1.5 var(--mono); }
    .place { display: block; }
    .show { color: var(--accent); font-weight: 550; overflow-wrap: anywhere; }
    .show:hover { text-decoration: underline; }
    #findings .finding { padding: 12px 0; border-bottom: 1px solid var(--line); font-size: 14px; }
    """
}
