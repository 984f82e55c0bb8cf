extension PreviewStyle {
  /// Pairs of colors and the table of contrasts.
  static let tables: StaticString = """
    .on { color: var(--quiet); font-weight: 400; }
    .need { margin-top: 2px; color: var(--quiet); font-size: 13px; }
    .sample .backdrop { padding: 0; overflow: hidden; }
    .surface { display: block; }
    .sample .surface { display: flex; align-items: center; min-height: 72px; padding: 8px 14px; }
    .sample .words { overflow: hidden; line-height: 1.2; white-space: nowrap; text-overflow: ellipsis; }
    .backdrop.empty { min-height: 72px; }
    .verdict { margin-top: 8px; font-size: 12px; }
    .ratio { white-space: nowrap; font-variant-numeric: tabular-nums; font-weight: 600; }
    .passes, .best, .enough { color: var(--good); }
    .large { color: var(--warning); }
    .fails { color: var(--error); }
    .verdict .fails { font-weight: 600; }
    .matrix .ratio { font-weight: 400; }
    .matrix .declared { font-weight: 650; }
    .declared .ratio { font-weight: inherit; }
    .scroller { margin-top: 30px; overflow-x: auto; }
    .matrix { border-collapse: separate; border-spacing: 0; font-size: 12px; }
    .matrix caption { padding-bottom: 8px; text-align: start; font-size: 20px; font-weight: 620; letter-spacing: -.01em; }
    .matrix th { padding: 6px 10px; text-align: start; font-weight: 550; overflow-wrap: anywhere; max-width: 180px;
      min-width: 104px; }
    .matrix thead th { vertical-align: bottom; }
    .matrix tbody th { vertical-align: top; padding-top: 13px; position: sticky; left: 0; z-index: 1; background: var(--paper); padding-left: 0; }
    .matrix td { padding: 5px; vertical-align: top; white-space: nowrap; }
    .matrix .backdrop { display: block; font-weight: 400; padding: 0; margin-bottom: 4px; border-radius: 8px; overflow: hidden; }
    .matrix .surface { padding: 6px 12px; font-size: 17px; line-height: 1.3; }
    .matrix .unknown { color: var(--quiet); padding-left: 14px; }
    .plain { width: 100%; padding: 0 var(--edges) 40px; font-size: 13px; }
    .plain th { text-align: start; font-weight: 600; }
    .plain td[bgcolor] { width: 32px; border: 1px solid var(--line); }
    """
}
