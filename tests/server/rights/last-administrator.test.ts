import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStorage } from '@server/storage/open-storage';
import type { Storage } from '@server/storage/storage';
import { createHarness, type Answer, type Harness } from '../api/harness';
import { hasPostgres, startOwnPostgres } from '../helpers/own-postgres';
import { openPgliteStorage, schemas } from '../storage/pglite-database';

const administrator = 1;
const viewer = 8;

interface Stored {
  readonly storage?: Storage;
  readonly close: () => Promise<void>;
}

const storages: readonly (readonly [string, () => Promise<Stored>])[] = [
  ['memory', () => Promise.resolve({ close: () => Promise.resolve() })],
  [
    'PGlite',
    async () => {
      const storage = await openPgliteStorage();
      return { storage, close: () => storage.close() };
    },
  ],
  ...(hasPostgres
    ? [
        [
          'PostgreSQL',
          async () => {
            const server = await startOwnPostgres();
            const { storage } = await openStorage({ databaseUrl: server.url }, schemas);
            return {
              storage,
              close: async () => {
                await storage.close();
                server.remove();
              },
            };
          },
        ] as const,
      ]
    : []),
];

describe.each(storages)('last administrator on %s', (_, open) => {
  let stored: Stored;
  let api: Harness;
  let ids: readonly [number, number];
  let tokens: readonly [string, string];
  beforeAll(async () => {
    stored = await open();
    api = await createHarness(stored.storage ? { storage: stored.storage } : {});
  }, 60_000);
  afterAll(() => stored.close());

  const users = () => api.storage.table('users');
  const activeOnes = () =>
    users().find([
      { field: 'role_id', op: 'eq', value: administrator },
      { field: 'stage', op: 'eq', value: 'active' },
    ]);

  /** Leaves exactly two active administrators. */
  beforeEach(async () => {
    ids = [await api.userIdOf('admin'), await api.userIdOf('broker')];
    await users().update([{ field: 'role_id', op: 'eq', value: administrator }], { stage: 'inactive' });
    await users().update([{ field: 'id', op: 'in', value: [...ids] }], {
      role_id: administrator,
      role_name: 'Administrator',
      stage: 'active',
    });
    tokens = [await api.tokenOf('admin'), await api.tokenOf('broker')];
  });

  const form = async (id: number, roleId: number) => {
    const row = await users().first([{ field: 'id', op: 'eq', value: id }]);
    const { first_name, last_name, username } = row ?? {};
    return { first_name, last_name, username, role_id: roleId, eip_client_ids: [7] };
  };
  const actions = {
    demote: async (token: string, id: number) =>
      api.call('PUT', `v1/users/${id}`, { token, body: await form(id, viewer) }),
    deactivate: (token: string, id: number) => api.call('POST', `v1/users/${id}/deactivate`, { token }),
    delete: (token: string, id: number) => api.call('DELETE', `v1/users/${id}`, { token }),
  };
  const statusAndDetail = ({ status, body }: Answer) => [status, (body as { detail?: string }).detail];

  test('cannot be demoted, not even by themselves', async () => {
    expect((await actions.demote(tokens[0], ids[1])).status).toBe(200);
    expect(statusAndDetail(await actions.demote(tokens[0], ids[0]))).toEqual([409, 'last administrator']);
    expect(await activeOnes()).toHaveLength(1);
  });

  // Delete comes last, because a deleted user cannot sign in for the next case.
  test.each(['demote', 'deactivate', 'delete'] as const)(
    'remains when two administrators %s each other at once',
    async (name) => {
      const answers = await Promise.all([actions[name](tokens[0], ids[1]), actions[name](tokens[1], ids[0])]);
      expect(await activeOnes()).toHaveLength(1);
      const statuses = answers.map(({ status }) => status).sort();
      // The second caller is the last administrator by then, or its session has ended.
      expect(statuses[0]).toBe(200);
      expect([401, 409]).toContain(statuses[1]);
    },
  );
});
