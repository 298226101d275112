import type words from '@locales/en/resources/pact-rewards';
import { field } from '@core/resource/field';
import { tile } from '@core/resource/kpi';
import { defineResource } from '@core/resource/resource';

export default defineResource<typeof words>()({
  name: 'pact-rewards',
  path: 'pact-rewards-report',
  scope: 'client',
  api: { backend: 'eip', path: 'clients/:clientId/pact-rewards' },
  access: { flag: 'eip_pact_rewards_report', permissions: ['eip_pact_rewards_read'] },
  menu: { icon: 'redeem', group: 'workforce', order: 30 },
  representation: 'full_name',
  fields: {
    id: field.id(),
    full_name: field.text({ minWidth: 200 }),
    pact_reward: field.money({ nightly: true }),
    earning_bonus: field.money({ nightly: true, minWidth: 150 }),
    total_bonus: field.money({ nightly: true }),
  },
  list: {
    columns: ['full_name', 'pact_reward', 'earning_bonus', 'total_bonus'],
    sortBy: ['full_name', 'pact_reward', 'earning_bonus', 'total_bonus'],
    defaultSort: { by: 'full_name' },
    search: ['full_name'],
    kpis: {
      tiles: [
        tile.value('total_workers', { format: 'count', filters: {} }),
        tile.value('total_rewards', { format: 'money' }),
        tile.value('total_bonus', { format: 'money' }),
        tile.value('avg_worker_bonus', { format: 'money' }),
      ],
    },
  },
  downloads: { 'rewards-report': { path: 'clients/:clientId/rewards-report' } },
});
