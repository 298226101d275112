export default {
  title: 'Rewards Report',
  count_one: '{{count, number}} employee',
  count_other: '{{count, number}} employees',
  search: 'Search by name',
  fields: {
    full_name: 'Employee',
    pact_reward: 'PACT reward',
    earning_bonus: 'Earning bonus',
    total_bonus: 'Total bonus',
  },
  kpis: {
    total_workers: 'Employees',
    total_workers_note: 'All employees in this report',
    total_rewards: 'PACT rewards',
    total_bonus: 'Total bonus',
    total_bonus_note: 'Rewards and earning bonuses',
    avg_worker_bonus: 'Average bonus',
    avg_worker_bonus_note: 'Per employee',
  },
  downloads: { 'rewards-report': 'Rewards report' },
  empty: {
    title: 'No rewards yet',
    text: 'Active employees of this client appear here with what they earned.',
  },
  noResult: { title: 'No employees found', text: 'No employee matches the search.' },
};
