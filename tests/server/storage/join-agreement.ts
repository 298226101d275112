import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Condition, Scalar } from '@core/resource/condition';
import { createMemoryStorage } from '@server/storage/memory/memory-storage';
import type { Join, ListQuery, Row, Storage } from '@server/storage/storage';
import { notes } from './notes';

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const text = fc.constantFrom('', 'a', 'Á', 'Ab', 'áb c', 'b%', 'ß', 'ñandú', '2026-01-05');

/** Rows of one table that refer to each other, or to nothing. */
const row: fc.Arbitrary<Row> = fc.record({
  client_id: fc.integer({ min: 0, max: 8 }),
  title: text,
  place: orNull(text),
  day: orNull(fc.constantFrom('2025-12-31', '2026-01-05')),
  amount: fc.integer({ min: -2, max: 2 }),
  score: orNull(fc.integer({ min: 0, max: 8 })),
  done: fc.boolean(),
});

const names = { other: 'title', other_place: 'place', other_id: 'id', other_amount: 'amount' };
const second = { third: 'place', third_done: 'done' };
const value: fc.Arbitrary<Scalar> = fc.oneof(text, fc.integer({ min: -2, max: 8 }), fc.constant(null));
const among = (fields: readonly string[]): fc.Arbitrary<Condition> => {
  const field = fc.constantFrom(...fields);
  const test = fc.oneof(
    fc.record({ field, op: fc.constantFrom('eq' as const, 'ne' as const, 'lt' as const), value }),
    fc.record({ field, op: fc.constant('empty' as const) }),
    fc.record({ field, op: fc.constant('in' as const), value: fc.array(value, { maxLength: 3 }) }),
  );
  return fc.oneof(
    test,
    test.map((one) => ({ not: one })),
  );
};
const own = Object.keys(notes.columns);
const limits = fc.array(among(own), { maxLength: 2 });
const joins: fc.Arbitrary<readonly Join[]> = fc
  .tuple(limits, limits, fc.constantFrom('client_id', 'score'))
  .map(([where, others, by]) => [
    { table: 'notes', by, where, columns: names },
    { table: 'notes', by: 'client_id', where: others, columns: second },
  ]);
const all = [...own, ...Object.keys(names), ...Object.keys(second)];
const query: fc.Arbitrary<ListQuery> = fc
  .record({
    joins,
    where: fc.array(among(all), { maxLength: 2 }),
    search: fc.option(
      fc.record({
        fields: fc.subarray(['title', 'other', 'third', 'other_id']),
        text: fc.constantFrom('a', 'ab', 'á c', '%', '3', ''),
        or: fc.array(fc.array(among(all), { maxLength: 2 }), { maxLength: 2 }),
      }),
      { nil: undefined },
    ),
    sort: fc.array(fc.record({ field: fc.constantFrom(...all), order: fc.constantFrom('asc', 'desc') }), {
      maxLength: 2,
    }),
    offset: fc.integer({ min: 0, max: 6 }),
    limit: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ search, ...rest }) => ({ ...rest, ...(search && { search }) }));

/** Tests with random rows and queries that columns of related rows are the same as in the memory storage. */
export const agreesOnJoins = (name: string, open: () => Promise<Storage>, runs = 60): void => {
  let storage: Storage;
  beforeAll(async () => void (storage = await open()));
  afterAll(() => storage.close());

  it(`${name} reads the same columns of related rows as memory`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 12 }),
        fc.array(query, { minLength: 1, maxLength: 8 }),
        async (rows, queries) => {
          const memory = createMemoryStorage([notes]);
          const numbered = rows.map((given, at) => ({ id: at + 1, ...given }));
          await storage.table('notes').remove([]);
          for (const side of [storage, memory]) await side.table('notes').insertMany(numbered);
          const [sql, expected] = [storage.table('notes'), memory.table('notes')];
          for (const one of queries) {
            expect(await sql.list(one)).toEqual(await expected.list(one));
            // A deep page is read in other statements.
            expect((await sql.list({ ...one, offset: 1000 })).total_count).toBe(
              (await expected.list({ ...one, offset: 1000 })).total_count,
            );
            const everything = { ...one, offset: 0, limit: 100 };
            const read: Row[] = [];
            for await (const chunk of sql.chunks({ ...everything, columns: all, limit: 1 + (one.limit % 4) }))
              read.push(...chunk);
            expect(read).toEqual((await expected.list(everything)).data);
            const grouped = { ...one, by: { field: 'other' }, sum: ['score', 'other_amount'] };
            expect(await sql.aggregate(grouped)).toEqual(await expected.aggregate(grouped));
            const found = {
              table: 'notes',
              where: one.where,
              joins: one.joins ?? [],
              search: { fields: ['title', 'other'], text: one.search?.text ?? 'ab' },
              typos: one.limit % 2 === 0,
              limit: one.limit,
            };
            expect(await storage.match({ found })).toEqual(await memory.match({ found }));
          }
        },
      ),
      { numRuns: runs },
    );
  });

  it(`${name} keeps no count of a query for one with other joins`, async () => {
    const rows = Array.from({ length: 1500 }, (_, at): Row => ({ id: at + 1, client_id: 1, title: 'a' }));
    await storage.table('notes').remove([]);
    await storage.table('notes').insertMany(rows);
    const related = async (value: number) => {
      const where = [{ field: 'id', op: 'eq', value }] as const;
      const joins = [{ table: 'notes', by: 'client_id', where, columns: { other: 'title' } }];
      const isNamed = [{ field: 'other', op: 'empty', value: false }] as const;
      const page = { joins, where: isNamed, sort: [], offset: 0, limit: 1 };
      return (await storage.table('notes').list(page)).total_count;
    };
    expect([await related(1), await related(2)]).toEqual([1500, 0]);
  });

  it(`${name} rejects a join with an unknown table or column, or a name that is taken`, async () => {
    const read = (join: Partial<Join>) =>
      Promise.resolve().then(() =>
        storage.table('notes').list({
          joins: [{ table: 'notes', by: 'client_id', where: [], columns: { other: 'title' }, ...join }],
          where: [],
          sort: [],
          offset: 0,
          limit: 1,
        }),
      );
    await expect(read({ table: 'nothing' })).rejects.toThrow('nothing');
    await expect(read({ by: 'nothing' })).rejects.toThrow('nothing');
    await expect(read({ columns: { other: 'nothing' } })).rejects.toThrow('nothing');
    await expect(read({ columns: { title: 'title' } })).rejects.toThrow('title already');
  });
};
