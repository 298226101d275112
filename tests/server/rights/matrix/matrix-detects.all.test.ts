import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { demoRoles } from '@server/seed/data/roles';
import type { Resource } from '@core/resource/resource';
import { endpointOf } from '@server/api/resources/endpoint';
import { tableName } from '@server/storage/resource-tables';
import { isFull } from '@tests/helpers/scale';
import { restricted } from './restricted';
import { createMatrixWorld, everything, leaksOf, type Leak, type World } from './run';
import type { Withheld } from './withheld';

let world: World;
beforeAll(async () => {
  world = await createMatrixWorld(resources);
});

const all = everything(demoRoles);
const kinds = (leaks: readonly Leak[]) => new Set(leaks.map(({ channel }) => channel.kind));

/** Tests the matrix itself: it must find leaks when the server's declarations lack the rule. */
describe('a removed rule is detected', () => {
  const without = (change: (resource: Resource) => Resource) => resources.map(change);

  test('on every channel', async () => {
    const declared = restricted(resources, () => true, world.visible);
    const found = kinds(await leaksOf(world, { declared, served: resources, caller: all }));
    expect([...found].sort()).toEqual(
      [
        ...['active-employees-trend', 'by-month', 'csv', 'dashboard', 'filter', 'find', 'kpi', 'list'],
        ...['needs-attention', 'page', 'pdf', 'record', 'refused write', 'search', 'sort', 'tax-cut-off'],
      ].sort(),
    );
  });

  const tables = [...new Set(resources.map(tableName))];
  test.each(tables)('on each field of %s', async (table) => {
    const declared = restricted(resources, () => true, world.visible);
    const sharing = resources.filter((resource) => tableName(resource) === table);
    const columns = new Set(Object.keys((await world.api.storage.table(table).first([])) ?? {}));
    const names = new Set(
      sharing.flatMap(({ fields, idField }) =>
        // Computed values have no column: there is nothing to mark.
        Object.keys(fields).filter((one) => one !== idField && columns.has(one)),
      ),
    );
    const endpoints = sharing.map((one) => endpointOf(one).replace(':clientId', String(world.client)));
    const missed: string[] = [];
    for (const field of names) {
      const leaks = await leaksOf(world, {
        declared,
        served: resources,
        caller: all,
        only: (one: Withheld) =>
          one.table === table ? [{ ...one, fields: [field], hides: () => false, fixed: '' }] : [],
        isAsked: ({ kind, path }) =>
          ['list', 'record'].includes(kind) && endpoints.some((endpoint) => path.startsWith(endpoint)),
      });
      if (leaks.length === 0) missed.push(field);
    }
    expect(missed).toEqual([]);
  });

  test.each(tables.filter((table) => table !== 'clients'))('on the rows of %s', async (table) => {
    const leaks = await leaksOf(world, {
      declared: restricted(resources, () => false, world.visible),
      served: resources,
      caller: all,
      only: (one) => (one.table === table ? [{ ...one, fields: [] }] : []),
      isAsked: ({ kind }) => isFull || kind === 'list',
    });
    expect(kinds(leaks)).toContain('list');
  });

  test.each(['gross-profit', 'billings', 'payroll', 'workers', 'claims', 'compliance'])(
    'on the area %s, by the dashboard',
    async (name) => {
      const leaks = await leaksOf(world, {
        declared: resources,
        served: without((one) => (one.name === name ? { ...one, access: { permissions: [] } } : one)),
        caller: { name: 'the dashboard alone', permissions: ['eip_menu_dashboard'] },
      });
      expect(kinds(leaks)).toContain('dashboard');
    },
  );
});
