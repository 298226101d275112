import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '@scripts/build-state.mjs';
import { words } from '../setup/portal';
import type { Words } from '../setup/portal-code';

/** Pseudo-languages made from the Spanish texts: one is 40 % longer, one is written from right to left. */
export type PseudoLanguage = 'long' | 'right to left';

/** Parts of a text that stay as they are: placeholders and tags. */
const fixed = /(\{\{[^}]*\}\}|<[^>]*>)/;
const accents: Readonly<Record<string, string>> = { a: 'å', e: 'ê', i: 'ï', o: 'ø', u: 'ü', n: 'ñ' };
const hebrew = 'אבגדהוזחטיכלמנסעפצקרשת';

const lengthened = (text: string): string => {
  const words = text.replaceAll(/[aeioun]/g, (letter) => accents[letter] ?? letter);
  const wanted = Math.ceil(text.trim().length * 0.4);
  if (wanted === 0) return text;
  // Words of a usual length, so that lines can break between them.
  const more = ' žemlås'.repeat(Math.ceil(wanted / 7)).slice(0, wanted);
  return words.replace(/\s*$/, (end) => more + end);
};
const rightToLeft = (text: string): string =>
  text.replaceAll(/\p{L}/gu, (letter) => hebrew[(letter.codePointAt(0) ?? 0) % hebrew.length] ?? letter);

const converters: Readonly<Record<PseudoLanguage, (text: string) => string>> = {
  long: lengthened,
  'right to left': rightToLeft,
};

/** Converts a text to a pseudo-language. Placeholders and tags stay as they are. */
export const toPseudoLanguage = (language: PseudoLanguage, text: string): string =>
  text
    .split(fixed)
    .map((part, at) => (at % 2 === 1 ? part : converters[language](part)))
    .join('');

/** The paths of the built scripts that contain Spanish texts. */
const scripts = (): readonly string[] => {
  const file = readFileSync(join(root, 'dist/portal/.vite/modules.json'), 'utf8');
  const modules = Object.entries(JSON.parse(file) as Record<string, readonly string[]>);
  return modules.flatMap(([script, parts]) =>
    parts.some((part) => part.startsWith('locales/es/')) ? [script] : [],
  );
};

const textsIn = (words: Words): string[] =>
  Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : textsIn(value)));
const spanish = new Set(
  Object.entries(words).flatMap(([path, of]) => (path.startsWith('/locales/es/') ? textsIn(of) : [])),
);

/** Replaces Spanish by a pseudo-language in every script that the page fetches from now on. */
export const applyPseudoLanguage = async (page: Page, language: PseudoLanguage): Promise<void> => {
  const direction = language === 'long' ? 'ltr' : 'rtl';
  const convert = (text: string) => (text === 'ltr' ? direction : toPseudoLanguage(language, text));
  for (const script of scripts()) {
    const built = readFileSync(join(root, 'dist/portal', script), 'utf8');
    const body = built.replaceAll(/(?<=:)`([^`\\$]*)`/g, (literal, text: string) =>
      spanish.has(text) ? JSON.stringify(convert(text)) : literal,
    );
    await page.route(`**/${script}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
};
