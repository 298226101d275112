export default {
  title: 'My Team',
  subtitle: 'Sales of the last 12 months, by agent.',
  count_one: '{{count, number}} agent',
  count_other: '{{count, number}} agents',
  search: 'Search by agent',
  fields: {
    full_name: 'Agent',
    profile_picture_url: 'Picture',
    sales_amount: 'Sales amount',
    sales_count: 'Sales',
    recruits: 'Recruits',
    active_clients: 'Active clients',
    trend: 'Last 12 months',
  },
  filters: {
    filterBy: {
      label: 'Ranking',
      'Top Sales': 'Top Sales',
      'Bottom Sales': 'Bottom Sales',
      'Top Recruiting': 'Top Recruiting',
      'Bottom Recruiting': 'Bottom Recruiting',
    },
  },
  empty: { title: 'No agents yet', text: 'Agents who sell for the agency appear here.' },
  noResult: { title: 'No agents found', text: 'No agent matches.' },
};
