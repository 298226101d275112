export default {
  title: 'Role settings',
  count_one: '{{count, number}} role',
  count_other: '{{count, number}} roles',
  search: 'Search roles',
  fields: { role_name: 'Role', factor_required: 'Two-step sign-in required' },
  empty: { title: 'No roles yet', text: 'The roles of this portal appear here.' },
  noResult: { title: 'No roles found', text: 'No role matches the search.' },
  edit: { title: 'Settings of {{record}}', submit: 'Save settings', done: 'Settings saved.' },
};
