import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import type { Resource } from '@core/resource/resource';
import { recordActionsOf } from '@core/resource/action';
import { tableName } from '@server/storage/resource-tables';
import { type KeptWorld, keepWorld } from '../rights/kept-world';
import type { World } from '../rights/world';
import {
  callAt,
  changeOf,
  changes,
  edited,
  places,
  versioned,
  type VersionedRecord,
  wholeOf,
} from './places';

let world: World;
let kept: KeptWorld;
beforeAll(async () => {
  kept = await keepWorld();
  ({ world } = kept);
});
afterEach(() => kept.restore());

const call = (resource: Resource, method: string, options: Parameters<typeof callAt>[3] = {}) =>
  callAt(world, resource, method, options);

const read = async (resource: Resource): Promise<VersionedRecord> => {
  const { status, body, headers } = await call(resource, 'GET');
  expect(status).toBe(200);
  const record: VersionedRecord = body;
  expect(headers.get('ETag')).toBe(`"${record.version}"`);
  return record;
};

test('every resource that is written has a place here', () => {
  expect(Object.keys(places).sort()).toEqual(versioned.map(({ name }) => name).sort());
  expect(Object.keys(changes).sort()).toEqual(edited.map(({ name }) => name).sort());
});

describe.each(edited.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  test('a save names the version that it read, and gets the next one', async () => {
    const record = await read(resource);
    const body = { ...wholeOf(resource, record), ...changeOf(resource) };
    const saved = await call(resource, 'PUT', { body, version: record.version });
    expect([saved.status, (saved.body as VersionedRecord).version]).toEqual([200, record.version + 1]);
    expect(await read(resource)).toMatchObject({ ...changeOf(resource), version: record.version + 1 });
  });

  test('a save of an earlier version changes nothing and is answered with the record', async () => {
    const record = await read(resource);
    const body = { ...wholeOf(resource, record), ...changeOf(resource) };
    await call(resource, 'PUT', { body, version: record.version });
    const current = await read(resource);
    for (const method of ['PUT', 'PATCH']) {
      const late = await call(resource, method, { body: wholeOf(resource, record), version: record.version });
      expect([late.status, late.body]).toEqual([412, { detail: 'changed', current }]);
    }
    expect(await read(resource)).toEqual(current);
  });

  test('PATCH changes what it names, and needs the version', async () => {
    const record = await read(resource);
    expect((await call(resource, 'PATCH', { body: changeOf(resource) })).status).toBe(428);
    const patched = await call(resource, 'PATCH', { body: changeOf(resource), version: record.version });
    expect(patched.status).toBe(200);
    const { version: _, ...rest } = record;
    expect(await read(resource)).toMatchObject({
      ...rest,
      ...changeOf(resource),
      version: record.version + 1,
    });
  });

  test.each(['1', 'abc', 'W/"1"', '"1', '"-1"', '""', '"1";"2"'])(
    'a version that is no number is refused: %s',
    async (version) => {
      const answer = await call(resource, 'PUT', { body: changeOf(resource), version });
      expect([answer.status, answer.body]).toEqual([
        400,
        { detail: 'malformed', errors: { 'If-Match': 'invalid' } },
      ]);
    },
  );

  test('a save without a version is accepted', async () => {
    const record = await read(resource);
    const body = { ...wholeOf(resource, record), ...changeOf(resource) };
    expect((await call(resource, 'PUT', { body })).status).toBe(200);
    expect((await read(resource)).version).toBe(record.version + 1);
  });
});

describe.each(
  versioned.flatMap((resource) =>
    recordActionsOf(resource.actions).map(
      ([action]) => [`${resource.name} ${action}`, resource, action] as const,
    ),
  ),
)('%s', (_, resource, action) => {
  test('of an earlier version does nothing', async () => {
    const record = await read(resource);
    const answer = await call(resource, 'POST', {
      body: {},
      version: record.version + 1,
      suffix: `/${action}`,
    });
    // A right that the caller lacks comes first.
    expect([403, 404, 412]).toContain(answer.status);
    expect(await read(resource)).toEqual(record);
  });
});

test('a record of an earlier version is not deleted', async () => {
  const resource = resources.find(({ name }) => name === 'users')!;
  const record = await read(resource);
  expect((await call(resource, 'DELETE', { version: record.version + 1 })).status).toBe(412);
  expect((await call(resource, 'DELETE', { version: record.version })).status).toBe(200);
});

test('every update of a table counts, also one that no caller made', async () => {
  const { storage } = world.api;
  for (const resource of versioned) {
    const table = storage.table(tableName(resource));
    const [row] = await table.find([], 1);
    const same = [{ field: resource.idField, op: 'eq', value: row?.[resource.idField] ?? null }] as const;
    const [field = ''] = Object.keys(row ?? {}).filter(
      (name) => ![resource.idField, 'version'].includes(name),
    );
    await table.update(same, { [field]: row?.[field] ?? null });
    expect((await table.first(same))?.['version']).toBe(Number(row?.['version']) + 1);
  }
});
