import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areas, resources } from '@resources';
import clients from '@resources/clients/resource';
import users from '@resources/users/resource';
import workers from '@resources/workers/resource';
import {
  buildAbility,
  explainRefusal,
  menuSubject,
  hasRole,
  isAdmin,
  isAgency,
  readsAllClients,
  rowConditions,
} from '@core/access/ability';
import { newPermission } from '@core/access/names';
import type { Operation, Resource } from '@core/resource/resource';
import { anyRights, everythingOn } from '../portal-areas';
import { runs } from '@tests/helpers/scale';

const withPermissions = (...permissions: string[]) =>
  buildAbility(areas, { permissions, flags: everythingOn });

describe('an area', () => {
  const staff = withPermissions('eip_menu_workers');

  test('is open with flag and permission', () => {
    expect(staff.can('list', 'workers')).toBe(true);
    expect(staff.can('show', 'workers')).toBe(true);
  });

  test('is visible but closed without its permission', () => {
    expect(staff.can('see', 'locations')).toBe(true);
    expect(staff.can('list', 'locations')).toBe(false);
    expect(staff.can('create', 'locations')).toBe(false);
    expect(staff.can('read', 'locations', 'city')).toBe(false);
  });

  const flagsOff: Record<string, boolean>[] = [{ eip_workers: false }, {}, { constructor: true }];
  test.each(flagsOff)('does not exist with flags %j', (flags) => {
    const ability = buildAbility(areas, { permissions: ['eip_menu_workers'], flags });
    for (const action of ['see', 'list', 'show', 'read'] as const)
      expect(ability.can(action, 'workers')).toBe(false);
    expect(ability.can('see', menuSubject('workers'))).toBe(false);
  });

  test('needs no flag if it declares none', () => {
    expect(buildAbility(areas, { permissions: [], flags: {} }).can('list', 'clients')).toBe(true);
  });

  test('is never open if it is unknown', () => {
    expect(staff.can('list', 'nothing')).toBe(false);
  });
});

describe('a page about an operation', () => {
  const flags = { ...everythingOn, record_trash: true };
  const may = (name: string, permissions: readonly string[], on: Record<string, boolean> = flags) => {
    const ability = buildAbility(areas, { permissions, flags: on });
    return [ability.can('see', name), ability.can('list', name), ability.can('see', menuSubject(name))];
  };
  const [open, closed, absent] = [
    [true, true, true],
    [true, false, false],
    [false, false, false],
  ];

  test('is open with the right to it on one resource of its scope', () => {
    expect(may('client-trash', ['eip_menu_locations', 'eip_locations_write'])).toEqual(open);
    expect(may('client-trash', ['eip_menu_users'])).toEqual(open);
    expect(may('trash', ['eip_menu_users', 'act_as_eip_admin'])).toEqual(open);
    expect(may('agency-trash', ['act_as_evoove_agency', 'evoove_menu_administration'])).toEqual(open);
  });

  test('is closed without it, however much is open in other scopes', () => {
    expect(may('client-trash', ['eip_menu_locations'])).toEqual(closed);
    expect(may('client-trash', ['eip_locations_write'])).toEqual(closed);
    expect(may('trash', ['eip_menu_users'])).toEqual(closed);
    expect(may('agency-trash', ['eip_menu_users', 'act_as_eip_admin'])).toEqual(closed);
  });

  test('is closed while the flags of the resources are off, and does not exist without its own', () => {
    expect(may('client-trash', ['eip_menu_users'], { ...flags, eip_users: false })).toEqual(closed);
    expect(may('client-trash', ['eip_menu_users'], everythingOn)).toEqual(absent);
  });
});

describe('operations', () => {
  test('follow the area, and exist only if declared', () => {
    const admin = withPermissions('eip_menu_users', 'act_as_eip_admin');
    for (const operation of ['create', 'edit', 'delete'] as const)
      expect(admin.can(operation, 'users')).toBe(true);
    expect(withPermissions('eip_menu_users').can('delete', 'users')).toBe(false);
    expect(withPermissions('eip_menu_workers').can('create', 'workers')).toBe(false);
  });

  test('also need their own permissions', () => {
    const guarded: Resource = {
      ...users,
      operations: { delete: { permissions: ['eip_pact_rewards_read'] } },
    };
    const held = ['eip_menu_users', 'act_as_eip_admin'];
    const can = (permissions: string[]) =>
      buildAbility([guarded], { permissions, flags: everythingOn }).can('delete', 'users');
    expect(can(held)).toBe(false);
    expect(can([...held, 'eip_pact_rewards_read'])).toBe(true);
  });
});

describe('columns of the client selector', () => {
  const columns = ['total_past_due', 'open_claim_count', 'pact_compliance', 'ytd_gross_profit', 'last_login'];
  test.each([
    ['act_as_eip_admin', columns],
    ['act_as_eip_broker', ['total_past_due', 'open_claim_count', 'pact_compliance']],
    ['act_as_eip_internal', ['last_login']],
    ['act_as_pact_admin', ['last_login']],
    ['act_as_evoove_agency', []],
  ])('%s sees %j', (permission, seen) => {
    const ability = withPermissions(permission);
    expect(columns.filter((column) => ability.can('read', 'clients', column)).sort()).toEqual(
      [...seen].sort(),
    );
    expect(ability.can('read', 'clients', 'client_account_name')).toBe(true);
  });
});

test('recognizes the kinds of user', () => {
  expect(isAgency(withPermissions('act_as_evoove_agency'))).toBe(true);
  expect(withPermissions('act_as_evoove_agency').can('list', 'agency')).toBe(true);
  expect(isAdmin(withPermissions('act_as_eip_admin'))).toBe(true);
  expect(readsAllClients(withPermissions('eip_clients_read_list'))).toBe(true);
  const plainUser = withPermissions('eip_menu_users');
  expect([
    isAgency(plainUser),
    isAdmin(plainUser),
    readsAllClients(plainUser),
    hasRole(plainUser, 'broker'),
  ]).toEqual([false, false, false, false]);
});

test('a refusal names what is missing', () => {
  expect(explainRefusal(users, { permissions: ['eip_menu_users'], flags: {} })).toEqual({
    flag: 'eip_users',
    permissions: ['act_as_eip_admin'],
  });
  expect(explainRefusal(workers, { permissions: ['eip_menu_workers'], flags: everythingOn })).toEqual({
    permissions: [],
  });
  expect(explainRefusal(clients, { permissions: [], flags: {} })).toEqual({ permissions: [] });
});

test('the ability agrees with a direct check of flags and permissions', () => {
  fc.assert(
    fc.property(anyRights, (rights) => {
      const ability = buildAbility(resources, rights);
      const hasAll = (list: readonly string[] = []) =>
        list.every((name) => rights.permissions.includes(name));
      for (const area of resources) {
        const isFlagOn = area.access.flag === undefined || rights.flags[area.access.flag] === true;
        const open = isFlagOn && hasAll(area.access.permissions);
        expect(ability.can('see', area.name)).toBe(isFlagOn);
        expect(ability.can('list', area.name)).toBe(open);
        for (const operation of ['create', 'edit', 'delete'] satisfies Operation[])
          expect(ability.can(operation, area.name)).toBe(
            open &&
              area.operations[operation] !== undefined &&
              hasAll(area.operations[operation].permissions),
          );
        for (const [name, { onlyFor }] of Object.entries(area.fields))
          expect(ability.can('read', area.name, name)).toBe(
            open && (!onlyFor || onlyFor.some((permission) => rights.permissions.includes(permission))),
          );
      }
    }),
    { numRuns: runs(150, 500) },
  );
});

describe('the records that a declaration limits', () => {
  const sold = { field: 'status', op: 'ne', value: 'Sold' } as const;
  const rows: NonNullable<Resource['rows']> = [
    { where: sold, exceptFor: [newPermission('eip_lots_sold'), 'act_as_eip_admin'] },
    { where: { field: 'agent_id', op: 'eq', value: { caller: 'id' } } },
  ];
  const own = (userId?: number, ...permissions: string[]) =>
    rowConditions({ rows }, { permissions, flags: {}, ...(userId !== undefined && { userId }) });

  test('are those of the caller, or none for an unknown caller', () => {
    expect(own(7)).toEqual([sold, { field: 'agent_id', op: 'eq', value: 7 }]);
    expect(own()).toEqual([sold, { any: [] }]);
  });

  test('are not limited by a rule that excepts one of the user’s permissions', () => {
    for (const permission of ['eip_lots_sold', 'act_as_eip_admin'])
      expect(own(7, permission)).toEqual([{ field: 'agent_id', op: 'eq', value: 7 }]);
  });

  test('are all records if nothing limits them', () => {
    expect(rowConditions({}, { permissions: [], flags: {}, userId: 7 })).toEqual([]);
  });
});
