import { fold } from '@core/list/fold';
import { paletteGroups, type PaletteEntry } from './palette-entry';

const wordsOf = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean);

/**
 * Returns how well an entry matches: 0 starts with the text, 1 has words that start with it, 2 contains it anywhere;
 * undefined if it does not match.
 */
const rankOf = ({ label, hint = '' }: PaletteEntry, typed: readonly string[]): number | undefined => {
  const name = fold(label);
  const all = `${name} ${fold(hint)}`;
  if (!typed.every((word) => all.includes(word))) return undefined;
  if (name.startsWith(typed.join(' '))) return 0;
  return typed.every((word) => wordsOf(all).some((other) => other.startsWith(word))) ? 1 : 2;
};

/**
 * Returns the entries that contain every typed word, ignoring case and accents: group by group, the best matches
 * first, otherwise in the given order. Without a text, returns all entries.
 */
export const findEntries = (entries: readonly PaletteEntry[], text: string): PaletteEntry[] => {
  const typed = wordsOf(text);
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry, typed);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  return paletteGroups.flatMap((group) =>
    ranked
      .filter(({ entry }) => entry.group === group)
      .sort((one, other) => one.rank - other.rank)
      .map(({ entry }) => entry),
  );
};
