export default {
  title: 'Payroll',
  count_one: '{{count, number}} pay period',
  count_other: '{{count, number}} pay periods',
  search: 'Search pay periods',
  fields: {
    pay_period_start: 'Period start',
    pay_period_end: 'Period end',
    pay_date: 'Pay date',
    employee_count: 'Employees',
    gross_wages: 'Gross wages',
    taxes: 'Taxes',
    net_pay: 'Net pay',
    payroll_status: 'Status',
  },
  values: { payroll_status: { Pending: 'Pending', Processed: 'Processed' } },
  filters: { status: { label: 'Status', All: 'All', Pending: 'Pending', Processed: 'Processed' } },
  kpis: {
    total_gross_wages: 'Gross wages',
    total_gross_wages_note: 'Pay dates of this year',
    total_taxes: 'Taxes',
    total_taxes_note: 'Pay dates of this year',
  },
  empty: {
    title: 'No pay periods yet',
    text: 'A pay period appears here when the first employees of this client are paid.',
  },
  noResult: { title: 'No pay periods found', text: 'No pay period matches the filters.' },
};
