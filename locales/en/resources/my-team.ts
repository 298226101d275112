export default {
  title: 'My Team',
  subtitle: 'Sales of the last 12 full months, by agent.',
  subtitles: {
    'Top Sales': 'Ranked by sales amount of the last 12 full months, highest first.',
    'Bottom Sales': 'Ranked by sales amount of the last 12 full months, lowest first.',
    'Top Recruiting': 'Ranked by recruits of the last 12 full months, most first.',
    'Bottom Recruiting': 'Ranked by recruits of the last 12 full months, fewest first.',
  },
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
    trend: 'Last 12 full months',
  },
  card: {
    sales_count: { count_one: '{{count, number}} sale', count_other: '{{count, number}} sales' },
    recruits: { count_one: '{{count, number}} recruit', count_other: '{{count, number}} recruits' },
    active_clients: { count_one: '{{count, number}} client', count_other: '{{count, number}} clients' },
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
