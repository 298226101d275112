import { Eta } from 'eta/core';

/** The files in `templates` by name, such as `resource`. They look like the generated files. */
const templates = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('./templates/*.ts.eta', { eager: true, import: 'default', query: '?raw' }),
  ).map(([path, text]) => [path.slice('./templates/'.length, -'.ts.eta'.length), text]),
);

// A line with only a condition leaves no empty line. The formatter does the rest.
const eta = new Eta({ autoEscape: false, autoTrim: [false, 'nl'], useWith: true });

/** Renders a TypeScript file from its template, not formatted yet. */
export const render = (template: string, view: object): string => {
  const text = templates[template];
  if (text === undefined) throw new Error(`There is no template ${template}`);
  return eta.renderString(text, view);
};
