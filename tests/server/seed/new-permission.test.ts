import { expect, test } from 'vitest';
import { resources } from '@resources';
import { createMemoryStorage } from '@server/storage/memory/memory-storage';
import { resourceTables } from '@server/storage/resource-tables';
import { systemTables } from '@server/storage/system-tables';
import { seed } from '@server/seed/seed';

const at = '2025-01-01T00:00:00.000Z';
const right = 'eip_menu_audit_trail';

/** Creates a database from before the audit trail, without demo data, whose roles have other ids. */
const older = async () => {
  const storage = createMemoryStorage([...systemTables, ...resourceTables(resources)]);
  await storage.table('roles').insertMany([
    { id: 42, role_name: 'Administrator' },
    { id: 43, role_name: 'Client Administrator' },
    { id: 44, role_name: 'Worksite Viewer' },
  ]);
  await storage.table('seeded').insertMany([
    { name: 'without demo data', at },
    { name: 'resource:roles', at },
    { name: 'agency roles', at },
  ]);
  return storage;
};
const settings = { scale: 'small', demo: false, hash: (text: string) => Promise.resolve(text) } as const;

const holders = async (storage: Awaited<ReturnType<typeof older>>) =>
  (await storage.table('role_permissions').find([{ field: 'permission', op: 'eq', value: right }])).map(
    (row) => row['role_id'],
  );

test('a new permission is given to roles by name, regardless of their ids', async () => {
  const storage = await older();
  await seed(storage, settings);
  expect(await holders(storage)).toEqual([42, 43]);
});

test('a new permission that one role already has is given to the other roles', async () => {
  const storage = await older();
  await storage.table('role_permissions').insert({ role_id: 43, permission: right });
  await seed(storage, settings);
  expect((await holders(storage)).sort()).toEqual([42, 43]);
});

test('a permission that was removed from a role is not added again', async () => {
  const storage = await older();
  await seed(storage, settings);
  await storage.table('role_permissions').remove([{ field: 'role_id', op: 'eq', value: 43 }]);
  await seed(storage, settings);
  expect(await holders(storage)).toEqual([42]);
});
