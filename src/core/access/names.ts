/** Permissions of the provider's token (spec, section 6). */
const permissions = [
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
] as const;

/** Feature flags of the provider (spec, section 6). */
const flags = [
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
] as const;

declare const brand: unique symbol;
type Branded<Kind extends string> = string & { readonly [brand]: Kind };

export type Permission = (typeof permissions)[number] | Branded<'permission'>;
export type Flag = (typeof flags)[number] | Branded<'flag'>;

export const knownPermissions: readonly Permission[] = permissions;
export const knownFlags: readonly Flag[] = flags;

const known = new Set<string>(permissions);

/**
 * Introduces a permission that is not in the specification. A plain string must be a known permission, so typos do not
 * compile.
 */
export const newPermission = (name: string): Permission => {
  known.add(name);
  return name as Branded<'permission'>;
};

/** Whether the permission is in the specification or was introduced. */
export const isKnownPermission = (name: string): boolean => known.has(name);

/** Introduces a feature flag that is not in the specification. */
export const newFlag = (name: string): Flag => name as Branded<'flag'>;
