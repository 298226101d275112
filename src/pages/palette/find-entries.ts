import { fold } from '@core/list/fold';
import { paletteGroups, type PaletteEntry } from './palette-entry';

const wordsOf = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean);

/** How well an entry fits: 0 begins so, 1 has a word that begins so, 2 holds it somewhere; undefined when it does not fit. */
const rankOf = ({ label, hint = '' }: PaletteEntry, typed: readonly string[]): number | undefined => {
  const name = fold(label);
  const all = `${name} ${fold(hint)}`;
  if (!typed.every((word) => all.includes(word))) return undefined;
  if (name.startsWith(typed.join(' '))) return 0;
  return typed.every((word) => wordsOf(all).some((other) => other.startsWith(word))) ? 1 : 2;
};

/**
 * The entries in which every typed word occurs, without regard to case or accents: group by group, the best fitting first, else in
 * the given order. Without a text all of them.
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
