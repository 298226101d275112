export default {
  title: 'Claims',
  count_one: '{{count, number}} claim',
  count_other: '{{count, number}} claims',
  search: 'Search by number, name or worksite',
  fields: {
    claim_number: 'Claim',
    full_name: 'Employee',
    location_name: 'Worksite',
    injury_date: 'Injury date',
    claim_status: 'Status',
    total_incurred: 'Total incurred',
    closed_date: 'Closed',
    has_salvage: 'Salvage',
  },
  values: { claim_status: { Open: 'Open', Closed: 'Closed', Reopen: 'Reopen', Pending: 'Pending' } },
  filters: {
    status: {
      label: 'Status',
      All: 'All',
      Open: 'Open',
      Closed: 'Closed',
      Reopen: 'Reopen',
      Pending: 'Pending',
    },
  },
  kpis: {
    open_claims: 'Open claims',
    open_claims_note: 'Open and reopened',
    salvage: 'Salvage',
    salvage_note: 'Claims with salvage',
  },
  empty: {
    title: 'No claims yet',
    text: 'A claim appears here when an injury at one of the worksites was reported.',
  },
  noResult: { title: 'No claims found', text: 'No claim matches the search and the filters.' },
};
