import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day } from '@server/api/clock';
import type { Storage } from '@server/storage/storage';
import { removeOldRows } from '@server/trail/remove-old';
import { eraseValues } from '@server/trail/erasure';
import type { TrailEvent } from '@server/trail/event';
import { recordEvents, serverActor } from '@server/trail/record-event';
import type { Harness } from '../api/harness';
import { eq, fillTrail, newWorld, storages, verdictOf } from './world';

/** Runs the work and rolls it back, so that many tests can share one trail. */
const undone = async (storage: Storage, work: (tx: Storage) => Promise<void>): Promise<void> => {
  const stop = new Error('undo');
  await storage
    .transaction(async (tx) => {
      await work(tx);
      throw stop;
    })
    .catch((error: unknown) => {
      if (error !== stop) throw error;
    });
};

const tampering: readonly (readonly [
  name: string,
  tamper: (tx: Storage) => Promise<unknown>,
  row: number,
  fault: string,
])[] = [
  ['who did it', (tx) => tx.table('audit_trail').update(eq('id', 3), { user_id: 1 }), 3, 'changed'],
  ['when', (tx) => tx.table('audit_trail').update(eq('id', 4), { at: '2020-01-01' }), 4, 'changed'],
  ['on which record', (tx) => tx.table('audit_trail').update(eq('id', 4), { record_id: '9' }), 4, 'changed'],
  ['the note', (tx) => tx.table('audit_trail').update(eq('id', 4), { note: 'x' }), 4, 'changed'],
  ['the client', (tx) => tx.table('audit_trail').update(eq('id', 4), { client_id: 2 }), 4, 'changed'],
  ['a digest', (tx) => tx.table('audit_trail').update(eq('id', 5), { digest: 'x' }), 5, 'changed'],
  ['the link', (tx) => tx.table('audit_trail').update(eq('id', 5), { previous: 'x' }), 5, 'changed'],
  [
    'the name shown',
    (tx) => tx.table('audit_trail').update(eq('id', 2), { person: 'X' }),
    2,
    'person changed',
  ],
  ['erased or not', (tx) => tx.table('audit_trail').update(eq('id', 2), { erased: true }), 2, 'changed'],
  [
    'values after a write',
    (tx) => tx.table('trail_values').update(eq('row_id', 6), { changes: '{"fields":{}}' }),
    6,
    'values changed',
  ],
  ['values that are gone', (tx) => tx.table('trail_values').remove(eq('row_id', 6)), 6, 'values missing'],
  [
    'values that seem erased',
    async (tx) => {
      await tx.table('trail_values').update(eq('row_id', 6), { changes: null });
      await tx.table('audit_trail').update(eq('id', 6), { erased: true });
    },
    6,
    'values missing',
  ],
  ['a row', (tx) => tx.table('audit_trail').remove(eq('id', 4)), 4, 'missing'],
  ['the first row', (tx) => tx.table('audit_trail').remove(eq('id', 1)), 1, 'missing'],
  [
    'the last rows',
    (tx) => tx.table('audit_trail').remove([{ field: 'id', op: 'gte', value: 7 }]),
    7,
    'cut off',
  ],
  [
    'two rows in each other’s place',
    async (tx) => {
      await tx.table('audit_trail').update(eq('id', 3), { id: 99 });
      await tx.table('audit_trail').update(eq('id', 5), { id: 3 });
      await tx.table('audit_trail').update(eq('id', 99), { id: 5 });
    },
    3,
    'changed',
  ],
  [
    'the end and its mark',
    async (tx) => {
      const row = await tx.table('audit_trail').first(eq('id', 6));
      await tx.table('audit_trail').remove([{ field: 'id', op: 'gt', value: 6 }]);
      await tx.table('trail_marks').update([], { row_id: 6, digest: String(row?.['digest']) });
    },
    0,
    'head changed',
  ],
  [
    'a beginning that was never signed away',
    async (tx) => {
      const row = await tx.table('audit_trail').first(eq('id', 2));
      await tx.table('audit_trail').remove([{ field: 'id', op: 'lte', value: 2 }]);
      await tx
        .table('trail_marks')
        .insert({ name: 'checkpoint', row_id: 2, digest: String(row?.['digest']), signature: 'x' });
    },
    0,
    'checkpoint changed',
  ],
];

describe.each(storages)('audit trail on %s', (_, open) => {
  let api: Harness;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ api, close } = await newWorld(open));
    await fillTrail(api);
  });
  afterAll(() => close());

  it('is intact as it was written', async () => {
    expect(await verdictOf(api)).toMatchObject({ isWhole: true, rows: 8, head: { rowId: 8 } });
  });

  it.each(tampering)('detects a change of %s', async (_, tamper, row, fault) => {
    await undone(api.storage, async (tx) => {
      await tamper(tx);
      expect(await verdictOf({ ...api, storage: tx })).toEqual({ isWhole: false, row, fault });
    });
  });

  it('does not repair a trail whose end was cut off when a row is added', async () => {
    await undone(api.storage, async (tx) => {
      await tx.table('audit_trail').remove([{ field: 'id', op: 'gt', value: 6 }]);
      const row = await tx.table('audit_trail').first(eq('id', 6));
      await tx.table('trail_marks').update([], { row_id: 6, digest: String(row?.['digest']) });
      await recordEvents(api.deps, tx, serverActor, [{ action: 'sign-out', resource: 'session' }]);
      expect(await verdictOf({ ...api, storage: tx })).toEqual({
        isWhole: false,
        row: 7,
        fault: 'not linked',
      });
    });
  });

  it('is rolled back with the write that it records', async () => {
    await undone(api.storage, async (tx) => {
      await recordEvents(api.deps, tx, serverActor, [{ action: 'create', resource: 'users' }]);
      expect(await tx.table('audit_trail').count([])).toBe(9);
    });
    expect(await api.storage.table('audit_trail').count([])).toBe(8);
    expect(await verdictOf(api)).toMatchObject({ isWhole: true, rows: 8 });
  });

  it('adds rows of concurrent writers to one chain', async () => {
    const before = await api.storage.table('audit_trail').count([]);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        api.storage.transaction((tx) =>
          recordEvents(api.deps, tx, { ...serverActor, requestId: `r${index}` }, [
            { action: 'export', resource: 'workers', note: 'csv' },
          ]),
        ),
      ),
    );
    expect(await verdictOf(api)).toMatchObject({ isWhole: true, rows: before + 20 });
  });

  it('has no personal data in its rows except the name, which is erased with the values', async () => {
    const rows = await api.storage.table('audit_trail').find([]);
    const text = JSON.stringify(rows.map((row) => ({ ...row, person: null })));
    for (const trace of ['192.0.2.', 'Before', 'After']) expect(text).not.toContain(trace);
    const people = await api.storage.table('users').find([], 4);
    for (const person of people) expect(text).not.toContain(String(person['last_name']));
  });

  it('is intact after values about a user were erased, and contains none of them', async () => {
    const [first, second] = await api.storage.table('users').find([], 2);
    const [user, other] = [Number(first?.['id']), Number(second?.['id'])];
    expect(await eraseValues(api.deps, serverActor, { user })).toBe(3);
    expect(await verdictOf(api)).toMatchObject({ isWhole: true });
    const acted = await api.storage.table('audit_trail').find(eq('user_id', user));
    expect(acted.map((row) => [row['person'], row['erased']])).toEqual([
      [null, true],
      [null, true],
    ]);
    // The user's change of another user's record is still recorded.
    const eventValues = await api.storage.table('trail_values').first(eq('row_id', Number(acted[1]?.['id'])));
    expect(eventValues).toMatchObject({ actor: null, changes: expect.stringContaining('After 0') });
    expect(await eraseValues(api.deps, serverActor, { resource: 'users', recordId: String(other) })).toBe(1);
    expect(await verdictOf(api)).toMatchObject({ isWhole: true });
    const values = await api.storage.table('trail_values').find([]);
    const left = values.map((row) => `${String(row['actor'])} ${String(row['changes'])}`).join('\n');
    expect(left).not.toContain('192.0.2.1"');
    expect(left).not.toContain('After 0');
    expect(left).toContain('192.0.2.2"');
  });

  it('is intact after the changes of a user’s saved views were erased with the user', async () => {
    const [first, second] = await api.storage.table('users').find([], 2);
    const views = [first, second].map((row, at) => ({ userId: Number(row?.['id']), name: `Rivera ${at}` }));
    for (const { userId, name } of views) {
      const changes = {
        name: { before: null, after: name },
        address: { before: null, after: `?search=${name}` },
      };
      const event: TrailEvent = { action: 'create', resource: 'saved-views', recordId: 31, changes };
      await api.storage.transaction((tx) =>
        recordEvents(api.deps, tx, { userId, network: '', requestId: 'view' }, [event]),
      );
    }
    await eraseValues(api.deps, serverActor, { user: views[0]?.userId ?? 0 });
    const text = JSON.stringify(await api.storage.table('trail_values').find([]));
    expect([text.includes('Rivera 0'), text.includes('Rivera 1')]).toEqual([false, true]);
    expect(await verdictOf(api)).toMatchObject({ isWhole: true });
  });

  it('starts after the old rows that were dropped', async () => {
    const before = await api.storage.table('audit_trail').count([]);
    expect(await removeOldRows(api.deps, 400)).toBe(0);
    api.pass(399 * day);
    await fillTrail(api);
    expect(await removeOldRows(api.deps, 400)).toBe(0);
    api.pass(2 * day);
    expect(await removeOldRows(api.deps, 400)).toBe(before);
    expect(await verdictOf(api)).toMatchObject({ isWhole: true, rows: 9 });
    expect(
      await api.storage.table('trail_values').count([{ field: 'row_id', op: 'lte', value: before }]),
    ).toBe(0);
    api.pass(500 * day);
    expect(await removeOldRows(api.deps, 400)).toBe(9);
    expect(await verdictOf(api)).toMatchObject({ isWhole: true, rows: 1 });
    await undone(api.storage, async (tx) => {
      await tx.table('audit_trail').remove([]);
      expect(await verdictOf({ ...api, storage: tx })).toMatchObject({ isWhole: false, fault: 'cut off' });
    });
  });

  it('is not intact with another key, and no row is reported', async () => {
    const keys = { ...api.deps.keys, trail: new Uint8Array(32) };
    expect(await verdictOf({ ...api, deps: { ...api.deps, keys } })).toMatchObject({
      isWhole: false,
      row: 0,
    });
  });
});
