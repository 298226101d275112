/** The look of the page that describes the API: both themes, and narrow screens. */
export const style = `
  :root { color-scheme: light dark; --line: #8884; --accent: light-dark(#0b6b3a, #6fd39b); --soft: light-dark(#f4f6f5, #1d2421);
    font: 16px/1.55 system-ui, sans-serif; }
  * { box-sizing: border-box; }
  body { margin: 0; background: light-dark(#fff, #121614); color: light-dark(#1b211e, #e6ebe8); }
  main { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  h1 { margin: 0; line-height: 1.2; }
  h2 { margin: 2.5rem 0 0.5rem; border-bottom: 1px solid var(--line); }
  h3 { margin: 1rem 0 0.25rem; font-size: 1rem; }
  a { color: var(--accent); }
  nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0; list-style: none; }
  nav a { display: inline-block; padding: 0.25rem 0; }
  details { border: 1px solid var(--line); border-radius: 8px; margin: 0.5rem 0; overflow-wrap: break-word; }
  summary { padding: 0.6rem 0.75rem; cursor: pointer; }
  summary:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  details[open] > summary { border-bottom: 1px solid var(--line); background: var(--soft); border-radius: 8px 8px 0 0; }
  details > div { padding: 0.25rem 0.75rem 0.75rem; }
  code { font: 0.9em/1.5 ui-monospace, monospace; }
  .method { display: inline-block; min-width: 4.5em; font-weight: 700; color: var(--accent); }
  .what { display: block; }
  .table { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; text-align: start; }
  th, td { padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid var(--line); vertical-align: top; text-align: start; }
  td:first-child { white-space: nowrap; }
  @media (max-width: 40rem) {
    thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    tr, td { display: block; border: 0; padding: 0; }
    tr { padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
  }
`;
