import type words from '@locales/en/resources/clients';
import { field } from '@core/resource/field';
import { defineResource } from '@core/resource/resource';

export default defineResource<typeof words>()({
  name: 'clients',
  scope: 'global',
  tenant: true,
  api: { backend: 'eip', path: 'clients', neverStale: true, finalDetails: ['not found'] },
  access: { permissions: [] },
  menu: { icon: 'building', group: 'start', order: 10, permissions: ['act_as_eip_admin'] },
  idField: 'client_account_id',
  representation: 'client_account_name',
  find: {},
  fields: {
    client_account_id: field.id(),
    client_account_name: field.text({ minWidth: 220 }),
    total_past_due: field.money({
      nightly: true,
      onlyFor: ['act_as_eip_admin', 'act_as_eip_broker'],
    }),
    open_claim_count: field.number({
      minWidth: 130,
      counts: { resource: 'claims', filters: { unsettled: 'Yes' }, client: 'client_account_id' },
      onlyFor: ['act_as_eip_admin', 'act_as_eip_broker'],
    }),
    ytd_gross_profit: field.percent({
      nightly: true,
      decimals: 1,
      minWidth: 190,
      onlyFor: ['act_as_eip_admin'],
    }),
    pact_compliance: field.percent({
      nullable: true,
      display: 'chip',
      colorRule: 'compliance',
      onlyFor: ['act_as_eip_admin', 'act_as_eip_broker'],
    }),
    last_login: field.dateTime({
      nullable: true,
      onlyFor: ['act_as_eip_admin', 'act_as_eip_internal', 'act_as_pact_admin'],
    }),
    industry_business_id: field.number({ detailOnly: true }),
    address: field.text({ detailOnly: true }),
    city: field.text({ detailOnly: true }),
    state: field.text({ detailOnly: true }),
    zip_code: field.text({ detailOnly: true }),
    phone_number: field.phone({ detailOnly: true }),
    email_address: field.email({ detailOnly: true }),
  },
  list: {
    columns: [
      'client_account_name',
      'total_past_due',
      'open_claim_count',
      'ytd_gross_profit',
      'pact_compliance',
      'last_login',
    ],
    importance: ['total_past_due', 'open_claim_count', 'pact_compliance', 'ytd_gross_profit'],
    sortBy: ['client_account_name'],
    defaultSort: { by: 'client_account_name' },
    search: ['client_account_name', 'email_address', 'phone_number', 'client_account_id'],
    paging: 'first-page',
    card: { fields: [] },
    rowLink: '/clients/:client_account_id',
  },
});
