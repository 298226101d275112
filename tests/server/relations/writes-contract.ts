import { beforeAll, describe, expect, test } from 'vitest';
import type { Storage } from '@server/storage/storage';
import { createVansWorld, knowledge, optionsOf, type Knowledge, type VansWorld } from './world';

type Wire = Readonly<Record<string, unknown>>;

/**
 * Tests as callers of every kind that nothing which a call writes tells of related records that the caller may not read.
 * `all`: how much the callers may read. `open` returns an empty storage with all tables, or undefined for memory.
 */
export const writesContract = (
  name: string,
  open: () => Promise<Storage | undefined>,
  all: readonly Knowledge[] = knowledge,
): void => {
  describe.each(all)(`in ${name}, a caller who may read %s of the related records`, (what) => {
    let world: VansWorld;
    let token: string;
    beforeAll(async () => {
      world = await createVansWorld(what, await optionsOf(open));
      token = world.tokens.get('staff') ?? '';
    });
    const call = (method: string, below = '', body?: object, version?: number) =>
      world.api.call(method, `eip/clients/${world.client}/vans${below}`, {
        token,
        ...(body && { body }),
        headers: version === undefined ? {} : { 'If-Match': `"${version}"` },
      });
    const stored = async (plate: string) =>
      (await world.api.storage.table('vans').first([{ field: 'plate', op: 'eq', value: plate }])) as Wire;
    const read = async (plate: string) => (await call('GET', `/${world.vans[plate]}`)).body as Wire;
    const isOpen = (name: string) => world.readable(what).includes(name);
    const create = (keys: object, plate = 'N-9') => call('POST', '', { plate, note: 'n', ...keys });
    const versionOf = async (plate: string) => Number((await stored(plate))['version']);

    test('a new record takes a related one that the caller may read, and no other', async () => {
      const refused = [999_999, world.depots['Other town']];
      for (const [name, id] of Object.entries(world.depots)) {
        if (!isOpen(name)) refused.push(id);
        else expect((await create({ depot_id: id })).body).toMatchObject({ depot: name, depot_id: id });
      }
      const texts = new Set<string>();
      for (const id of refused) {
        const answer = await create({ depot_id: id });
        expect(answer.status).toBe(422);
        texts.add(answer.text);
      }
      // What does not exist and what may not be read are refused in the same words.
      expect([...texts]).toEqual(['{"detail":"invalid","errors":{"depot_id":"invalid"}}']);
    });

    test('a field of a related record that may not be read decides nothing', async () => {
      const id = world.depots['Hidden quay'];
      const answer = await call('POST', '', { plate: 'N-8', depot_id: id });
      expect([answer.status, (answer.body as Wire)['errors']]).toEqual([
        422,
        isOpen('Hidden quay') ? { note: 'required' } : { depot_id: 'invalid' },
      ]);
    });

    test('a record that is sent back as it was read keeps what the caller may not know', async () => {
      for (const plate of ['A-1', 'B-2', 'H-3']) {
        const before = await stored(plate);
        const shown = await read(plate);
        const whole = await call('PUT', `/${world.vans[plate]}`, { ...shown, note: 'sent' });
        expect([plate, whole.status, whole.text]).toEqual([plate, 200, expect.any(String)]);
        const part = await call('PATCH', `/${world.vans[plate]}`, { note: 'part' }, await versionOf(plate));
        expect(part.status).toBe(200);
        expect(await stored(plate)).toEqual({ ...before, note: 'part', version: expect.any(Number) });
        expect(part.body).toEqual({ ...shown, note: 'part', version: expect.any(Number) });
      }
    });

    test('a number that the caller may not know is refused, even the right one', async () => {
      for (const plate of ['A-1', 'H-3']) {
        const { depot_id, ...shown } = await read(plate);
        if (depot_id !== null) continue;
        const { depot_id: right } = await stored(plate);
        const texts = new Set<string>();
        for (const id of [right, 999_999]) {
          const answer = await call('PUT', `/${world.vans[plate]}`, { ...shown, depot_id: id });
          expect(answer.status).toBe(422);
          texts.add(answer.text);
        }
        expect(texts.size).toBe(1);
      }
    });

    test('a conflict shows the record as the caller reads it', async () => {
      const answer = await call('PATCH', `/${world.vans['H-3']}`, { note: 'x' }, 77);
      expect(answer.status).toBe(412);
      const { current } = answer.body as { current: Wire };
      expect(current).toEqual(await read('H-3'));
    });

    test('the history names what the caller may know, and undo brings back no other', async () => {
      const { storage } = world.api;
      const admin = world.tokens.get('admin') ?? '';
      const id = Number(
        (await storage.table('vans').insert({ plate: 'U-5', client_id: world.client }))['id'],
      );
      const path = `eip/clients/${world.client}/vans/${id}`;
      // A colleague with all rights changes the relation twice.
      await storage.table('vans').update([{ field: 'id', op: 'eq', value: id }], { note: 'n' });
      const to = async (name: keyof VansWorld['depots'] | null) => {
        await storage.table('vans').update([{ field: 'id', op: 'eq', value: id }], {
          depot_id: name === null ? null : world.depots[name],
          home_key: name === null ? null : world.depots[name],
        });
        const { version } = (await world.api.call('GET', path, { token: admin })).body as { version: number };
        const body = { note: `at ${name ?? 'none'}` };
        const headers = { 'If-Match': `"${version}"` };
        expect((await world.api.call('PATCH', path, { token: admin, body, headers })).status).toBe(200);
        return version;
      };
      const atHidden = await to('Hidden quay');
      await to('Alpha yard');
      await to(null);
      const { data } = (await call('GET', `/${id}/history`)).body as {
        data: readonly { changes: readonly { field: string; before: unknown; after: unknown }[] }[];
      };
      const ofField = (field: string) =>
        data
          .flatMap(({ changes }) => changes.filter((change) => change.field === field))
          .flatMap((one) => [one.before, one.after]);
      const shown = (name: 'Hidden quay' | 'Alpha yard') => `${name} (${world.depots[name]})`;
      for (const name of ['Hidden quay', 'Alpha yard'] as const) {
        expect([name, ofField('depot_id').includes(shown(name))]).toEqual([name, isOpen(name)]);
        expect(ofField('home_key')).toContain(isOpen(name) ? shown(name) : name);
      }
      if (what === 'none') expect(ofField('depot_id').filter((value) => value !== null)).toEqual([]);
      const { version } = await stored('U-5');
      const undone = await world.api.call('POST', `${path}/undo`, {
        token,
        body: { version: atHidden, fields: ['depot_id'] },
        headers: { 'If-Match': `"${String(version)}"` },
      });
      expect([undone.status, (await stored('U-5'))['depot_id']]).toEqual(
        isOpen('Hidden quay') ? [200, world.depots['Hidden quay']] : [422, null],
      );
      expect(undone.text.includes('Hidden quay')).toBe(isOpen('Hidden quay'));
    });

    test('the audit trail names what its reader may know', async () => {
      const admin = world.tokens.get('admin') ?? '';
      const api = world.api;
      const path = `eip/clients/${world.client}/vans`;
      if (!isOpen('Alpha yard')) return;
      const body = { plate: 'T-7', note: 'n', depot_id: world.depots['Alpha yard'] };
      const made = (await api.call('POST', path, { token: admin, body })).body as { id: number };
      const entry = await api.storage.table('audit_trail').first([
        { field: 'resource', op: 'eq', value: 'vans' },
        { field: 'record_id', op: 'eq', value: String(made.id) },
      ]);
      const detail = await api.call('GET', `v1/audit-trail/${String(entry?.['id'])}`, { token: admin });
      expect(detail.text).toContain('Alpha yard');
      await api.storage.table('depots').update([{ field: 'depot_name', op: 'eq', value: 'Alpha yard' }], {
        hidden: true,
      });
      const later = await api.call('GET', `v1/audit-trail/${String(entry?.['id'])}`, { token: admin });
      expect(later.text.includes('Alpha yard')).toBe(what === 'all');
      await api.storage.table('depots').update([{ field: 'depot_name', op: 'eq', value: 'Alpha yard' }], {
        hidden: false,
      });
    });
  });
};
