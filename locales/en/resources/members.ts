export default {
  title: 'Administration',
  subtitle: 'The members of the agency, their roles and commissions.',
  count_one: '{{count, number}} member',
  count_other: '{{count, number}} members',
  search: 'Search by name or email',
  fields: {
    first_name: 'First name',
    last_name: 'Last name',
    username: 'Email',
    role_name: 'Role',
    stage: 'Status',
    commission_pct: 'Commission %',
    created: 'Created',
    managed: 'Managed here',
  },
  values: {
    stage: { active: 'Active', inactive: 'Inactive', not_verified: 'Not verified' },
    role_name: { Agent: 'Agent', 'Agency Administrator': 'Agency Administrator' },
  },
  empty: { title: 'No members yet', text: 'People who work for the agency appear here.' },
  noResult: { title: 'No members found', text: 'No member matches the search.' },
  create: {
    title: 'Add member',
    submit: 'Add member',
    done: 'Member added. An activation email is on its way.',
  },
  edit: {
    title: 'Edit member',
    submit: 'Save member',
    done: 'Member saved.',
    lockedTitle: 'Member',
    locked:
      'This person has clients or rights that you do not have. You can see them here. Only an administrator of the portal can change them.',
  },
  delete: {
    title: 'Delete {{record}}?',
    text: 'This person can no longer sign in.',
    submit: 'Delete member',
    done: 'Member deleted.',
  },
  actions: {
    activate: { label: 'Activate', done: 'Member activated.' },
    deactivate: { label: 'Deactivate', done: 'Member deactivated. This person can no longer sign in.' },
  },
};
