export default {
  title: 'Industries',
  count_one: '{{count, number}} industry',
  count_other: '{{count, number}} industries',
  search: 'Search industries',
  fields: { name: 'Industry' },
  empty: { title: 'No industries', text: 'There are no industries to choose from.' },
  noResult: { title: 'No industries found', text: 'No industry matches.' },
};
