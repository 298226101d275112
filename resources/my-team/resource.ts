import type words from '@locales/en/resources/my-team';
import { field } from '@core/resource/field';
import { oneOf } from '@core/resource/filter';
import { defineResource } from '@core/resource/resource';

export default defineResource<typeof words>()({
  name: 'my-team',
  path: 'performance/my-team',
  scope: 'agency',
  api: { backend: 'v1', path: 'evoove/performance/my-team' },
  access: { flag: 'evoove_agency_performance', permissions: ['evoove_menu_performance'] },
  tab: { of: 'performance', order: 10 },
  representation: 'full_name',
  fields: {
    id: field.id(),
    full_name: field.avatar({ picture: 'profile_picture_url', minWidth: 190 }),
    profile_picture_url: field.text({ nullable: true }),
    sales_amount: field.money({ nightly: true, display: 'bar', minWidth: 210 }),
    sales_count: field.number(),
    recruits: field.number({ minWidth: 110 }),
    active_clients: field.number({
      counts: { resource: 'my-clients', filters: { paying: 'Yes' }, match: { agent: 'full_name' } },
    }),
    trend: field.trend(),
  },
  list: {
    columns: ['full_name', 'sales_amount', 'sales_count', 'recruits', 'active_clients', 'trend'],
    importance: ['sales_amount', 'active_clients', 'recruits'],
    sortBy: [],
    defaultSort: { by: 'sales_amount', order: 'desc' },
    search: ['full_name'],
    ranking: true,
    filters: {
      filterBy: oneOf({
        param: 'filter_by',
        display: 'pills',
        default: 'Top Sales',
        options: {
          'Top Sales': { send: 'top_sales', sort: { by: 'sales_amount', order: 'desc' } },
          'Bottom Sales': { send: 'bottom_sales', sort: { by: 'sales_amount', order: 'asc' } },
          'Top Recruiting': { send: 'top_recruiting', sort: { by: 'recruits', order: 'desc' } },
          'Bottom Recruiting': { send: 'bottom_recruiting', sort: { by: 'recruits', order: 'asc' } },
        },
      }),
    },
    card: { meta: ['sales_count', 'recruits', 'active_clients'], fields: [] },
  },
});
