extension PreviewStyle {
  /// Views, switches and the filter.
  static let controls: StaticString = """
    .controls { position: sticky; top: 0; z-index: 5; padding: 10px var(--edges) 12px; background: var(--paper);
      border-bottom: 1px solid var(--line); }
    .row { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 10px 20px; }
    .row + .row { margin-top: 10px; }
    .row + .row .segments { margin-left: auto; }
    .tabs { display: flex; gap: 22px; }
    button { font: inherit; color: inherit; background: none; border: 0; padding: 0; margin: 0; text-align: start;
      cursor: pointer; }
    .tabs button { padding: 6px 0; color: var(--quiet); border-bottom: 2px solid transparent; font-weight: 500; }
    .tabs button:hover { color: var(--ink); }
    .tabs [aria-selected=true] { color: var(--ink); border-color: var(--accent); }
    .number { color: var(--quiet); font-size: 12px; font-variant-numeric: tabular-nums; font-weight: 400; }
    .segments { display: flex; min-width: 0; max-width: 100%; padding: 2px; border: 0; border-radius: 9px;
      background: var(--panel); box-shadow: inset 0 0 0 1px var(--line); overflow-x: auto; scrollbar-width: none; }
    .segments legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .segments label { position: relative; flex: none; }
    .segments input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
    .segments span { display: block; padding: 4px 11px; border-radius: 7px; font-size: 13px; color: var(--quiet);
      white-space: nowrap; }
    .segments label:hover span { color: var(--ink); }
    .segments input:checked + span { background: var(--ink); color: var(--paper); }
    .segments input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 1px; }
    .filter { display: flex; flex: 1 1 420px; flex-wrap: wrap; gap: 8px; min-width: 0; }
    .filter input, .filter select { height: 32px; min-width: 0; padding: 0 10px; border: 1px solid var(--edge);
      border-radius: 8px; background: var(--paper); color: var(--ink); font: inherit; font-size: 13px; }
    .filter input { flex: 2 1 160px; max-width: 300px; }
    .filter select { flex: 0 1 auto; max-width: 170px; text-overflow: ellipsis; }
    .filter ::placeholder { color: var(--quiet); opacity: 1; }
    """
}
