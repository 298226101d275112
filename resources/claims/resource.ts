import type words from '@locales/en/resources/claims';
import { field } from '@core/resource/field';
import { counted, oneOfField, spanOf } from '@core/resource/filter';
import { tile } from '@core/resource/kpi';
import { defineResource } from '@core/resource/resource';

/** Only open claims are decided by a day. */
const columns = [
  'claim_number',
  'full_name',
  'location_name',
  'injury_date',
  'claim_status',
  'total_incurred',
] as const;

export default defineResource<typeof words>()({
  name: 'claims',
  scope: 'client',
  api: { backend: 'eip', path: 'clients/:clientId/claims' },
  access: { flag: 'eip_claims', permissions: ['eip_menu_claims'] },
  menu: { icon: 'medical', group: 'risk', order: 20 },
  representation: 'claim_number',
  tellApart: ['full_name', 'claim_status'],
  find: { newest: 'injury_date' },
  fields: {
    id: field.id(),
    claim_number: field.text({ minWidth: 150 }),
    full_name: field.text({ minWidth: 160 }),
    location_name: field.text({ minWidth: 160 }),
    injury_date: field.date(),
    decision_due: field.date({ computed: true, nullable: true, onceKnown: true }),
    claim_status: field.status({ Open: 'warning', Closed: 'success', Reopen: 'error', Pending: 'gray' }),
    total_incurred: field.money({ nightly: true, minWidth: 140 }),
    // The client's figures are computed from these.
    closed_date: field.date({ detailOnly: true, nullable: true }),
    has_salvage: field.boolean({ detailOnly: true }),
  },
  list: {
    columns: [...columns, 'decision_due'],
    importance: ['full_name', 'claim_status', 'decision_due', 'injury_date', 'total_incurred'],
    sortBy: ['claim_number', 'full_name', 'location_name', 'injury_date', 'claim_status', 'total_incurred'],
    defaultSort: { by: 'injury_date', order: 'desc' },
    search: ['claim_number', 'full_name', 'location_name'],
    filters: {
      status: oneOfField('claim_status', ['Open', 'Closed', 'Reopen', 'Pending']),
      unsettled: counted('is_open', { field: 'claim_status', op: 'in', value: ['Open', 'Reopen'] }),
      salvage: counted('has_salvage', { field: 'has_salvage', op: 'eq', value: true }),
      injured: spanOf('injured', 'injury_date'),
      closed: spanOf('closed', 'closed_date'),
    },
    columnsBy: {
      filter: 'status',
      columns: {
        All: columns,
        Open: [...columns, 'decision_due'],
        Closed: columns,
        Reopen: columns,
        Pending: columns,
      },
    },
    kpis: {
      tiles: [
        tile.value('open_claims', { format: 'count', filters: { unsettled: 'Yes' } }),
        tile.value('salvage', { format: 'count', filters: { salvage: 'Yes' } }),
      ],
    },
    selectable: true,
    card: { meta: ['full_name'], fields: ['location_name', 'injury_date', 'decision_due', 'total_incurred'] },
  },
});
