import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import type { Resource } from '@core/resource/resource';
import { Refusal } from '@server/api/refusal';
import { endpointOf } from '@server/api/resources/endpoint';
import { tableName } from '@server/storage/resource-tables';
import type { Row } from '@server/storage/storage';
import { sampleOf } from '@tests/helpers/scale';
import { kinds, type Kind } from '../rights/rows';
import { createWorld, type World } from '../rights/world';
import { inWrite } from './in-write';

/** Whether a status says that the record is not the caller's, or that the caller may not do this. */
const isRefused = (status: number): boolean => [403, 404].includes(status);

/** Places are texts without ids. */
const stored = resources.filter(({ name }) => name !== 'places');

/** The endpoint of a record, below `/api/`. */
const pathOf = (resource: Resource, client: unknown): string =>
  endpointOf(resource).replace(':clientId', String(client)).replace('/api/', '');

/** Returns the status of work as a call would answer it. */
const statusOf = async (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof Refusal) return error.status;
      throw error;
    },
  );

class RolledBack extends Error {
  constructor(readonly found: number) {
    super('rolled back');
  }
}

describe.each(sampleOf(kinds, 3))('server code with the rights of %s', (kind: Kind) => {
  let world: World;
  let clients: readonly number[];
  beforeAll(async () => {
    world = await createWorld();
    clients = (await world.api.storage.table('clients').find([])).map((row) =>
      Number(row['client_account_id']),
    );
  });
  const call = (method: string, path: string, options: object = {}) =>
    world.api.call(method, path, { token: world.tokens.get(kind)!, ...options });

  /** Returns the ids in all pages of a list call; none when it is refused. */
  const listed = async (resource: Resource, path: string): Promise<readonly number[]> => {
    const ids: number[] = [];
    for (;;) {
      const { status, body } = await call('GET', `${path}?limit=100&offset=${ids.length}`);
      if (isRefused(status)) return [];
      const { data, total_count = 0 } = body as { data: readonly Row[]; total_count?: number };
      ids.push(...data.map((row) => Number(row[resource.idField])));
      if (data.length === 0 || ids.length >= total_count) return ids;
    }
  };

  /** Returns the ids of the records whose calls for a single record are answered. */
  const opened = async (resource: Resource): Promise<readonly number[]> => {
    const ids = [];
    for (const row of await world.api.storage.table(tableName(resource)).find([])) {
      const id = Number(row[resource.idField]);
      if ((await call('GET', `${pathOf(resource, 0)}/${id}`)).status === 200) ids.push(id);
    }
    return ids;
  };

  /** Returns the ids of the records that the caller's calls show. */
  const shown = async (resource: Resource): Promise<readonly number[]> => {
    // Such a call for a single record does not have to name the client.
    if (resource.api.clientParam !== undefined) return opened(resource);
    const paths = new Set(clients.map((client) => pathOf(resource, client)));
    const ids = [];
    for (const path of paths) ids.push(...(await listed(resource, path)));
    return ids.toSorted((one, other) => one - other);
  };

  test.each(stored.map((resource) => [resource.name, resource] as const))(
    'finds the records of %s that its calls show',
    async (name, resource) => {
      const { value } = await inWrite(world, kind, resource, async (ctx) =>
        ctx
          .records(name)
          .find([])
          .catch((error: unknown) => {
            if (error instanceof Refusal && isRefused(error.status)) return [];
            throw error;
          }),
      );
      // Every user may read their own record.
      const own = name === 'client-users' ? Number(world.fill('{self}', kind)) : undefined;
      const found = value.map((row) => Number(row[resource.idField]));
      expect(found.filter((id) => id !== own)).toEqual((await shown(resource)).filter((id) => id !== own));
    },
  );

  const written = stored.filter(({ operations }) => operations.edit ?? operations.delete);
  test.each(written.map((resource) => [resource.name, resource] as const))(
    'changes and removes the records of %s that its calls do',
    async (name, resource) => {
      const rows = await world.api.storage.table(tableName(resource)).find([]);
      const known = new Set(await shown(resource));
      const idOf = (row: Row) => Number(row[resource.idField]);
      const some = [
        ...rows.filter((row) => known.has(idOf(row))).slice(0, 3),
        ...rows.filter((row) => !known.has(idOf(row))).slice(0, 3),
      ];
      const inContext = async (operation: 'change' | 'remove', id: number): Promise<number> => {
        const isId = [{ field: resource.idField, op: 'eq', value: id }] as const;
        const status = await statusOf(
          inWrite(world, kind, resource, async (ctx) => {
            const records = ctx.records(name);
            const done = operation === 'change' ? await records.change(isId, {}) : await records.remove(isId);
            throw new RolledBack(done.length);
          }).catch((error: unknown) => {
            if (!(error instanceof RolledBack)) throw error;
            if (error.found === 0) throw new Refusal(404, 'not found');
          }),
        );
        return status;
      };
      for (const row of some) {
        const id = idOf(row);
        const path = `${pathOf(resource, row['client_id'])}/${id}`;
        const changed = await inContext('change', id);
        const removed = await inContext('remove', id);
        const headers = { 'If-Match': `"${Number(row['version'] ?? 0)}"` };
        const edit = await call('PATCH', path, { headers, body: {} });
        expect({ id, change: isRefused(changed) }).toEqual({ id, change: isRefused(edit.status) });
        const deletion = await call('DELETE', path);
        expect({ id, removed: isRefused(removed) }).toEqual({ id, removed: isRefused(deletion.status) });
      }
    },
  );
});
