import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  UniqueViolation,
  type MatchQuery,
  type ReadQuery,
  type Row,
  type Storage,
  type Within,
} from '@server/storage/storage';

const all = { where: [], sort: [], offset: 0, limit: 100 } as const;
const titles = (rows: readonly Row[]): unknown[] => rows.map((row) => row.title);
const note = (title: string, rest: Row = {}): Row => ({ client_id: 1, title, ...rest });

/** Tests what every storage must do. `open` returns a storage with the tables `notes` and `feature_flags`. */
export const storageContract = (name: string, open: () => Promise<Storage>): void => {
  describe(`${name} storage`, () => {
    let storage: Storage;
    beforeAll(async () => void (storage = await open()));
    afterAll(() => storage.close());
    beforeEach(async () => {
      await storage.table('notes').remove([]);
      await storage.table('feature_flags').remove([]);
    });
    const notes = () => storage.table('notes');

    it('assigns ids and fills omitted columns', async () => {
      const first = await notes().insert(note('Ärger'));
      const second = await notes().insert(note('b'));
      expect(first).toMatchObject({
        client_id: 1,
        title: 'Ärger',
        place: null,
        code: null,
        day: null,
        amount: 0,
        score: null,
        done: false,
      });
      expect(Number(second.id)).toBeGreaterThan(Number(first.id));
      expect(await notes().first([{ field: 'id', op: 'eq', value: second.id ?? 0 }])).toEqual(second);
    });

    it('returns the newest row of each value, among those that match', async () => {
      const of = (client_id: number, title: string): Row => ({ client_id, title, amount: 1 });
      await notes().insertMany([
        of(1, 'a'),
        of(2, 'b'),
        of(1, 'c'),
        of(3, 'd'),
        { ...of(1, 'e'), amount: 2 },
      ]);
      const isOne = [{ field: 'amount', op: 'eq', value: 1 }] as const;
      expect(titles(await notes().newest(isOne, 'client_id', [1, 2, 4])).sort()).toEqual(['b', 'c']);
      expect(titles(await notes().newest([], 'client_id', [1]))).toEqual(['e']);
      expect(titles(await notes().newest([], 'title', ['a', 'd'])).sort()).toEqual(['a', 'd']);
      expect(await notes().newest([], 'client_id', [])).toEqual([]);
      await expect(notes().newest([], 'nothing', [1])).rejects.toThrow('nothing');
    });

    it('assigns ids above those of rows that were inserted with an id', async () => {
      await notes().insertMany([note('a', { id: 9001 }), note('b', { id: 9004 }), note('c')]);
      const next = await notes().insert(note('d'));
      expect(next.id).toBeGreaterThan(9004);
      await notes().remove([]);
      expect((await notes().insert(note('e'))).id).toBeGreaterThan(Number(next.id));
    });

    it('stores text, numbers and booleans exactly', async () => {
      const row = note('"; drop table notes; -- 日本 😀', {
        amount: 0.1,
        score: 1e-7,
        done: true,
        day: '2026-02-29',
      });
      const stored = await notes().insert(row);
      expect(stored).toMatchObject(row);
      const [read] = await notes().find([]);
      expect(read).toEqual(stored);
    });

    it('replaces characters that databases cannot store', async () => {
      const stored = await notes().insert(note('a\0b\uD800'));
      expect(stored.title).toBe('a\uFFFDb\uFFFD');
      expect(await notes().count([{ field: 'title', op: 'eq', value: 'a\0b\uD800' }])).toBe(0);
      expect(
        (await notes().list({ ...all, search: { fields: ['title'], text: '\uD800' } })).total_count,
      ).toBe(0);
    });

    it('sorts ignoring accents and case, nulls last in both directions, ties by id', async () => {
      const places = ['Über', 'ulm', null, 'Zürich', 'ÜBER', 'aachen'];
      await notes().insertMany(places.map((place, at) => note(String(at), { place })));
      const by = async (order: 'asc' | 'desc') =>
        titles((await notes().list({ ...all, sort: [{ field: 'place', order }] })).data);
      expect(await by('asc')).toEqual(['5', '0', '4', '1', '3', '2']);
      expect(await by('desc')).toEqual(['3', '1', '0', '4', '5', '2']);
    });

    it('reads several tables together, also limited by rows of another table', async () => {
      const rows = [
        note('b', { amount: 0.1, score: 1e-7, done: true }),
        note('a', { client_id: 2 }),
        note('c'),
      ];
      await notes().insertMany(rows);
      await storage.table('feature_flags').insert({ name: 'one', value: 'on' });
      const first = { table: 'notes', where: [{ field: 'title', op: 'eq', value: 'b' }] } as const;
      const sameClient = {
        field: 'client_id',
        within: { table: 'notes', column: 'client_id', where: first.where },
      } as const;
      const read = () =>
        storage.readTogether({
          first,
          same: { table: 'notes', where: [sameClient] },
          others: { table: 'notes', where: [{ field: 'title', op: 'ne', value: 'b' }, sameClient] },
          flags: { table: 'feature_flags', where: [] },
          none: { table: 'notes', where: [{ field: 'id', op: 'eq', value: null }] },
        });
      const found = await read();
      expect(found.first).toEqual(await notes().find(first.where));
      expect([titles(found.same), titles(found.others), found.none]).toEqual([['b', 'c'], ['c'], []]);
      expect(found.flags).toEqual(await storage.table('feature_flags').find([]));
      await storage.transaction(async (tx) => {
        await tx.table('notes').remove(first.where);
        expect((await tx.readTogether({ first })).first).toEqual([]);
      });
      expect((await read()).same).toEqual([]);
    });

    it('rejects a read with an unknown table or column', async () => {
      const where = [] as const;
      const invalidReads: Readonly<Record<string, ReadQuery>>[] = [
        { one: { table: 'nothing', where } },
        { one: { table: 'notes', where: [{ field: 'nothing', op: 'eq', value: 1 }] } },
      ];
      for (const reads of invalidReads) await expect(storage.readTogether(reads)).rejects.toThrow();
      const tests: Within[] = [
        { field: 'x', within: { table: 'notes', column: 'id', where } },
        { field: 'id', within: { table: 'nothing', column: 'id', where } },
        { field: 'id', within: { table: 'notes', column: 'x', where } },
        // A column of the outer table, to which SQL would resolve the name.
        { field: 'title', within: { table: 'feature_flags', column: 'title', where } },
        {
          field: 'id',
          within: { table: 'notes', column: 'id', where: [{ field: 'x', op: 'eq', value: 1 }] },
        },
      ];
      for (const test of tests) {
        await expect(storage.readTogether({ one: { table: 'notes', where: [test] } })).rejects.toThrow();
        await expect(notes().find([test])).rejects.toThrow();
      }
    });

    /** Notes whose title is a flag that is on. */
    const isOn: Within = {
      field: 'title',
      within: { table: 'feature_flags', column: 'name', where: [{ field: 'value', op: 'eq', value: 'on' }] },
    };

    it('limits rows by rows of another table in every operation', async () => {
      await notes().insertMany([note('a'), note('b'), note('c', { place: 'a' }), note('d', { place: null })]);
      await storage
        .table('feature_flags')
        .insertMany(
          Object.entries({ a: 'on', b: 'off', c: 'on', e: 'on' }).map(([name, value]) => ({ name, value })),
        );
      expect(titles(await notes().find([isOn]))).toEqual(['a', 'c']);
      expect(titles(await notes().find([isOn, { field: 'title', op: 'ne', value: 'a' }]))).toEqual(['c']);
      expect(await notes().first([isOn])).toMatchObject({ title: 'a' });
      expect(await notes().count([isOn])).toBe(2);
      expect(await notes().list({ ...all, where: [isOn], limit: 1 })).toMatchObject({
        data: [{ title: 'a' }],
        total_count: 2,
      });
      const searched = { ...all, where: [isOn], search: { fields: ['title'], text: 'C' } };
      expect(titles((await notes().list(searched)).data)).toEqual(['c']);
      expect((await notes().aggregate({ where: [isOn] }))[0]?.count).toBe(2);
      const chunks = notes().chunks({ where: [isOn], sort: [], columns: ['title'], limit: 1 });
      const read: unknown[] = [];
      for await (const chunk of chunks) read.push(...titles(chunk));
      expect(read).toEqual(['a', 'c']);
      const ofThese: Within = { field: 'place', within: { table: 'notes', column: 'title', where: [isOn] } };
      expect(titles(await notes().find([ofThese]))).toEqual(['c']);
      // Null matches no value of another table.
      const places: Within = { field: 'place', within: { table: 'notes', column: 'place', where: [] } };
      expect(titles(await notes().find([places]))).toEqual(['c']);
      await storage.transaction(async (tx) => {
        expect(await tx.table('notes').lock([isOn])).toMatchObject({ title: 'a' });
        expect(await tx.table('notes').update([isOn], { score: 7 })).toBe(2);
        expect(await tx.table('notes').remove([isOn, { field: 'title', op: 'eq', value: 'a' }])).toBe(1);
      });
      expect((await notes().find([])).map(({ title, score }) => [title, score])).toEqual([
        ['b', null],
        ['c', 7],
        ['d', null],
      ]);
    });

    describe('finding the best matches', () => {
      const matchIn = async (text: string, rest: Partial<MatchQuery> & { fields?: string[] } = {}) => {
        const { fields = ['title', 'place', 'mail', 'phone', 'id'], ...others } = rest;
        const query = { table: 'notes', where: [], search: { fields, text }, limit: 10, ...others };
        return (await storage.match({ query })).query;
      };
      const matchTitles = async (...args: Parameters<typeof matchIn>) =>
        titles((await matchIn(...args)).rows);

      it('matches as a list is searched, and counts all matches', async () => {
        await notes().insertMany([
          note('Ana Peña', { place: 'Dallas', mail: 'ana.pena@client.example' }),
          note("Liam O'Brien", { place: 'Peña Blanca', phone: '(512) 555-0123' }),
          note('INV-2024-00042'),
        ]);
        expect(await matchTitles('PENA')).toEqual(["Liam O'Brien", 'Ana Peña']);
        expect(await matchTitles('lia pen')).toEqual(["Liam O'Brien"]);
        expect(await matchTitles('o’brien liam')).toEqual(["Liam O'Brien"]);
        expect(await matchTitles('ana.pena@cli')).toEqual(['Ana Peña']);
        expect(await matchTitles('+1 512-555-0123')).toEqual(["Liam O'Brien"]);
        expect(await matchTitles('2024-000')).toEqual(['INV-2024-00042']);
        expect(await matchTitles('pena', { fields: ['title'] })).toEqual(['Ana Peña']);
        expect(await matchTitles('pena', { fields: [] })).toEqual([]);
        expect(await matchTitles('')).toEqual([]);
        const first = { field: 'place', op: 'eq', value: 'Dallas' } as const;
        expect(await matchIn('pena', { first, limit: 0 })).toEqual({ rows: [], total: 2, first: 1 });
      });

      it('tolerates one typo in a word of four letters or more', async () => {
        await notes().insertMany([note('María González'), note('Sørensen'), note('Ann')]);
        const withTypos = (text: string) => matchTitles(text, { typos: true });
        for (const text of ['gonzlez', 'gonzaalez', 'gonzales', 'gnozalez', 'gomz', 'mraia gonzalezz'])
          expect([text, await withTypos(text)]).toEqual([text, ['María González']]);
        expect(await withTypos('sorensne')).toEqual(['Sørensen']);
        for (const text of ['gnzlez', 'gonzales mraai', 'anm', 'marz'])
          expect([text, await withTypos(text)]).toEqual([text, []]);
      });

      it('sorts the key first, then the first condition, beginnings, beginnings of words, and the newest', async () => {
        const rows = [
          note('Ana A', { day: '2026-01-01', client_id: 2 }),
          note('Dana', { day: '2026-04-01' }),
          note('B Ana', { day: '2026-03-01' }),
          note('Ana C', { day: '2026-02-01' }),
          note('Ana D', { day: null }),
          note('Ana E', { day: '2026-02-01' }),
          note('other'),
        ];
        const ids = new Map<unknown, Row>();
        for (const given of rows) ids.set(given['title'], await notes().insert(given));
        const first = { field: 'client_id', op: 'eq', value: 2 } as const;
        const query = { first, newest: 'day' } as const;
        expect(await matchTitles('ana', query)).toEqual([
          'Ana A',
          'Ana E',
          'Ana C',
          'Ana D',
          'B Ana',
          'Dana',
        ]);
        const where = [{ field: 'client_id', op: 'eq', value: 1 }] as const;
        expect(await matchTitles('ana', { ...query, where, limit: 2 })).toEqual(['Ana E', 'Ana C']);
        const key = Number(ids.get('other')?.['id']);
        await notes().insert(note(`Ana ${key}`, { client_id: 2 }));
        expect(await matchTitles(String(key), query)).toEqual(['other', `Ana ${key}`]);
      });

      it('reflects inserts, updates and removals, also inside a transaction', async () => {
        const { id = 0 } = await notes().insert(note('Ana'));
        await storage.transaction(async (tx) => {
          await tx.table('notes').update([{ field: 'id', op: 'eq', value: id }], { title: 'Bea' });
          const search = { fields: ['title'], text: 'bea' };
          const query = { table: 'notes', where: [], search, limit: 10 };
          expect(await tx.match({ one: query, none: { ...query, limit: 0 } })).toMatchObject({
            one: { rows: [{ id, title: 'Bea' }] },
            none: { rows: [] },
          });
        });
        expect([await matchTitles('ana'), await matchTitles('bea')]).toEqual([[], ['Bea']]);
        await notes().remove([]);
        expect(await matchTitles('bea')).toEqual([]);
      });

      it('accepts any text of any length', async () => {
        const long = 'x'.repeat(5000);
        await notes().insertMany([note(long), note("a\\b'c:*&|!<->()")]);
        expect(await matchTitles('xxxx')).toEqual([long]);
        for (const text of ["a' | 'b", "\\'", 'a:*&!', "b'c", '\0\0', long])
          await expect(matchTitles(text)).resolves.toBeDefined();
      });

      it('rejects an unknown column', async () => {
        await expect(matchTitles('ana', { fields: ['nothing'] })).rejects.toThrow();
        await expect(matchTitles('ana', { newest: 'nothing' })).rejects.toThrow();
      });
    });

    it('recounts a long list when rows of the table that limits it change', async () => {
      await notes().insertMany(Array.from({ length: 1200 }, (_, at) => note(at < 1100 ? 'a' : 'b')));
      const flags = storage.table('feature_flags');
      await flags.insert({ name: 'a', value: 'on' });
      const total = async () => (await notes().list({ ...all, where: [isOn], limit: 1 })).total_count;
      expect([await total(), await total()]).toEqual([1100, 1100]);
      await flags.insert({ name: 'b', value: 'on' });
      expect(await total()).toBe(1200);
      await storage.transaction(async (tx) => {
        await tx.table('feature_flags').remove([{ field: 'name', op: 'eq', value: 'a' }]);
      });
      expect(await total()).toBe(100);
    });

    it.each([
      ['desc', ['5', '0', '3', '6', '2', '1', '4']],
      ['asc', ['2', '0', '3', '6', '5', '1', '4']],
    ] as const)(
      'reads a long list in chunks (%s), also when the last row of a chunk was removed',
      async (order, expected) => {
        const places = ['b', null, 'a', 'b', null, 'c', 'b'];
        await notes().insertMany(places.map((place, at) => note(String(at), { place })));
        const chunks = notes().chunks({
          where: [],
          sort: [{ field: 'place', order }],
          columns: ['title'],
          limit: 2,
        });
        const read: unknown[] = [];
        for await (const chunk of chunks) {
          read.push(...titles(chunk));
          expect(chunk.length).toBeLessThanOrEqual(2);
          await notes().remove([{ field: 'id', op: 'eq', value: chunk.at(-1)?.id ?? 0 }]);
        }
        expect(read).toEqual(expected);
      },
    );

    it('searches for literal text at any position', async () => {
      await notes().insertMany(
        ['100% Peña', '1000 pena', 'a_b', 'aXb', 'back\\slash'].map((title) => note(title)),
      );
      const find = async (text: string) =>
        titles((await notes().list({ ...all, search: { fields: ['title', 'place'], text } })).data);
      expect(await find('PENA')).toEqual(['100% Peña', '1000 pena']);
      expect(await find('0%')).toEqual(['100% Peña']);
      expect(await find('A_')).toEqual(['a_b']);
      expect(await find('\\')).toEqual(['back\\slash']);
      for (const nothing of ["'", '-', '  ', '\u200b']) expect(await find(nothing)).toHaveLength(5);
    });

    it('searches for rows with the text, and for others that meet conditions', async () => {
      await notes().insertMany(
        ['bea', 'cleo', 'dora', 'emil'].map((title, at) => note(title, { amount: at })),
      );
      const or = [
        [
          { field: 'title', op: 'in', value: ['cleo', 'dora'] },
          { field: 'amount', op: 'gt', value: 1 },
        ],
        [{ field: 'title', op: 'in', value: [] }],
      ] as const;
      const search = { fields: ['title'], text: 'BEA', or };
      const found = await notes().list({ ...all, search });
      expect([titles(found.data), found.total_count]).toEqual([['bea', 'dora'], 2]);
      const others = { ...all, where: [{ field: 'amount', op: 'eq', value: 0 }], search } as const;
      expect(titles((await notes().list(others)).data)).toEqual(['bea']);
      expect((await notes().aggregate({ where: [], search }))[0]?.count).toBe(2);
      const unknown = { ...search, or: [[{ field: 'nope', op: 'eq', value: 1 }]] } as const;
      await expect(notes().list({ ...all, search: unknown })).rejects.toThrow('no column');
    });

    it('returns one page and the total count', async () => {
      await notes().insertMany(Array.from({ length: 25 }, (_, at) => note(`n${at}`, { amount: at })));
      const page = (offset: number, limit = 10) =>
        notes().list({ where: [], sort: [{ field: 'amount', order: 'desc' }], offset, limit });
      expect(await page(20)).toMatchObject({
        total_count: 25,
        data: [{ amount: 4 }, {}, {}, {}, { amount: 0 }],
      });
      expect(await page(30)).toEqual({ total_count: 25, data: [] });
      expect((await page(0)).total_count).toBe(25);
      expect(await page(0, 0)).toEqual({ total_count: 25, data: [] });
    });

    it('has the same order from both ends of a long list, and no rows past its end', async () => {
      const places = ['Ulm', 'aachen', null, 'Zürich', 'Bonn'];
      const rows = Array.from({ length: 2100 }, (_, at) =>
        note(`n${at}`, { place: places[at % 5] ?? null, amount: at % 7, score: at % 3 ? at % 11 : null }),
      );
      await notes().insertMany(rows);
      for (const field of ['place', 'amount', 'score', 'title'])
        for (const order of ['asc', 'desc'] as const) {
          const sort = [{ field, order }];
          const fullList = titles((await notes().list({ ...all, sort, limit: 2100 })).data);
          for (const offset of [990, 1000, 1049, 1051, 1800, 2095]) {
            const page = await notes().list({ ...all, sort, offset, limit: 10 });
            expect([field, order, offset, ...titles(page.data)]).toEqual([
              field,
              order,
              offset,
              ...fullList.slice(offset, offset + 10),
            ]);
            expect(page.total_count).toBe(2100);
          }
        }
      expect(await notes().list({ ...all, offset: 2100 })).toEqual({ data: [], total_count: 2100 });
    });

    it('recounts a long list after every write, inside and outside of transactions', async () => {
      const first = () => notes().list({ ...all, limit: 1 });
      const many = (from: number) =>
        Array.from({ length: 1200 }, (_, at) => note(`n${from + at}`, { done: at % 2 === 0 }));
      const total = async () => (await first()).total_count;
      await notes().insertMany(many(0));
      expect([await total(), await total()]).toEqual([1200, 1200]);
      await notes().insert(note('one more'));
      expect(await total()).toBe(1201);
      await notes().remove([{ field: 'title', op: 'eq', value: 'n7' }]);
      expect(await total()).toBe(1200);
      const done = { ...all, limit: 1, where: [{ field: 'done', op: 'ne', value: 'x' }] } as const;
      expect((await notes().list(done)).total_count).toBe(1200);
      await storage.transaction(async (tx) => {
        await tx.table('notes').insertMany(many(5000));
        expect((await tx.table('notes').list({ ...all, limit: 1 })).total_count).toBe(2400);
      });
      expect([await total(), (await notes().list(done)).total_count]).toEqual([2400, 2400]);
      await storage
        .transaction(async (tx) => {
          await tx.table('notes').remove([]);
          throw new Error('taken back');
        })
        .catch(() => undefined);
      expect(await total()).toBe(2400);
    });

    it('counts and sums, in total and grouped by a column or its prefix', async () => {
      await notes().insertMany([
        note('a', { day: '2026-01-31', place: 'Élan', amount: 0.1, score: 1.005 }),
        note('b', { day: '2026-01-01', place: 'elan', amount: 0.2 }),
        note('c', { day: '2026-02-01', place: null, amount: -0.3, done: true }),
        note('d', { place: 'b', amount: 1_000_000.07, client_id: 2 }),
      ]);
      const ofFirst = [{ field: 'client_id', op: 'eq', value: 1 }] as const;
      expect(await notes().aggregate({ where: [], sum: ['amount', 'score', 'client_id'] })).toEqual([
        { key: null, count: 4, sums: { amount: 1_000_000.07, score: 1, client_id: 5 } },
      ]);
      expect(await notes().aggregate({ where: [], by: { field: 'day', first: 7 }, sum: ['amount'] })).toEqual(
        [
          { key: '2026-01', count: 2, sums: { amount: 0.3 } },
          { key: '2026-02', count: 1, sums: { amount: -0.3 } },
          { key: null, count: 1, sums: { amount: 1_000_000.07 } },
        ],
      );
      const search = { fields: ['place'], text: 'ELAN' };
      expect(await notes().aggregate({ where: ofFirst, search, by: { field: 'place' } })).toEqual([
        { key: 'elan', count: 1, sums: {} },
        { key: 'Élan', count: 1, sums: {} },
      ]);
      expect(await notes().aggregate({ where: ofFirst, by: { field: 'done' } })).toEqual([
        { key: false, count: 2, sums: {} },
        { key: true, count: 1, sums: {} },
      ]);
    });

    it('sums many cents exactly, and no rows to 0', async () => {
      await notes().insertMany(Array.from({ length: 1000 }, () => note('a', { amount: 0.1 })));
      expect(await notes().aggregate({ where: [], sum: ['amount'] })).toEqual([
        { key: null, count: 1000, sums: { amount: 100 } },
      ]);
      const none = [{ field: 'id', op: 'eq', value: 0 }] as const;
      expect(await notes().aggregate({ where: none, sum: ['amount', 'score'] })).toEqual([
        { key: null, count: 0, sums: { amount: 0, score: 0 } },
      ]);
      expect(await notes().aggregate({ where: none, by: { field: 'title' } })).toEqual([]);
    });

    it('rejects sums of columns without numbers and prefixes of columns without text', async () => {
      const aggregateNotes = (query: object) => notes().aggregate({ where: [], ...query });
      await expect(aggregateNotes({ sum: ['title'] })).rejects.toThrow('has no sum');
      await expect(aggregateNotes({ sum: ['amount; drop table notes'] })).rejects.toThrow('no column');
      await expect(aggregateNotes({ by: { field: 'constructor' } })).rejects.toThrow('no column');
      await expect(aggregateNotes({ by: { field: 'amount', first: 2 } })).rejects.toThrow('is no text');
      await expect(aggregateNotes({ search: { fields: ['nope'], text: 'x' } })).rejects.toThrow('no column');
    });

    it('updates and removes matching rows, and returns their number', async () => {
      await notes().insertMany([note('a'), note('b'), note('c', { client_id: 2 })]);
      const ofFirst = [{ field: 'client_id', op: 'eq', value: 1 }] as const;
      expect(await notes().update(ofFirst, { title: 'Éa', done: true })).toBe(2);
      const found = await notes().list({ ...all, search: { fields: ['title'], text: 'ea' } });
      expect(found.total_count).toBe(2);
      expect(await notes().remove(ofFirst)).toBe(2);
      expect(await notes().count([])).toBe(1);
      expect(await notes().remove(ofFirst)).toBe(0);
    });

    it('rejects duplicates with their columns, and keeps the existing rows', async () => {
      await notes().insert(note('a', { code: 'Ada' }));
      const other = await notes().insert(note('b'));
      const refusal = expect.objectContaining({ name: 'UniqueViolation', table: 'notes', columns: ['code'] });
      await expect(notes().insert(note('c', { code: 'ADA' }))).rejects.toEqual(refusal);
      await expect(notes().insertMany([note('c'), note('d', { code: 'ada' })])).rejects.toEqual(refusal);
      const one = [{ field: 'id', op: 'eq', value: other.id ?? 0 }] as const;
      await expect(notes().update(one, { code: 'ada' })).rejects.toBeInstanceOf(UniqueViolation);
      await expect(notes().insert(note('e', { id: other.id ?? 0 }))).rejects.toEqual(
        expect.objectContaining({ columns: ['id'] }),
      );
      expect(titles(await notes().find([]))).toEqual(['a', 'b']);
      await notes().update(one, { code: null });
      await notes().insert(note('f', { code: null }));
    });

    it('rejects unknown names and values of another type', async () => {
      const unknown = { field: 'id; drop table notes', op: 'eq', value: 1 } as const;
      await expect(notes().find([unknown])).rejects.toThrow('no column');
      await expect(notes().list({ ...all, sort: [{ field: 'constructor', order: 'asc' }] })).rejects.toThrow(
        'no column',
      );
      await expect(notes().list({ ...all, search: { fields: ['nope'], text: 'x' } })).rejects.toThrow(
        'no column',
      );
      await expect(notes().insert(note('a', { nope: 1 }))).rejects.toThrow('no column');
      await expect(notes().insert(note('a', { amount: 'much' }))).rejects.toThrow('does not take');
      await expect(notes().update([], { title: null })).rejects.toThrow('does not take');
      expect(() => storage.table('nope')).toThrow('no table');
    });

    it('supports tables with a text key', async () => {
      const flags = storage.table('feature_flags');
      await flags.insertMany([
        { name: 'b', value: 'on' },
        { name: 'a', value: 'off' },
      ]);
      expect(await flags.find([])).toEqual([
        { name: 'a', value: 'off' },
        { name: 'b', value: 'on' },
      ]);
      await expect(flags.insert({ name: 'a', value: 'on' })).rejects.toMatchObject({ columns: ['name'] });
      await expect(flags.insert({ value: 'on' })).rejects.toThrow('needs its name');
    });

    it('rolls back a transaction that fails, with everything in it', async () => {
      await notes().insert(note('before'));
      const failing = storage.transaction(async (tx) => {
        await tx.table('notes').insert(note('inside'));
        await tx.transaction((inner) => inner.table('notes').insert(note('deeper')));
        expect(await tx.table('notes').count([])).toBe(3);
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect(titles(await notes().find([]))).toEqual(['before']);
      const answer = await storage.transaction(async (tx) => {
        await tx.table('notes').insert(note('kept'));
        return 'done';
      });
      expect(answer).toBe('done');
      expect(await notes().count([])).toBe(2);
    });

    it('lets exactly one of many concurrent claims win', async () => {
      const row = await notes().insert(note('open'));
      const claim = [
        { field: 'id', op: 'eq', value: row.id ?? 0 },
        { field: 'done', op: 'eq', value: false },
      ] as const;
      const wins = await Promise.all(Array.from({ length: 20 }, () => notes().update(claim, { done: true })));
      expect(wins.filter((won) => won === 1)).toHaveLength(1);
    });

    it("does not change a stored row with the caller's objects", async () => {
      const given = note('a');
      const stored = await notes().insert(given);
      stored.title = 'x';
      given.title = 'y';
      expect(titles(await notes().find([]))).toEqual(['a']);
    });

    it('limits find, returns null from first, and accepts an empty insert', async () => {
      await notes().insertMany([note('a'), note('b'), note('c')]);
      expect(titles(await notes().find([], 2))).toEqual(['a', 'b']);
      expect(await notes().first([{ field: 'title', op: 'eq', value: 'z' }])).toBeNull();
      await notes().insertMany([]);
      await storage.optimize();
    });
  });
};
