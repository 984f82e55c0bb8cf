extension PreviewStyle {
  /// The page and its texts.
  static let base: StaticString = """
    :root { color-scheme: light dark; --hairline: rgb(128 128 128 / .34); --mono: ui-monospace, SFMono-Regular,
      "SF Mono", Menlo, "Cascadia Mono", "DejaVu Sans Mono", monospace; --edges: max(20px, calc((100vw - 1240px) / 2)); }
    :root[data-scheme=light] { color-scheme: light; }
    :root[data-scheme=dark] { color-scheme: dark; }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.45 system-ui, -apple-system,
      "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif; -webkit-text-size-adjust: 100%; }
    h1, h2, h3, p, ul, fieldset { margin: 0; padding: 0; }
    ul { list-style: none; }
    .skip { position: absolute; left: -999px; top: 8px; padding: 8px 14px; border-radius: 8px; z-index: 9;
      background: var(--accent); color: var(--onAccent); }
    .skip:focus { left: 12px; }
    .head { padding: 44px var(--edges) 18px; }
    h1 { font-size: 32px; line-height: 1.15; font-weight: 650; letter-spacing: -.018em; overflow-wrap: anywhere; }
    .summary { margin-top: 6px; color: var(--quiet); }
    main { padding: 0 var(--edges) 96px; outline: none; }
    .count { padding: 18px 0 0; color: var(--quiet); font-size: 13px; }
    .unseen, .count.all,
    :root:not([data-appearance=all]) #colors h2 { position: absolute; width: 1px; height: 1px; padding: 0;
      overflow: hidden; clip-path: inset(50%); }
    h2:not(.unseen) { padding: 34px 0 10px; font-size: 20px; line-height: 1.25; font-weight: 620; letter-spacing: -.01em;
      overflow-wrap: anywhere; }
    .hint { max-width: 62ch; padding: 26px 0 0; color: var(--quiet); }
    .hint + .hint { padding-top: 8px; }
    [data-vision=normal] .vision { display: none; }
    .part { content-visibility: auto; overflow-clip-margin: 8px;
      contain-intrinsic-size: auto calc(var(--height) * var(--share, 1)); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .offscreen { position: fixed; left: -999px; top: 0; }
    .copied { position: fixed; left: 50%; bottom: 24px; transform: translateX(-50%); max-width: calc(100vw - 32px);
      padding: 9px 16px; border-radius: 99px; background: var(--ink); color: var(--paper); font-size: 13px;
      opacity: 0; visibility: hidden; transition: opacity .15s; overflow-wrap: anywhere; }
    .copied.shown { opacity: 1; visibility: visible; }
    """
}
