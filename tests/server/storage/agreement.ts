import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryStorage } from '@server/storage/memory/memory-storage';
import type { ListQuery, MatchQuery, Row, SortTerm, Storage } from '@server/storage/storage';
import type { Condition, Scalar } from '@core/resource/condition';
import { notes } from './notes';

const words = fc.constantFrom(
  '',
  'a',
  'A',
  'ä',
  'Ab',
  'áb',
  'b%',
  'b_c',
  'B\\',
  'ß',
  'İ',
  'ñandú',
  'Nandu',
  ' x ',
  "o'k",
  '"',
  '\0',
  '日本',
  '2026-01-05',
);
const text = fc.oneof(words, fc.string({ maxLength: 4 }));
const number = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0.1, 0.3, 1e21),
);
const day = fc.constantFrom('2025-12-31', '2026-01-05', '2026-10-01T08:00:00.000Z');
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const row: fc.Arbitrary<Row> = fc.record({
  client_id: fc.integer({ min: 1, max: 2 }),
  title: text,
  place: orNull(text),
  day: orNull(day),
  amount: number.map((value) => value + 0),
  score: orNull(fc.integer({ min: -2, max: 2 })),
  done: fc.boolean(),
});

const field = fc.constantFrom(...Object.keys(notes.columns));
// Databases cannot store \0 in text, so its order is not defined.
const storableText = text.map((given) => given.replaceAll('\0', ''));
const value: fc.Arbitrary<Scalar> = fc.oneof(storableText, number, fc.boolean(), day, fc.constant(null));
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    field,
    op: fc.constantFrom(
      'eq' as const,
      'ne' as const,
      'lt' as const,
      'lte' as const,
      'gt' as const,
      'gte' as const,
    ),
    value,
  }),
  fc.record({ field, op: fc.constant('in' as const), value: fc.array(value, { maxLength: 3 }) }),
);
const sortTerm: fc.Arbitrary<SortTerm> = fc.oneof(
  fc.record({ field }),
  fc.record({ field: fc.constant('amount'), plus: fc.subarray(['client_id', 'id']) }),
  fc.record({
    count: fc.record({
      table: fc.constant('notes'),
      column: fc.constantFrom('client_id', 'id'),
      where: fc.array(condition, { maxLength: 1 }),
    }),
  }),
);
const query: fc.Arbitrary<ListQuery> = fc
  .record({
    where: fc.array(condition, { maxLength: 2 }),
    search: fc.option(
      fc.record(
        {
          fields: fc.subarray(['title', 'place', 'day']),
          text,
          or: fc.array(fc.array(condition, { maxLength: 2 }), { maxLength: 2 }),
        },
        { requiredKeys: ['fields', 'text'] },
      ),
      { nil: undefined },
    ),
    sort: fc.array(
      fc
        .tuple(sortTerm, fc.constantFrom('asc' as const, 'desc' as const))
        .map(([term, order]) => ({ ...term, order })),
      { maxLength: 2 },
    ),
    offset: fc.integer({ min: 0, max: 6 }),
    limit: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ search, ...rest }) => ({ ...rest, ...(search && { search }) }));

const personName = fc.constantFrom(
  'Ana María',
  "Peter O'Brien",
  'Петров-Иванов',
  'Sørensen–López',
  'Łukasz  Nowak',
  'INV-2024-00042',
  '日本',
  '50% \\ _x_',
  '',
);
const mail = fc.constantFrom(
  'peter.obrien@client.example',
  "m.o'neil-x@mail.example",
  'Ana@CLIENT.example',
  '',
);
const phone = fc.constantFrom('+15125550123', '(206) 555-0142', '206.555.0199 ext. 7', 'none');
const typed = fc.oneof(
  fc.constantFrom(
    'maria',
    'amria ana',
    'obrian',
    'o brien',
    'PETER',
    'петроф',
    'sorensen',
    'lopez-sorensen',
    '42',
    '50%',
    '_x',
    'inv-2024',
    '3',
    'ai',
    'mail.example',
    "o'neil",
    '(206) 555',
    '512 555 0123 ana',
    '0142',
    '1/5/2026',
    '01/2026',
  ),
  personName,
  mail,
  phone,
  fc.string({ maxLength: 5, unit: 'binary' }),
);
const match: fc.Arbitrary<MatchQuery> = fc
  .record({
    where: fc.array(condition, { maxLength: 1 }),
    fields: fc.subarray(['title', 'place', 'mail', 'phone', 'id', 'day']),
    text: typed,
    first: fc.option(condition, { nil: undefined }),
    newest: fc.constantFrom(undefined, 'day', 'score', 'title'),
    typos: fc.boolean(),
    limit: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ fields, text: given, ...rest }) => ({ ...rest, table: 'notes', search: { fields, text: given } }));

/** Tests with random rows and queries that the storage returns the same results as the memory storage. */
export const agreesWithMemory = (name: string, open: () => Promise<Storage>, runs = 60): void => {
  let storage: Storage;
  beforeAll(async () => void (storage = await open()));
  afterAll(() => storage.close());

  it(`${name} returns the same random lists as memory`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 20 }),
        fc.array(query, { minLength: 1, maxLength: 8 }),
        async (rows, queries) => {
          const memory = createMemoryStorage([notes]);
          const numbered = rows.map((given, at) => ({ id: at + 1, ...given }));
          await storage.table('notes').remove([]);
          for (const side of [storage, memory]) await side.table('notes').insertMany(numbered);
          for (const listQuery of queries) {
            expect(await storage.table('notes').list(listQuery)).toEqual(
              await memory.table('notes').list(listQuery),
            );
            const { where, search, sort } = listQuery;
            const fullQuery = { ...listQuery, offset: 0, limit: 100 };
            const columns = Object.keys(notes.columns);
            const read: Row[] = [];
            for await (const chunk of storage
              .table('notes')
              .chunks({ ...fullQuery, columns, limit: 1 + (listQuery.limit % 4) }))
              read.push(...chunk);
            expect(read).toEqual((await memory.table('notes').list(fullQuery)).data);
            const [by] = sort.flatMap((one) => ('field' in one ? [{ field: one.field }] : []));
            const grouped = {
              where,
              ...(search && { search }),
              ...(by && { by }),
              sum: ['score', 'client_id'],
            };
            expect(await storage.table('notes').aggregate(grouped)).toEqual(
              await memory.table('notes').aggregate(grouped),
            );
            expect(await storage.table('notes').count(listQuery.where)).toBe(
              await memory.table('notes').count(listQuery.where),
            );
          }
        },
      ),
      { numRuns: runs },
    );
  });

  it(`${name} finds and lists the same random rows by a text as memory`, async () => {
    const named = row.chain((given) =>
      fc
        .record({ title: personName, place: orNull(personName), mail: orNull(mail), phone: orNull(phone) })
        .map((names) => ({ ...given, ...names })),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(named, { maxLength: 20 }),
        fc.array(match, { minLength: 1, maxLength: 8 }),
        async (rows, queries) => {
          const memory = createMemoryStorage([notes]);
          const numbered = rows.map((given, at) => ({ id: at + 1, ...given }));
          await storage.table('notes').remove([]);
          for (const side of [storage, memory]) await side.table('notes').insertMany(numbered);
          const matchQueries = Object.fromEntries(queries.map((one, at) => [String(at), one]));
          expect(await storage.match(matchQueries)).toEqual(await memory.match(matchQueries));
          for (const { search } of queries) {
            const list = {
              where: [],
              search,
              sort: [{ field: 'mail', order: 'asc' as const }],
              offset: 0,
              limit: 3,
            };
            const answer = await storage.table('notes').list(list);
            expect([search, answer]).toEqual([search, await memory.table('notes').list(list)]);
          }
        },
      ),
      { numRuns: runs },
    );
  });
};
