import { Eta } from 'eta/core';

/** The files of `templates` by their names, such as `resource`. They look like the files that they become. */
const templates = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('./templates/*.ts.eta', { eager: true, import: 'default', query: '?raw' }),
  ).map(([path, text]) => [path.slice('./templates/'.length, -'.ts.eta'.length), text]),
);

// A line that only holds a condition leaves none behind; the formatter does the rest.
const eta = new Eta({ autoEscape: false, autoTrim: [false, 'nl'], useWith: true });

/** A file of TypeScript from its template, not formatted yet. */
export const render = (template: string, view: object): string => {
  const text = templates[template];
  if (text === undefined) throw new Error(`There is no template ${template}`);
  return eta.renderString(text, view);
};
