export default {
  title: 'Client Accounts',
  subtitle: 'All clients with their figures. The name of a client opens its workspace.',
  count_one: '{{count, number}} client',
  count_other: '{{count, number}} clients',
  search: 'Search by name or state',
  fields: {
    client_account_id: 'Number',
    client_account_name: 'Client',
    state: 'State',
    employees: 'Employees',
    total_past_due: 'Total Past Due',
    open_claim_count: 'Open Claims',
    pact_compliance: 'PACT Compliance',
    last_login: 'Last Login',
  },
  filters: {
    due: { label: 'Balance', All: 'All', 'Past Due': 'Past due', 'Nothing Due': 'Nothing due' },
    claims: { label: 'Claims', All: 'All', Open: 'Open', None: 'None open' },
  },
  empty: { title: 'No clients yet', text: 'Clients appear here as soon as their accounts exist.' },
  noResult: { title: 'No clients found', text: 'No client matches the search and the filters.' },
};
