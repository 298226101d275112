import { newPermission, type Permission } from '@core/access/names';
import { declaredPermissions } from '../declared-names';

export interface DemoRole {
  readonly id: number;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

const workspace: readonly Permission[] = [
  'eip_menu_dashboard',
  'eip_menu_users',
  'eip_menu_billings',
  'eip_menu_payroll',
  'eip_menu_workers',
  'eip_menu_claims',
  'eip_menu_compliance',
  'eip_menu_locations',
  'eip_menu_gross_profit',
  'eip_pact_rewards_read',
];
const anyClient: readonly Permission[] = ['eip_clients_read_list', 'eip_menu_client_selector'];

/**
 * At least one role for every kind of user. A permission that a new area declares is given to the roles that own its
 * scope.
 */
export const demoRoles: readonly DemoRole[] = [
  {
    id: 1,
    name: 'Administrator',
    permissions: ['act_as_eip_admin', ...anyClient, ...workspace, ...declaredPermissions('global', 'client')],
  },
  {
    id: 2,
    name: 'Broker',
    permissions: [
      'act_as_eip_broker',
      ...anyClient,
      'eip_menu_dashboard',
      'eip_menu_billings',
      'eip_menu_claims',
      'eip_menu_compliance',
      'eip_menu_locations',
      'eip_menu_workers',
    ],
  },
  {
    id: 3,
    name: 'Internal Staff',
    permissions: [
      'act_as_eip_internal',
      ...anyClient,
      ...workspace.filter((name) => name !== 'eip_menu_users'),
    ],
  },
  {
    id: 4,
    name: 'PACT Administrator',
    permissions: [
      'act_as_pact_admin',
      ...anyClient,
      'eip_menu_compliance',
      'eip_menu_locations',
      'eip_menu_workers',
      'eip_pact_rewards_read',
      newPermission('eip_menu_pact_reviews'),
    ],
  },
  { id: 5, name: 'Client Administrator', permissions: [...workspace, ...declaredPermissions('client')] },
  {
    id: 6,
    name: 'Regional Manager',
    permissions: [
      'eip_menu_client_selector',
      'eip_menu_dashboard',
      'eip_menu_workers',
      'eip_menu_claims',
      'eip_menu_compliance',
      'eip_menu_locations',
    ],
  },
  {
    id: 7,
    name: 'Agency Administrator',
    // The client permissions apply only to the clients that the user was given.
    permissions: [
      'act_as_evoove_agency',
      'evoove_menu_revenue_report',
      'evoove_menu_performance',
      'evoove_menu_administration',
      'eip_menu_billings',
      'eip_menu_payroll',
      'eip_menu_claims',
      ...declaredPermissions('agency'),
    ],
  },
  { id: 8, name: 'Worksite Viewer', permissions: ['eip_menu_compliance', 'eip_menu_locations'] },
  { id: 9, name: 'Member', permissions: [] },
  {
    id: 10,
    name: 'Agent',
    permissions: ['act_as_evoove_agency', 'evoove_menu_revenue_report', 'evoove_menu_performance'],
  },
];
