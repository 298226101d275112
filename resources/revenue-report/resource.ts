import type words from '@locales/en/resources/revenue-report';
import { field } from '@core/resource/field';
import { period } from '@core/resource/filter';
import { tile } from '@core/resource/kpi';
import { defineResource } from '@core/resource/resource';

const columns = ['client_account_name', 'month', 'agent_name', 'payroll', 'revenue', 'commission'] as const;

export default defineResource<typeof words>()({
  name: 'revenue-report',
  scope: 'agency',
  api: { backend: 'v1', path: 'evoove/revenue-report' },
  access: { flag: 'evoove_agency_revenue_report', permissions: ['evoove_menu_revenue_report'] },
  menu: { icon: 'query-stats', group: 'agency', order: 10 },
  representation: 'client_account_name',
  fields: {
    id: field.id(),
    client_account_name: field.text({ minWidth: 200 }),
    agent_name: field.text({ minWidth: 160 }),
    month: field.month({ minWidth: 110 }),
    payroll: field.money({ nightly: true, minWidth: 150 }),
    revenue: field.money({ nightly: true }),
    commission: field.money({ nightly: true, minWidth: 140 }),
    revenue_after_commission: field.money({ nightly: true, detailOnly: true }),
    agent_id: field.number({ detailOnly: true }),
  },
  list: {
    columns,
    sortBy: columns,
    defaultSort: { by: 'month', order: 'desc' },
    search: ['client_account_name', 'agent_name'],
    filters: { period: period({ params: { start: 'period_start', end: 'period_end' }, field: 'month' }) },
    kpis: {
      narrowed: true,
      tiles: [
        tile.value('total_revenue', { format: 'money' }),
        tile.value('total_commission', { format: 'money' }),
        tile.value('total_clients', { format: 'count' }),
      ],
      totals: { revenue: 'total_revenue', commission: 'total_commission' },
    },
    chart: {
      path: 'by-month',
      kind: 'stacked-bars',
      by: 'month',
      series: ['commission', 'revenue_after_commission'],
    },
    card: { meta: ['month', 'agent_name'], fields: ['payroll', 'revenue', 'commission'] },
  },
});
