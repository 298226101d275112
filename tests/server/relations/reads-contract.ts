import { beforeAll, describe, expect, test } from 'vitest';
import { readCsv } from '@tests/helpers/read-csv';
import { kinds, type Kind } from '../rights/rows';
import type { Storage } from '@server/storage/storage';
import {
  createVansWorld,
  knowledge,
  names,
  optionsOf,
  relations,
  type Knowledge,
  type VansWorld,
} from './world';

type Wire = Readonly<Record<string, unknown>>;
interface Page {
  readonly data: readonly Wire[];
  readonly total_count: number;
}

/** Callers who may use the client, and so read its vans. */
const readers: readonly Kind[] = ['admin', 'internal', 'staff'];

/**
 * Tests as callers of every kind that nothing which a call reads tells of related records that the caller may not read.
 * `all`: how much the callers may read. `open` returns an empty storage with all tables, or undefined for memory.
 */
export const readsContract = (
  name: string,
  open: () => Promise<Storage | undefined>,
  all: readonly Knowledge[] = knowledge,
): void => {
  describe.each(all)(`in ${name}, a caller who may read %s of the related records`, (what) => {
    let world: VansWorld;
    beforeAll(async () => void (world = await createVansWorld(what, await optionsOf(open))));
    const at = (below: string) => `eip/clients/${world.client}/vans${below}`;
    const get = (kind: Kind, below: string) =>
      world.api.call('GET', at(below), { token: world.tokens.get(kind) ?? '' });
    const listed = async (kind: Kind, query: string) => (await get(kind, `?limit=50&${query}`)).body as Page;
    const plates = ({ data }: Page) => data.map(({ plate }) => plate);
    const isOpen = (name: string | null) => name !== null && world.readable(what).includes(name);
    const nameOf = (plate: string) =>
      ({ 'A-1': 'Alpha yard', 'B-2': 'Beta yard', 'H-3': 'Hidden quay' })[plate] ?? null;
    const idOf = (name: string | null) => world.depots[name as keyof VansWorld['depots']];

    /** What a caller reads of a van: names and keys. */
    const expected = (plate: string): Wire => {
      const name = nameOf(plate);
      return Object.fromEntries<unknown>(
        relations.flatMap(({ label, key, always }) => [
          [label, always || isOpen(name) ? name : null],
          [key, isOpen(name) ? idOf(name) : null],
        ]),
      );
    };
    /** No answer has the name of a depot, or its number, where the caller may not know it. */
    const knowsNothing = (text: string) => {
      for (const name of names.filter((one) => !isOpen(one) && one !== 'Other town'))
        expect(text.replaceAll(`"home":"${name}"`, '')).not.toContain(name);
      expect(text).not.toContain('Other town');
    };

    test.each(readers)('%s reads names and keys in lists and records', async (kind) => {
      const page = await listed(kind, 'sort=plate');
      expect(plates(page)).toEqual(['A-1', 'B-2', 'H-3', 'Z-0']);
      for (const row of page.data) {
        expect(row).toMatchObject(expected(String(row['plate'])));
        const one = await get(kind, `/${String(row['id'])}`);
        expect(one.body).toMatchObject(expected(String(row['plate'])));
        knowsNothing(one.text);
      }
    });

    test.each(readers)('%s filters by what they know only', async (kind) => {
      for (const { label, key } of relations)
        for (const plate of ['A-1', 'B-2', 'H-3']) {
          const name = nameOf(plate);
          const found = await listed(kind, `${key}=${idOf(name)}`);
          expect([label, plate, plates(found), found.total_count]).toEqual(
            isOpen(name) ? [label, plate, [plate], 1] : [label, plate, [], 0],
          );
        }
      expect((await listed(kind, `depot_id=${world.depots['Other town']}`)).total_count).toBe(0);
    });

    test.each(readers)('%s sorts by what they know only', async (kind) => {
      const order = async (by: string, direction: string) =>
        plates(await listed(kind, `sort=${by}&order=${direction}`));
      const known = ['A-1', 'B-2', 'H-3'].filter((plate) => isOpen(nameOf(plate)));
      const others = ['A-1', 'B-2', 'H-3', 'Z-0'].filter((plate) => !known.includes(plate));
      for (const by of ['depot', 'store']) {
        expect(await order(by, 'asc')).toEqual([...known, ...others]);
        expect(await order(by, 'desc')).toEqual([...known.toReversed(), ...others]);
      }
      expect(await order('home', 'desc')).toEqual(['H-3', 'B-2', 'A-1', 'Z-0']);
    });

    test.each(readers)('%s searches what they know only', async (kind) => {
      for (const plate of ['A-1', 'B-2', 'H-3']) {
        const name = nameOf(plate) ?? '';
        const found = await listed(kind, `search=${encodeURIComponent(name)}`);
        expect([plates(found), found.total_count]).toEqual(isOpen(name) ? [[plate], 1] : [[], 0]);
        const path = `v1/find?text=${encodeURIComponent(name)}&client_id=${world.client}`;
        const hits = await world.api.call('GET', path, { token: world.tokens.get(kind) ?? '' });
        const { data } = hits.body as { data: readonly { resource: string; hits: readonly Wire[] }[] };
        const inVans = data.find(({ resource }) => resource === 'vans')?.hits ?? [];
        expect(inVans.map(({ record }) => record)).toMatchObject(
          isOpen(name) ? [{ plate, depot: name }] : [],
        );
      }
      const all = await world.api.call('GET', `v1/find?text=${encodeURIComponent('A-1')}`, {
        token: world.tokens.get(kind) ?? '',
      });
      knowsNothing(all.text);
    });

    test.each(readers)('%s exports what they know only', async (kind) => {
      const csv = await get(kind, '?format=csv&sort=depot&columns=plate,depot,home,store');
      const [, ...rows] = readCsv(csv.text);
      expect(rows.map(([plate]) => plate).toSorted()).toEqual(['A-1', 'B-2', 'H-3', 'Z-0']);
      for (const [plate = '', depot, home, store] of rows) {
        const { depot: name, home: always } = expected(plate);
        expect([depot, home, store]).toEqual([name ?? '', always ?? '', name ?? '']);
      }
      const pdf = await get(kind, '/register');
      expect(pdf.status).toBe(200);
      const { rows: cells } = pdf.body as { rows: readonly (readonly unknown[])[] };
      expect(cells).toHaveLength(4);
      for (const name of names.filter((one) => !isOpen(one)))
        expect(JSON.stringify(cells).split(name).length - 1).toBe(name === 'Other town' ? 0 : 1);
    });

    test.each(kinds)('%s without access to the client reads nothing', async (kind) => {
      const answer = await get(kind, '?limit=50');
      if (answer.status !== 200) knowsNothing(answer.text);
      else
        for (const row of (answer.body as Page).data)
          expect(row).toMatchObject(expected(String(row['plate'])));
    });
  });
};
