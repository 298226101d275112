import { beginsWord, singleWords } from '@core/find/find-search';
import { createSearch, isFound, searchedValues, type Search } from '@core/list/search';
import { paletteGroups, type PaletteEntry } from './palette-entry';

const fields = [
  { name: 'label', kind: 'text' },
  { name: 'hint', kind: 'text' },
] as const;

/**
 * Returns how well an entry matches: 0 starts with the text, 1 has words that start with it, 2 contains it anywhere;
 * undefined if it does not match.
 */
const rankOf = (entry: PaletteEntry, search: Search): number | undefined => {
  const values = searchedValues(entry, fields);
  if (!isFound(search, values)) return undefined;
  if (String(values[0]?.value).startsWith(search.text)) return 0;
  const begins = (word: string) => values.some(({ value }) => beginsWord(String(value), word));
  return singleWords(search).every(begins) ? 1 : 2;
};

/**
 * Returns the entries that contain every typed word, as lists are searched: group by group, the best matches first,
 * otherwise in the given order. Without a text, returns all entries.
 */
export const findEntries = (entries: readonly PaletteEntry[], text: string): PaletteEntry[] => {
  const search = createSearch(text);
  const ranked = entries.flatMap((entry) => {
    const rank = search ? rankOf(entry, search) : 0;
    return rank === undefined ? [] : [{ entry, rank }];
  });
  return paletteGroups.flatMap((group) =>
    ranked
      .filter(({ entry }) => entry.group === group)
      .sort((one, other) => one.rank - other.rank)
      .map(({ entry }) => entry),
  );
};
