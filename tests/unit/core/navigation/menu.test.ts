import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areas } from '@resources';
import { buildAbility, type Rights } from '@core/access/ability';
import { menuOf, agencyClientAreas } from '@core/navigation/menu';
import type { Area } from '@core/resource/resource';
import { anyRights, everythingOn, portalAreas } from '../portal-areas';

const menu = (list: readonly Area[], rights: Rights, clientId?: number) =>
  menuOf(list, buildAbility(list, rights), { clientId }).map(({ group, items }) => ({
    group,
    items: items.map(({ name }) => name),
  }));

test('an admin without a client has the client list and the users', () => {
  const permissions = ['act_as_eip_admin', 'eip_menu_users', 'eip_menu_workers'];
  const rights = { permissions, flags: everythingOn };
  expect(menu(areas, rights)).toEqual([{ group: 'start', items: ['clients', 'users'] }]);
  expect(menu(areas, rights, 7)).toEqual([
    { group: 'workforce', items: ['workers'] },
    { group: 'access', items: ['client-users'] },
  ]);
});

test('only an admin has the client list as a menu entry', () => {
  expect(menu(areas, { permissions: ['eip_clients_read_list'], flags: everythingOn })).toEqual([]);
});

test('groups and entries have the order of the areas', () => {
  const permissions = ['eip_menu_locations', 'eip_menu_workers', 'eip_menu_payroll', 'eip_menu_dashboard'];
  const rights = { permissions, flags: everythingOn };
  expect(menu(areas, rights, 1)).toEqual([
    { group: 'start', items: ['dashboard'] },
    { group: 'workforce', items: ['workers', 'payroll', 'locations'] },
  ]);
  expect(menu([...areas].reverse(), rights, 1)).toEqual([
    { group: 'workforce', items: ['locations', 'payroll', 'workers'] },
    { group: 'start', items: ['dashboard'] },
  ]);
});

test('agency users have no menu inside a client, but a list of the areas that they may open there', () => {
  const permissions = ['eip_menu_payroll', 'eip_menu_claims', 'evoove_menu_performance'];
  const rights = { permissions: ['act_as_evoove_agency', ...permissions], flags: everythingOn };
  const names = (given: Rights) =>
    agencyClientAreas(areas, buildAbility(areas, given)).map(({ name }) => name);
  expect(menu(areas, rights, 1)).toEqual([]);
  expect(names(rights)).toEqual(['payroll', 'claims']);
  expect(names({ ...rights, flags: { ...everythingOn, eip_payroll: false } })).toEqual(['claims']);
  expect(names({ permissions, flags: everythingOn })).toEqual([]);
});

test('an entry without an icon is not shown', () => {
  const [first, ...rest] = portalAreas.filter(({ scope }) => scope === 'agency');
  const plain: Area = { ...first!, menu: { group: 'start', order: 0 } };
  const permissions = ['act_as_evoove_agency', ...first!.access.permissions, ...rest[0]!.access.permissions];
  expect(menu([plain, ...rest], { permissions, flags: everythingOn })).toEqual([
    { group: 'start', items: ['performance'] },
  ]);
});

/** Implements section 6 of the specification literally. */
const expectedMenu = (area: Area, rights: Rights, clientId: number | undefined): boolean => {
  const holds = (permission: string) => rights.permissions.includes(permission);
  const flagOn = !area.access.flag || rights.flags[area.access.flag] === true;
  const permitted = [...area.access.permissions, ...(area.menu?.permissions ?? [])].every(holds);
  const clientBound = area.scope === 'client';
  const fitsContext = clientBound ? clientId !== undefined : clientId === undefined;
  const rightMenu = holds('act_as_evoove_agency') === (area.scope === 'agency');
  return flagOn && permitted && fitsContext && rightMenu;
};

test('the menu matches the specification, for any flags, permissions and context', () => {
  fc.assert(
    fc.property(anyRights, fc.option(fc.nat(), { nil: undefined }), (rights, clientId) => {
      const shown = menu(portalAreas, rights, clientId).flatMap(({ items }) => items);
      const expected = portalAreas.filter((area) => expectedMenu(area, rights, clientId));
      expect([...shown].sort()).toEqual(expected.map(({ name }) => name).sort());
    }),
    { numRuns: 3000 },
  );
});
