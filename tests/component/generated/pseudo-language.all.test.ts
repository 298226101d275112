import { waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { areas } from '@resources';
import { formatToday } from '@core/dashboard/figures';
import { formatZonedTime } from '@core/format/date';
import { usStates } from '@core/form/us-states';
import { areaPath } from '@core/navigation/paths';
import { renderApp } from '@tests/helpers/render-app';
import { bigClient, workspace } from '../workspace/workspace';

const { api, settled } = workspace();

// Words of two letters are initials, states in addresses, AM or PM, or the language code.
const wordsIn = (text: string): string[] => text.match(/\p{L}{3,}/gu) ?? [];
/** Names of the local time zone, in winter and in summer. */
const zones = ['2026-01-01T12:00:00Z', '2026-07-01T12:00:00Z'].flatMap((day) =>
  wordsIn(formatZonedTime(day, 'en')),
);
/** Words that are not translated: those in responses, in dates and language names (from the browser), and the names of states. */
const data = new Set([
  ...'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec English Español'.split(' '),
  ...wordsIn(formatToday(new Date(), 'en')),
  ...zones,
  ...Object.values(usStates).flatMap(wordsIn),
]);
api.server.events.on('response:mocked', ({ response }) => {
  void response
    .clone()
    .text()
    .then((text) => wordsIn(text).forEach((word) => data.add(word)));
});

const letters: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'î', o: 'ö', u: 'ü', c: 'ç', n: 'ñ' };
/** Returns the text in a pseudo-language: between marks, with accented letters, and a third longer. */
const toPseudo = (text: string): string => {
  const changed = text.replace(/(\{\{[^}]*\}\}|<[^>]*>)|[aeioucn]/g, (found, protectedPart?: string) =>
    protectedPart === undefined ? (letters[found] ?? found) : protectedPart,
  );
  return `⟦${changed}${'·'.repeat(Math.ceil(text.length / 3))}⟧`;
};
const toPseudoWords = (words: unknown): unknown => {
  if (typeof words === 'string') return toPseudo(words);
  return Object.fromEntries(
    Object.entries(words as object).map(([key, value]) => [key, toPseudoWords(value)]),
  );
};

const switchToPseudo = async () => {
  for (const [area, words] of Object.entries(i18next.getDataByLanguage('en') ?? {}))
    i18next.addResourceBundle('zz', area, toPseudoWords(words));
  await i18next.changeLanguage('zz');
};

const attributes = ['aria-label', 'placeholder', 'title', 'alt'] as const;

/** Returns the texts and accessible names on the screen, one per text node or attribute. */
const textsOn = (root: Element): string[] => {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!/^(STYLE|SCRIPT)$/.test(node.parentElement?.tagName ?? '')) texts.push(node.textContent ?? '');
  for (const element of root.querySelectorAll('*'))
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
  return texts;
};

/** Returns the words outside all marks that are not data. */
const hardCoded = (text: string): string[] => {
  let rest = text;
  while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  return wordsIn(rest).filter((word) => !data.has(word));
};

const addressesOf = (area: (typeof areas)[number]): string[] => {
  const address = areaPath(area, bigClient);
  if (area.kind === 'page') return area.redirect === undefined ? [address] : [];
  if (!area.list) return [];
  return [
    address,
    ...(area.operations.create ? [`${address}/new`] : []),
    ...(area.detail ? [`${address}/1`] : []),
  ];
};

it.each([
  ['admin', areas.filter(({ scope }) => scope !== 'agency')],
  ['agency', areas.filter(({ scope }) => scope === 'agency')],
] as const)('the screens of %s have no hard-coded text', async (user, own) => {
  const addresses = own.flatMap(addressesOf);
  const { router } = await renderApp({ api, path: addresses[0]!, user });
  await settled();
  await switchToPseudo();
  for (const address of addresses) {
    const titleBefore = document.title;
    await router.navigate(address);
    // The previous screen stays until the next one can render.
    if (address !== addresses[0]) await waitFor(() => expect(document.title).not.toBe(titleBefore));
    await settled();
    // Wait: the previous screen may still be unmounting, and the words of a response are collected late. Hard-coded text stays.
    await waitFor(() => {
      const found = [...new Set(textsOn(document.body).flatMap(hardCoded))].join(' ');
      expect(`${address}: ${found}`).toBe(`${address}: `);
    });
  }
  await i18next.changeLanguage('en');
});
