import QuerySelector from 'happy-dom/lib/query-selector/QuerySelector.js';

/**
 * The classes of which an element must have one before a selector can match it: one for each part between commas. Undefined where that cannot
 * be told from its text.
 */
const classesOf = (selector: string): readonly string[] | undefined => {
  if (/[([]/.test(selector)) return undefined;
  const classes = selector.split(',').map((part) => /\.([\w-]+)[^\s>+~]*$/.exec(part.trim())?.[1]);
  return classes.every((name) => name !== undefined) ? classes : undefined;
};

const known = new Map<string, readonly string[] | undefined>();
const classesFor = (selector: string) => {
  if (!known.has(selector)) known.set(selector, classesOf(selector));
  return known.get(selector);
};

type Matches = typeof QuerySelector.matches & { readonly isQuick?: true };

/**
 * A role query asks for the computed style of every element, and happy-dom then tries each rule of the page on it. Most rules name a class
 * that the element does not have.
 */
const quick =
  (matches: Matches): Matches =>
  (element, selector, options) => {
    const classes = classesFor(selector);
    const held = classes && (element.getAttribute('class') ?? '');
    if (held !== undefined && !classes!.some((name) => held.includes(name))) return null;
    return matches.call(QuerySelector, element, selector, options);
  };

// A setup file runs again for every test file of a worker, in the same happy-dom.
const { matches } = QuerySelector as { matches: Matches };
if (!matches.isQuick) QuerySelector.matches = Object.assign(quick(matches), { isQuick: true } as const);

// React ties every element to a task for the debugger: a tenth of the time of a test that draws whole screens.
Reflect.deleteProperty(console, 'createTask');
