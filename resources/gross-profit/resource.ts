import type words from '@locales/en/resources/gross-profit';
import { field } from '@core/resource/field';
import { period } from '@core/resource/filter';
import { tile } from '@core/resource/kpi';
import { defineResource } from '@core/resource/resource';

export default defineResource<typeof words>()({
  name: 'gross-profit',
  scope: 'client',
  api: { backend: 'eip', path: 'clients/:clientId/gross-profit' },
  access: { flag: 'eip_gross_profit', permissions: ['eip_menu_gross_profit'] },
  menu: { icon: 'query-stats', group: 'finance', order: 20 },
  representation: 'month',
  fields: {
    id: field.id(),
    month: field.month({ minWidth: 110 }),
    revenue: field.money({ nightly: true }),
    cost: field.money({ nightly: true }),
    gross_profit: field.money({ nightly: true, minWidth: 140 }),
    gross_profit_pct: field.percent({ nightly: true, decimals: 1, minWidth: 150 }),
  },
  list: {
    columns: ['month', 'revenue', 'cost', 'gross_profit', 'gross_profit_pct'],
    sortBy: ['month'],
    defaultSort: { by: 'month' },
    search: [],
    filters: { period: period({ params: { start: 'period_start', end: 'period_end' }, field: 'month' }) },
    paging: 'all',
    kpis: {
      tiles: [
        tile.total('revenue'),
        tile.total('cost'),
        tile.total('gross_profit'),
        tile.total('gross_profit_pct'),
      ],
    },
    totals: {
      revenue: 'sum',
      cost: 'sum',
      gross_profit: 'sum',
      gross_profit_pct: { share: 'gross_profit', of: 'revenue' },
    },
    chart: { kind: 'stacked-bars', by: 'month', series: ['cost', 'gross_profit'] },
  },
  // Rows are sums by month and have no id.
  detail: false,
});
