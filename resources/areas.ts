import { declareNames, type Flag, type Permission } from '@core/access/names';

/** The names that resources and pages share. A name that only one of them needs is introduced beside it. */
const names = declareNames({
  /** In the order of the menu. Their texts are in `groups` of the words. */
  menuGroups: ['start', 'agency', 'workforce', 'risk', 'finance', 'access'],
  backends: ['v1', 'eip', 'form'],
  /** Permissions of the provider's token (specification, section 6). */
  permissions: [
    'act_as_eip_admin',
    'act_as_eip_broker',
    'act_as_eip_internal',
    'act_as_pact_admin',
    'act_as_evoove_agency',
    'eip_clients_read_list',
    'eip_menu_client_selector',
    'eip_menu_users',
    'eip_menu_dashboard',
    'eip_menu_billings',
    'eip_menu_payroll',
    'eip_menu_workers',
    'eip_menu_claims',
    'eip_menu_compliance',
    'eip_menu_locations',
    'eip_menu_gross_profit',
    'eip_pact_rewards_read',
    'evoove_menu_revenue_report',
    'evoove_menu_performance',
    'evoove_menu_administration',
  ],
  /** Feature flags of the provider (specification, section 6). */
  flags: [
    'eip_dashboard',
    'eip_users',
    'eip_pact_rewards_report',
    'eip_billings',
    'eip_payroll',
    'eip_workers',
    'eip_claims',
    'eip_compliance',
    'eip_locations',
    'eip_gross_profit',
    'evoove_agency_revenue_report',
    'evoove_agency_performance',
    'evoove_agency_administration',
  ],
});

declare module '@core/access/names' {
  interface DeclaredNames {
    readonly names: typeof names;
  }
}

export const { menuGroups } = names;
export const providerPermissions: readonly Permission[] = names.permissions;
export const providerFlags: readonly Flag[] = names.flags;
