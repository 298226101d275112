export default {
  title: 'Roles',
  count_one: '{{count, number}} role',
  count_other: '{{count, number}} roles',
  search: 'Search roles',
  fields: { role_name: 'Role', needs_employee: 'For employees' },
  empty: { title: 'No roles', text: 'There are no roles to choose from.' },
  noResult: { title: 'No roles found', text: 'No role matches.' },
};
