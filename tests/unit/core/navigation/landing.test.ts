import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areas } from '@resources';
import { buildAbility, type Rights } from '@core/access/ability';
import {
  agencyLanding,
  agencyReturn,
  clientLanding,
  employeeLanding,
  landing,
  shortPaths,
} from '@core/navigation/landing';
import { anyRights, everythingOn, portalAreas } from '../portal-areas';

const start = (permissions: string[], flags: Rights['flags'] = everythingOn, list = portalAreas) =>
  landing(list, buildAbility(list, { permissions, flags }), permissions);

describe('after login', () => {
  test.each([
    [['eip_menu_workers', 'eip_menu_compliance', 'eip_menu_dashboard', 'act_as_evoove_agency'], 'dashboard'],
    [['act_as_evoove_agency', 'eip_menu_compliance'], 'compliance'],
    [['eip_menu_workers', 'act_as_evoove_agency'], 'evoove'],
    [['eip_menu_workers', 'eip_menu_claims'], 'employees'],
    [['eip_menu_locations'], 'worksites'],
    [['eip_menu_gross_profit'], 'gross-profit'],
    [['eip_menu_client_selector'], 'clients'],
    [['eip_menu_users', 'act_as_eip_admin'], 'users'],
    [['eip_menu_users'], 'clients'],
    [['eip_pact_rewards_read'], 'clients'],
    [[], 'clients'],
    [['eip_menu_'], 'clients'],
  ])('%j start at %s', (permissions, path) => expect(start(permissions)).toBe(path));

  test('skips an area whose flag is off', () => {
    const flags = { ...everythingOn, eip_dashboard: false };
    expect(start(['eip_menu_dashboard', 'eip_menu_workers'], flags)).toBe('employees');
    expect(start(['eip_menu_dashboard'], flags)).toBe('clients');
  });

  test('skips an area that is not declared', () => {
    const others = areas.filter(({ name }) => name !== 'dashboard');
    expect(start(['eip_menu_dashboard', 'eip_menu_workers'], everythingOn, others)).toBe('employees');
  });
});

test('short paths belong to client areas and do not shadow global paths', () => {
  const paths = shortPaths(portalAreas).map(({ path }) => path);
  expect(paths).toContain('dashboard');
  expect(paths).not.toContain('users');
  expect(paths).not.toContain('performance');
});

test('a landing is always a path that exists and is open', () => {
  fc.assert(
    fc.property(anyRights, (rights) => {
      const ability = buildAbility(portalAreas, rights);
      const path = landing(portalAreas, ability, rights.permissions);
      if (path === 'clients') return;
      if (path === 'evoove') {
        expect(rights.permissions).toContain('act_as_evoove_agency');
        return;
      }
      const open = portalAreas.filter((area) => area.path === path && ability.can('list', area.name));
      expect(open.length).toBeGreaterThan(0);
    }),
    { numRuns: 3000 },
  );
});

describe('inside a client', () => {
  const clientLandingName = (permissions: string[]) =>
    clientLanding(portalAreas, buildAbility(portalAreas, { permissions, flags: everythingOn }), permissions)
      ?.name ?? null;

  test.each([
    [['eip_menu_claims', 'eip_menu_dashboard'], 'dashboard'],
    [['eip_menu_claims', 'eip_menu_compliance'], 'compliance'],
    [['eip_menu_users', 'act_as_eip_admin'], 'client-users'],
    [['eip_pact_rewards_read'], 'pact-rewards-report'],
    [['evoove_menu_performance'], null],
  ])('%j start at %s', (permissions, name) => expect(clientLandingName(permissions)).toBe(name));
});

test('the agency area starts at its first open page', () => {
  fc.assert(
    fc.property(anyRights, (rights) => {
      const opens = (flag: string, permission: string) =>
        rights.flags[flag] === true && rights.permissions.includes(permission);
      const expected = opens('evoove_agency_revenue_report', 'evoove_menu_revenue_report')
        ? 'revenue-report'
        : opens('evoove_agency_performance', 'evoove_menu_performance')
          ? 'performance'
          : opens('evoove_agency_administration', 'evoove_menu_administration')
            ? 'administration'
            : undefined;
      expect(agencyLanding(portalAreas, buildAbility(portalAreas, rights))?.path).toBe(expected);
    }),
    { numRuns: 1000 },
  );
});

describe('an employee', () => {
  const employee = { id: 1, permissions: [], employeeId: 42 };
  test('without permissions in the portal goes to the app or the form', () => {
    expect(employeeLanding({ ...employee, onboardingComplete: true })).toBe('/get-the-app');
    expect(employeeLanding({ ...employee, onboardingComplete: false })).toBe('/thepactform?employee_id=42');
    expect(employeeLanding(employee)).toBe('/thepactform?employee_id=42');
  });
  test('with permissions stays in the portal', () => {
    expect(employeeLanding({ ...employee, permissions: ['eip_menu_claims'] })).toBeNull();
    expect(employeeLanding({ ...employee, permissions: ['act_as_eip_broker'] })).toBeNull();
    expect(employeeLanding({ id: 1, permissions: [] })).toBeNull();
  });
});

describe('the way back from a client', () => {
  const agencyReturnName = (...held: Rights['permissions']) =>
    agencyReturn(
      areas,
      buildAbility(areas, { permissions: ['act_as_evoove_agency', ...held], flags: everythingOn }),
    )?.name;

  test('leads agency users to the list that links to clients, or else to the start of their area', () => {
    expect(agencyReturnName('evoove_menu_revenue_report', 'evoove_menu_performance')).toBe('my-clients');
    expect(agencyReturnName('evoove_menu_administration', 'evoove_menu_revenue_report')).toBe(
      'revenue-report',
    );
    expect(agencyReturnName('eip_clients_read_list', 'eip_menu_users')).toBeUndefined();
  });
});
