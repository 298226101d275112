export interface Rights {
  readonly permissions: readonly string[];
  readonly flags: Readonly<Record<string, boolean>>;
}

/** A screen as in the specification's tables; `name` is its name in the portal. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly scope: 'global' | 'client' | 'agency';
  readonly flag: string | null;
  readonly permissions: readonly string[];
  readonly inMenu: boolean;
  readonly menuPermissions?: readonly string[];
}

/** The permissions of the specification, section 6, in its order. */
export const permissions = [
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
];

export const flags = [
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
];

const client = (name: string, path: string, flag: string, permission: string): Screen => ({
  name,
  path,
  scope: 'client',
  flag,
  permissions: [permission],
  inMenu: true,
});
const agency = (name: string, path: string, what: string, inMenu = true): Screen => ({
  name,
  path,
  scope: 'agency',
  flag: `evoove_agency_${what}`,
  permissions: [`evoove_menu_${what}`],
  inMenu,
});

/** Every screen behind the login, from section 2 of the specification. */
export const screens: readonly Screen[] = [
  {
    name: 'clients',
    path: 'clients',
    scope: 'global',
    flag: null,
    permissions: [],
    inMenu: true,
    menuPermissions: ['act_as_eip_admin'],
  },
  {
    name: 'users',
    path: 'users',
    scope: 'global',
    flag: 'eip_users',
    permissions: ['eip_menu_users', 'act_as_eip_admin'],
    inMenu: true,
  },
  client('dashboard', 'dashboard', 'eip_dashboard', 'eip_menu_dashboard'),
  client('compliance', 'compliance', 'eip_compliance', 'eip_menu_compliance'),
  client('claims', 'claims', 'eip_claims', 'eip_menu_claims'),
  client('billings', 'billings', 'eip_billings', 'eip_menu_billings'),
  client('payroll', 'payroll', 'eip_payroll', 'eip_menu_payroll'),
  client('locations', 'worksites', 'eip_locations', 'eip_menu_locations'),
  client('client-users', 'users', 'eip_users', 'eip_menu_users'),
  client('pact-rewards', 'pact-rewards-report', 'eip_pact_rewards_report', 'eip_pact_rewards_read'),
  client('gross-profit', 'gross-profit', 'eip_gross_profit', 'eip_menu_gross_profit'),
  client('workers', 'employees', 'eip_workers', 'eip_menu_workers'),
  agency('revenue-report', 'revenue-report', 'revenue_report'),
  agency('performance', 'performance', 'performance'),
  agency('my-team', 'performance/my-team', 'performance', false),
  agency('my-clients', 'performance/my-clients', 'performance', false),
  agency('members', 'administration', 'administration'),
];
