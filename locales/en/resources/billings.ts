export default {
  title: 'Billings',
  count_one: '{{count, number}} invoice',
  count_other: '{{count, number}} invoices',
  search: 'Search by invoice number',
  fields: {
    invoice_number: 'Invoice',
    invoice_date: 'Invoice date',
    due_date: 'Due date',
    amount: 'Amount',
    balance: 'Balance',
    invoice_status: 'Status',
  },
  values: {
    invoice_status: {
      Pending: 'Pending',
      Open: 'Open',
      Paid: 'Paid',
      '15+ Past Due': '15+ Past Due',
      '60+ Past Due': '60+ Past Due',
    },
  },
  filters: {
    status: {
      label: 'Status',
      All: 'All',
      Pending: 'Pending',
      Open: 'Open',
      Paid: 'Paid',
      '15+ Past Due': '15+ Past Due',
      '60+ Past Due': '60+ Past Due',
    },
  },
  kpis: {
    total_receivables: 'Total receivables',
    total_receivables_note: 'Balance of all invoices',
    total_past_due: 'Total past due',
    total_past_due_note: '15 days or more after the due date',
  },
  downloads: { 'billing-statement': 'Billing statement' },
  empty: { title: 'No invoices yet', text: 'An invoice appears here after each payroll of this client.' },
  noResult: { title: 'No invoices found', text: 'No invoice matches the search and the filters.' },
};
