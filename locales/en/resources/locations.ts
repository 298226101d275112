export default {
  title: 'Worksites',
  count_one: '{{count, number}} worksite',
  count_other: '{{count, number}} worksites',
  search: 'Search by name',
  fields: {
    location_name: 'Worksite name',
    address: 'Address',
    city: 'City',
    state: 'State',
    zip_code: 'Zip code',
    active_employees: 'Active employees',
    created_date: 'Created',
  },
  empty: { title: 'No worksites yet', text: 'A worksite is a place where employees of this client work.' },
  noResult: { title: 'No worksites found', text: 'No worksite matches the search.' },
  create: { title: 'Add worksite', submit: 'Add worksite', done: 'Worksite added.' },
};
