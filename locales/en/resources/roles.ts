export default {
  title: 'Roles',
  count_one: '{{count, number}} role',
  count_other: '{{count, number}} roles',
  search: 'Search roles',
  fields: {
    role_name: 'Role',
    purpose: 'Purpose',
    needs_employee: 'For employees',
    needs_clients: 'For users of clients',
  },
  values: {
    purpose: {
      Administrator: 'Runs the portal: all clients, users, roles and settings.',
      Broker:
        'Looks after all clients: billings, claims, compliance and employees, without payroll and users.',
      'Internal Staff': 'Works in the areas of all clients, but does not manage users.',
      'PACT Administrator': 'Runs the membership program of all clients, and decides forms in review.',
      'Client Administrator': 'Works in all areas of their own clients, and manages the users there.',
      'Regional Manager': 'Follows employees, claims and compliance of several clients, without amounts.',
      'Agency Administrator': 'Runs an agency: its revenue, team, clients and members.',
      'Worksite Viewer': 'Sees compliance and worksites of their own clients, and nothing else.',
      Member: 'An employee who fills in and signs the membership form. Needs no client.',
      Agent: 'Works for an agency, and sees its revenue, team and clients.',
    },
  },
  empty: { title: 'No roles', text: 'There are no roles to choose from.' },
  noResult: { title: 'No roles found', text: 'No role matches.' },
};
