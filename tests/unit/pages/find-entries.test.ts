import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findEntries } from '@pages/palette/find-entries';
import { paletteGroups, type PaletteEntry, type PaletteGroup } from '@pages/palette/palette-entry';

const entry = (label: string, group: PaletteGroup = 'areas', hint?: string): PaletteEntry => ({
  id: `${group} ${label}`,
  group,
  heading: group,
  label,
  icon: null,
  run: () => undefined,
  ...(hint !== undefined && { hint }),
});
const labels = (entries: readonly PaletteEntry[], text: string) =>
  findEntries(entries, text).map(({ label }) => label);

describe('the palette', () => {
  it('ignores accents and case', () => {
    expect(labels([entry('Nómina'), entry('Reclamos')], 'NOMINA')).toEqual(['Nómina']);
    expect(labels([entry('Nomina')], 'nómina')).toEqual(['Nomina']);
  });

  it('ranks entries that start with the text before entries with a word that does, and these before the rest', () => {
    const entries = [entry('Reclaims'), entry('Open claims'), entry('Claims')];
    expect(labels(entries, 'claim')).toEqual(['Claims', 'Open claims', 'Reclaims']);
  });

  it('requires every word, at any position, and also searches the hint', () => {
    const entries = [
      entry('Met this year', 'views', 'Employees'),
      entry('Met this year', 'areas', 'Payroll'),
    ];
    expect(findEntries(entries, 'empl met').map(({ group }) => group)).toEqual(['views']);
  });

  it('keeps the groups together, in their order', () => {
    const entries = [entry('Add user', 'actions'), entry('Users of mine', 'views'), entry('Users')];
    expect(findEntries(entries, 'u').map(({ group }) => group)).toEqual(['areas', 'views', 'actions']);
  });

  it('shows all entries without a text, and never adds or duplicates one', () => {
    const some = fc.array(fc.tuple(fc.string(), fc.constantFrom(...paletteGroups)));
    fc.assert(
      fc.property(some, fc.string(), (pairs, text) => {
        const entries = pairs.map(([label, group], index) => ({ ...entry(label, group), id: String(index) }));
        const found = findEntries(entries, text);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((one) => entries.includes(one))).toBe(true);
        expect(findEntries(entries, ' ')).toHaveLength(entries.length);
      }),
    );
  });
});
