export default {
  title: 'Compliance',
  count_one: '{{count, number}} requirement',
  count_other: '{{count, number}} requirements',
  search: 'Search by requirement or worksite',
  fields: {
    requirement: 'Requirement',
    location_name: 'Worksite',
    due_date: 'Due date',
    completed_count: 'Completed',
    required_count: 'Required',
    pct_complete: 'Progress',
    compliance_status: 'Status',
  },
  values: {
    compliance_status: { Complete: 'Complete', 'In Progress': 'In progress', Overdue: 'Overdue' },
  },
  filters: {
    status: {
      label: 'Status',
      All: 'All',
      Complete: 'Complete',
      'In Progress': 'In progress',
      Overdue: 'Overdue',
    },
    requirement: { label: 'Requirement' },
  },
  kpis: {
    pact_compliance: 'PACT compliance',
    pact_compliance_note: 'Completed out of all required',
    total_overdue: 'Overdue',
    total_overdue_note: 'Requirements after their due date',
  },
  downloads: { 'compliance-report': 'Compliance report' },
  empty: {
    title: 'No requirements yet',
    text: 'Requirements for the worksites of this client appear here.',
  },
  noResult: { title: 'No requirements found', text: 'No requirement matches the search and the filters.' },
};
