import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeForm, sameValue } from '@core/form/merge';

const names = ['name', 'city', 'clients'] as const;
const record = fc.record({
  name: fc.constantFrom('', 'a', 'b', 'c'),
  city: fc.constantFrom(null, 1, 2),
  clients: fc.uniqueArray(fc.integer({ min: 1, max: 3 })),
});

test('a merge keeps what one side alone changed, and names what both did', () => {
  fc.assert(
    fc.property(record, record, record, (base, mine, theirs) => {
      const { values, conflicts, taken, kept } = mergeForm(names, { base, mine, theirs });
      for (const name of names) {
        const [byMe, byThem] = [!sameValue(mine[name], base[name]), !sameValue(theirs[name], base[name])];
        const differs = !sameValue(mine[name], theirs[name]);
        expect(conflicts.includes(name)).toBe(byMe && byThem && differs);
        expect(taken.includes(name)).toBe(byThem && !byMe);
        expect(kept.includes(name)).toBe(byMe && !byThem);
        if (byMe) expect(values[name]).toBe(mine[name]);
        else expect(sameValue(values[name], theirs[name])).toBe(true);
      }
    }),
  );
});

test('chosen records are the same in any order', () => {
  expect(sameValue([1, 2], [2, 1])).toBe(true);
  expect(sameValue([1, 2], [1])).toBe(false);
  expect(sameValue('1', 1)).toBe(false);
});
