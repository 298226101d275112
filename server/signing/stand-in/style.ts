/** The portal's colors and shapes, as far as a page without JavaScript needs them. */
export const style = `
  :root { color-scheme: light dark; --ground: #F6F8F7; --paper: #FFFFFF; --line: #E1E6E3; --text: #17201C; --second: #55615B;
    --accent: #12704A; --accent-hover: #0D5638; --on-accent: #FFFFFF; --control: #7F8B85; --soft: #E4F2EA; --on-soft: #0D5638;
    --error: #B42323; --hover: #F3F6F4; }
  @media (prefers-color-scheme: dark) { :root { --ground: #0E1311; --paper: #161D1A; --line: #2C3733; --text: #E7EDEA;
    --second: #A5B2AC; --accent: #5FC795; --accent-hover: #83D9AF; --on-accent: #06170F; --control: #73817A; --soft: #17352A;
    --on-soft: #8FDDB6; --error: #F8938A; --hover: #1C2521; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 Inter, system-ui, sans-serif; }
  header { background: var(--paper); border-bottom: 1px solid var(--line); padding: 14px 16px; }
  header p { margin: 0 auto; max-width: 720px; font-weight: 600; }
  main { max-width: 752px; margin: 0 auto; padding: 24px 16px 40px; overflow-wrap: anywhere; }
  h1 { margin: 0 0 10px; font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.01em; }
  h2 { margin: 0 0 12px; font-size: 1rem; color: var(--accent); }
  p { margin: 0 0 16px; }
  a { color: var(--accent); }
  .note { display: inline-block; margin: 0 0 16px; padding: 4px 10px; border-radius: 6px; background: var(--soft);
    color: var(--on-soft); font-size: 0.875rem; }
  .card { background: var(--paper); border: 1px solid var(--line); border-radius: 10px; padding: 16px; margin: 0 0 12px; }
  dl { display: grid; grid-template-columns: 1fr; gap: 12px 24px; margin: 0; }
  dt { color: var(--second); font-size: 0.8125rem; }
  dd { margin: 0; font-weight: 500; }
  .file { display: inline-flex; align-items: center; min-height: 44px; font-weight: 500; }
  form { display: grid; gap: 12px; margin: 8px 0 0; }
  form p { margin: 0; color: var(--second); font-size: 0.9375rem; }
  button { min-height: 48px; padding: 8px 20px; border-radius: 8px; border: 1px solid var(--control); background: var(--paper);
    color: var(--text); font: inherit; font-weight: 600; cursor: pointer; }
  button:hover { background: var(--hover); }
  button.sign { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
  button.sign:hover { background: var(--accent-hover); border-color: var(--accent-hover); }
  button.decline { color: var(--error); }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  @media (min-width: 600px) { dl { grid-template-columns: 1fr 1fr; } .card { padding: 20px 24px; } main { padding-top: 40px; }
    form { display: flex; flex-wrap: wrap; } form p { flex-basis: 100%; } button { white-space: nowrap; } }
`;
