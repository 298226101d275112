import { demoRoles } from '@server/seed/data/roles';

type Leaves = readonly (readonly [key: string, text: string])[];

const leavesOf = (words: object, prefix = ''): Leaves =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as const]
      : leavesOf(value as object, `${prefix}${key}.`),
  );
const load = (files: Record<string, object>) => Object.values(files).flatMap((file) => leavesOf(file));
const english = load(
  import.meta.glob<object>(['../../../locales/en/**/*.ts', '!**/{mail,pdf}.ts'], {
    eager: true,
    import: 'default',
  }),
);
const spanish = load(
  import.meta.glob<object>('../../../locales/es/**/*.ts', { eager: true, import: 'default' }),
);

/** Returns a regular expression that matches the text with any values for its variables. */
const pattern = (text: string) =>
  text
    .split(/\{\{.*?\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+');
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{\{.*?\}\}/g, ''));

/** Role names are data, in one language. */
const roleNames = demoRoles.map(({ name }) => name);
const both = new Set([...spanish.map(([, text]) => text), ...roleNames]);
const onlyEnglish = new RegExp(
  `^(?:${english
    .filter(([, text]) => hasWords(text) && !both.has(text))
    .map(([, text]) => pattern(text))
    .join('|')})$`,
);
const keys = new Set(english.map(([key]) => key).filter((key) => key.includes('.')));

const attributes = ['aria-label', 'title', 'placeholder', 'alt'];

/** Returns every text that a user reads or hears on the page, one per text node or attribute. */
const textsOf = (root: Element): string[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const element of root.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
    texts.push(...attributes.map((name) => element.getAttribute(name) ?? ''));
  return texts.map((text) => text.trim()).filter((text) => text !== '');
};

/** Returns texts that are never correct: missing values, translation keys, and English on a Spanish page. */
export const oddTexts = (root: Element, language: string): string[] =>
  textsOf(root).filter(
    (text) =>
      /NaN|undefined|Invalid Date|\bnull\b|\[object|\{\{|\}\}|Infinity/.test(text) ||
      keys.has(text.replace(/^\w+:/, '')) ||
      (language === 'es' && onlyEnglish.test(text)),
  );
