import fc from 'fast-check';
import type { Flag, Permission } from '@core/access/names';
import { providerFlags, providerPermissions } from '@resources/areas';
import type { Rights } from '@core/access/ability';
import type { Area, MenuEntry, Scope } from '@core/resource/resource';

type Need = readonly [flag: Flag | undefined, ...permissions: Permission[]];

const area = (
  scope: Scope,
  path: string,
  [flag, ...permissions]: Need,
  menu?: Partial<MenuEntry>,
  name = path,
): Area => ({
  name,
  path,
  scope,
  access: { ...(flag && { flag }), permissions },
  menu: { icon: path, group: 'start', order: 0, ...menu },
});

/** All areas of the product, as the specification's route tables list them. */
export const portalAreas: readonly Area[] = [
  area('global', 'clients', [undefined], { order: 1, permissions: ['act_as_eip_admin'] }),
  area('global', 'users', ['eip_users', 'eip_menu_users', 'act_as_eip_admin'], { order: 2 }),
  area('client', 'dashboard', ['eip_dashboard', 'eip_menu_dashboard'], { order: 1 }),
  area('client', 'compliance', ['eip_compliance', 'eip_menu_compliance'], { order: 2 }),
  area('client', 'claims', ['eip_claims', 'eip_menu_claims'], { group: 'risk' }),
  area('client', 'billings', ['eip_billings', 'eip_menu_billings'], { group: 'finance', order: 3 }),
  area('client', 'payroll', ['eip_payroll', 'eip_menu_payroll'], { group: 'workforce', order: 9 }),
  area('client', 'worksites', ['eip_locations', 'eip_menu_locations'], { group: 'workforce', order: 2 }),
  area('client', 'users', ['eip_users', 'eip_menu_users'], { group: 'access' }, 'client-users'),
  area('client', 'pact-rewards-report', ['eip_pact_rewards_report', 'eip_pact_rewards_read']),
  area('client', 'gross-profit', ['eip_gross_profit', 'eip_menu_gross_profit'], { group: 'finance' }),
  area('client', 'employees', ['eip_workers', 'eip_menu_workers'], { group: 'workforce', order: 1 }),
  area('agency', 'revenue-report', ['evoove_agency_revenue_report', 'evoove_menu_revenue_report'], {
    order: 1,
  }),
  area('agency', 'performance', ['evoove_agency_performance', 'evoove_menu_performance'], { order: 2 }),
  area('agency', 'administration', ['evoove_agency_administration', 'evoove_menu_administration'], {
    order: 3,
  }),
];

/** Any subset of the flags and permissions, in any order. */
export const anyRights: fc.Arbitrary<Rights> = fc.record({
  permissions: fc.shuffledSubarray([...providerPermissions]),
  flags: fc
    .subarray([...providerFlags])
    .map((on) => Object.fromEntries(providerFlags.map((flag) => [flag, on.includes(flag)]))),
});

export const everythingOn = Object.fromEntries(providerFlags.map((flag) => [flag, true]));
