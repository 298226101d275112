import { beforeAll, describe, expect, test } from 'vitest';
import type { Storage } from '@server/storage/storage';
import { createVansWorld, optionsOf, type VansWorld } from './world';
import { permissions } from './vans';

type Wire = Readonly<Record<string, unknown>>;

const eq = (field: string, value: string | number) => [{ field, op: 'eq', value }] as const;

/** Tests what the deletion of a related record does. `open` returns an empty storage with all tables, or undefined. */
export const deletionContract = (name: string, open: () => Promise<Storage | undefined>): void => {
  describe(`the deletion of a related record in ${name}`, () => {
    let world: VansWorld;
    let token: string;
    let others: readonly string[];
    beforeAll(async () => {
      world = await createVansWorld('all', await optionsOf(open));
      token = world.tokens.get('staff') ?? '';
      others = [world.tokens.get('admin') ?? ''];
    });
    const call = (method: string, path: string, body?: object, as = token, version?: unknown) =>
      world.api.call(method, `eip/clients/${world.client}/${path}`, {
        token: as,
        ...(body && { body }),
        headers: version === undefined ? {} : { 'If-Match': `"${Number(version)}"` },
      });
    const table = (of: 'vans' | 'depots') => world.api.storage.table(of);
    const newDepot = async (depot_name: string) =>
      Number((await table('depots').insert({ depot_name, client_id: world.client }))['id']);
    const newVan = async (plate: string, keys: Readonly<Record<string, number>>) =>
      Number((await table('vans').insert({ plate, client_id: world.client, ...keys }))['id']);
    const van = (id: number) => table('vans').first(eq('id', id));
    const remove = (depot: number, as = token) => call('DELETE', `depots/${depot}`, undefined, as);
    const restore = async (of: 'vans' | 'depots', answer: { body: never }) =>
      call('POST', `${of}/trash/${(answer.body as { trash: number }).trash}/restore`, {});

    test('is refused with what refers to it', async () => {
      const depot = await newDepot('Restricted');
      const referring = await newVan('R-1', { depot_id: depot });
      await newVan('R-2', { depot_id: depot, store_id: depot, home_key: depot });
      const answer = await remove(depot);
      expect([answer.status, answer.body]).toEqual([
        409,
        { detail: 'referenced', referring: [{ resource: 'vans', count: 2 }] },
      ]);
      expect((await call('GET', `depots/${depot}/dependents`)).body).toEqual({
        data: [{ resource: 'vans', count: 3 }],
      });
      expect(await table('depots').count(eq('id', depot))).toBe(1);
      expect(await van(referring)).toMatchObject({ depot_id: depot, version: 0 });
    });

    test('names nothing that the caller may not list', async () => {
      const depot = await newDepot('Unlisted');
      await newVan('R-3', { depot_id: depot });
      const grants = world.api.storage.table('role_permissions');
      const held = await grants.find([{ field: 'permission', op: 'eq', value: permissions.vans }]);
      await grants.remove([{ field: 'permission', op: 'eq', value: permissions.vans }]);
      try {
        const as = await world.api.tokenOf('staff');
        expect((await remove(depot, as)).body).toEqual({ detail: 'referenced', referring: [] });
        expect((await call('GET', `depots/${depot}/dependents`, undefined, as)).body).toEqual({ data: [] });
      } finally {
        await grants.insertMany(
          held.map(({ role_id, permission }) => ({ role_id: role_id ?? 0, permission: permission ?? '' })),
        );
      }
    });

    test('clears keys, which its restore brings back where they are still empty', async () => {
      const [depot, other] = [await newDepot('Cleared'), await newDepot('Taken instead')];
      const [first, second] = [
        await newVan('C-1', { home_key: depot }),
        await newVan('C-2', { home_key: depot }),
      ];
      const deleted = await remove(depot);
      expect(deleted.status).toBe(200);
      for (const id of [first, second]) expect(await van(id)).toMatchObject({ home_key: null, version: 1 });
      const { data } = (await call('GET', `vans/${first}/history`)).body as { data: readonly Wire[] };
      expect(data[0]).toMatchObject({ action: 'update', version: 1 });
      const trail = await world.api.storage.table('audit_trail').find([
        { field: 'resource', op: 'eq', value: 'vans' },
        { field: 'action', op: 'eq', value: 'update' },
      ]);
      expect(trail.length).toBeGreaterThan(0);
      await table('vans').update(eq('id', second), { home_key: other });
      expect((await restore('depots', deleted)).status).toBe(200);
      expect([(await van(first))?.['home_key'], (await van(second))?.['home_key']]).toEqual([depot, other]);
    });

    test('takes records along, which its restore brings back', async () => {
      const [depot, elsewhere] = [await newDepot('Emptied'), world.depots['Alpha yard']];
      const id = await newVan('T-1', { store_id: depot, depot_id: elsewhere });
      const deleted = await remove(depot);
      expect([deleted.status, await van(id)]).toEqual([200, null]);
      const states = await world.api.storage
        .table('record_versions')
        .find([...eq('table_name', 'vans'), ...eq('record_id', id)]);
      expect(states.map(({ action }) => action)).toContain('delete');
      expect((await restore('depots', deleted)).status).toBe(200);
      expect(await van(id)).toMatchObject({ plate: 'T-1', store_id: depot, depot_id: elsewhere });
    });

    test('makes a restore or an undo that needs it impossible, in clear words', async () => {
      const depot = await newDepot('Gone for good');
      const [id, changed] = [
        await newVan('G-1', { depot_id: depot }),
        await newVan('G-2', { depot_id: depot }),
      ];
      const read = async () => (await call('GET', `vans/${changed}`)).body as Wire;
      const at = (await read())['version'];
      const patched = await call('PATCH', `vans/${changed}`, { depot_id: null }, token, at);
      expect(patched.status).toBe(200);
      const deleted = await call('DELETE', `vans/${id}`);
      expect((await remove(depot)).status).toBe(200);
      const back = await restore('vans', deleted);
      expect([back.status, back.body]).toEqual([409, { detail: 'related record deleted' }]);
      expect(await van(id)).toBe(null);
      const undone = await call(
        'POST',
        `vans/${changed}/undo`,
        { version: at },
        token,
        (await read())['version'],
      );
      expect([undone.status, (undone.body as Wire)['errors']]).toEqual([422, { depot_id: 'invalid' }]);
    });

    test('leaves no record that refers to none when one is created at the same time', async () => {
      for (let round = 0; round < 6; round++) {
        const depot = await newDepot(`Race ${round}`);
        const key = round % 2 === 0 ? 'depot_id' : 'home_key';
        const [created, deleted] = await Promise.all([
          call('POST', 'vans', { plate: `Q-${round}`, [key]: depot }, others[0]),
          remove(depot),
        ]);
        const found = await table('vans').find(eq('plate', `Q-${round}`));
        const isGone = (await table('depots').count(eq('id', depot))) === 0;
        expect([200, 409]).toContain(deleted.status);
        expect([201, 422]).toContain(created.status);
        expect(found).toHaveLength(created.status === 201 ? 1 : 0);
        if (isGone) for (const row of found) expect(row[key]).toBe(null);
      }
    });
  });
};
