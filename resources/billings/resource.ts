import type words from '@locales/en/resources/billings';
import { field } from '@core/resource/field';
import { oneOfField } from '@core/resource/filter';
import { tile } from '@core/resource/kpi';
import { defineResource } from '@core/resource/resource';

export default defineResource<typeof words>()({
  name: 'billings',
  scope: 'client',
  api: { backend: 'eip', path: 'clients/:clientId/billings' },
  access: { flag: 'eip_billings', permissions: ['eip_menu_billings'] },
  menu: { icon: 'receipt', group: 'finance', order: 10 },
  representation: 'invoice_number',
  tellApart: ['invoice_date', 'invoice_status'],
  find: { newest: 'invoice_date' },
  fields: {
    id: field.id(),
    invoice_number: field.text({ minWidth: 160 }),
    invoice_date: field.date(),
    due_date: field.date(),
    amount: field.money({ nightly: true }),
    balance: field.money({ nightly: true }),
    invoice_status: field.status({
      Pending: 'gray',
      Open: 'gray',
      Paid: 'success',
      '15+ Past Due': 'warning',
      '60+ Past Due': 'error',
    }),
  },
  list: {
    columns: ['invoice_number', 'invoice_date', 'due_date', 'amount', 'balance', 'invoice_status'],
    importance: ['due_date', 'balance', 'invoice_status', 'amount'],
    sortBy: ['invoice_number', 'invoice_date', 'due_date', 'amount', 'balance', 'invoice_status'],
    defaultSort: { by: 'invoice_date', order: 'desc' },
    search: ['invoice_number'],
    filters: {
      status: oneOfField('invoice_status', ['Pending', 'Open', 'Paid', '15+ Past Due', '60+ Past Due']),
    },
    kpis: {
      tiles: [
        tile.value('total_receivables', { format: 'money' }),
        tile.value('total_past_due', { format: 'money' }),
      ],
    },
    card: { meta: ['invoice_date'], fields: ['due_date', 'amount', 'balance'] },
  },
  downloads: { 'billing-statement': { path: 'clients/:clientId/billing-statement' } },
});
