import type words from '@locales/en/resources/client-accounts';
import { newPermission } from '@core/access/names';
import { field } from '@core/resource/field';
import { oneOf } from '@core/resource/filter';
import { defineResource } from '@core/resource/resource';
import clients from '@resources/clients/resource';

const { client_account_id, client_account_name, ...known } = clients.fields;
const { total_past_due, open_claim_count, pact_compliance, last_login } = known;
const figures = ['total_past_due', 'open_claim_count', 'pact_compliance', 'last_login'] as const;

/** The list of clients for admins. `clients` is the list to choose a client from, and declares who may see a figure. */
export default defineResource<typeof words>()({
  name: 'client-accounts',
  path: 'administration/clients',
  scope: 'global',
  api: { backend: 'v1', path: 'administration/clients', table: 'clients', optional: 'area' },
  access: { permissions: [newPermission('eip_menu_client_admin')] },
  menu: { icon: 'leaderboard', group: 'access', order: 10 },
  idField: 'client_account_id',
  representation: 'client_account_name',
  fields: {
    client_account_id,
    client_account_name,
    state: field.text({ minWidth: 72 }),
    employees: field.number({
      computed: true,
      nullable: true,
      minWidth: 104,
      onlyFor: ['eip_menu_workers'],
      counts: { resource: 'workers', filters: { status: 'Active' }, client: 'client_account_id' },
    }),
    total_past_due,
    open_claim_count,
    pact_compliance,
    last_login,
  },
  list: {
    columns: ['client_account_name', 'state', 'employees', ...figures],
    importance: ['total_past_due', 'open_claim_count', 'pact_compliance', 'employees', 'last_login'],
    sortBy: ['client_account_name', 'state', 'employees', ...figures],
    defaultSort: { by: 'client_account_name' },
    search: ['client_account_name', 'state'],
    filters: {
      due: oneOf({
        param: 'past_due',
        options: {
          All: {},
          'Past Due': { send: 'true', where: { field: 'total_past_due', op: 'gt', value: 0 } },
          'Nothing Due': { send: 'false', where: { field: 'total_past_due', op: 'eq', value: 0 } },
        },
        default: 'All',
      }),
      claims: oneOf({
        param: 'open_claims',
        options: {
          All: {},
          Open: { send: 'true', where: { field: 'open_claim_count', op: 'gt', value: 0 } },
          None: { send: 'false', where: { field: 'open_claim_count', op: 'eq', value: 0 } },
        },
        default: 'All',
      }),
    },
    card: { meta: ['state'], fields: ['employees', 'total_past_due', 'open_claim_count', 'last_login'] },
    rowLink: '/clients/:client_account_id',
  },
});
