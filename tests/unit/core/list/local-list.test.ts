import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '@core/list/fold';
import { localList } from '@core/list/local-list';

const rows = [
  { id: 1, name: 'Zoé', pay: 10 },
  { id: 2, name: 'ana', pay: null },
  { id: 3, name: 'Ána', pay: 5 },
  { id: 4, name: null, pay: 10 },
];
const everything = { sort: [], offset: 0, limit: 100 };
const ids = (query: Partial<Parameters<typeof localList>[1]>) =>
  localList(rows, { ...everything, ...query }).data.map(({ id }) => id);

describe('a list in memory', () => {
  test('sorts ignoring case and accents, with nulls last in both directions and ties by id', () => {
    expect(ids({ sort: [{ field: 'name', order: 'asc' }] })).toEqual([2, 3, 1, 4]);
    expect(ids({ sort: [{ field: 'name', order: 'desc' }] })).toEqual([1, 2, 3, 4]);
    expect(ids({ sort: [{ field: 'pay', order: 'desc' }] })).toEqual([1, 4, 3, 2]);
    expect(
      ids({
        sort: [
          { field: 'pay', order: 'desc' },
          { field: 'id', order: 'desc' },
        ],
      }),
    ).toEqual([4, 1, 3, 2]);
  });

  test('searches ignoring case and accents', () => {
    expect(ids({ search: { fields: ['name'], text: ' ANA' } })).toEqual([2, 3]);
    expect(ids({ search: { fields: ['name'], text: 'null' } })).toEqual([]);
    expect(ids({ search: { fields: [], text: 'a' } })).toEqual([]);
    expect(ids({ search: { fields: ['name'], text: '  ' } })).toEqual([1, 2, 3, 4]);
  });

  test('counts all matches, not only the returned rows', () => {
    const found = localList(rows, {
      ...everything,
      search: { fields: ['name'], text: 'ana' },
      offset: 1,
      limit: 1,
    });
    expect(found).toEqual({ data: [rows[2]], total_count: 2 });
  });
});

const anyRow = fc.record({
  name: fc.option(fc.constantFrom('a', 'A', 'á', 'b', 'ñ', 'n', 'z', '')),
  pay: fc.option(fc.integer({ min: -3, max: 3 })),
});

test('the pages of a list contain every match once, in order', () => {
  fc.assert(
    fc.property(
      fc.array(anyRow, { maxLength: 40 }),
      fc.constantFrom('name' as const, 'pay' as const),
      fc.constantFrom('asc' as const, 'desc' as const),
      fc.integer({ min: 1, max: 7 }),
      (unnumbered, field, order, limit) => {
        const numbered = unnumbered.map((row, id) => ({ id, ...row }));
        const pages = Array.from({ length: Math.ceil(numbered.length / limit) }, (_, page) =>
          localList(numbered, { ...everything, sort: [{ field, order }], offset: page * limit, limit }),
        );
        const seen = pages.flatMap(({ data }) => data);
        expect(new Set(seen)).toEqual(new Set(numbered));
        expect(seen).toHaveLength(numbered.length);
        for (const [index, row] of seen.entries()) {
          const next = seen[index + 1];
          if (!next) continue;
          const [a, b] = [row[field], next[field]].map((v) => (typeof v === 'string' ? fold(v) : v));
          if (a === null || b === null || a === undefined || b === undefined) expect(b).toBeNull();
          else if (a === b) expect(row.id).toBeLessThan(next.id);
          else expect(a < b).toBe(order === 'asc');
        }
      },
    ),
  );
});
