export default {
  title: 'Employees',
  count_one: '{{count, number}} employee',
  count_other: '{{count, number}} employees',
  search: 'Search by name',
  fields: {
    full_name: 'Employee',
    employee_status: 'Status',
    class_code_id: 'Class code',
    hire_date: 'Hire date',
    days_worked: 'Days worked',
    ytd_wages: 'YTD wages',
    pct_cutoff_met: 'Cutoff met',
    email_address: 'Email',
    phone_number: 'Phone',
    job_title: 'Job title',
    location_name: 'Worksite',
    date_of_birth: 'Date of birth',
    left_date: 'Last day',
  },
  card: { id: 'No. {{value}}', hire_date: 'Hired {{value}}' },
  values: {
    employee_status: {
      Active: 'Active',
      Inactive: 'Inactive',
      Deceased: 'Deceased',
      Terminated: 'Terminated',
    },
  },
  filters: {
    status: { label: 'Status', All: 'All', Active: 'Active', Inactive: 'Inactive', Terminated: 'Terminated' },
    cutoff: { label: 'Cutoff', All: 'All', Met: 'Met', 'Not Met': 'Not Met' },
  },
  kpis: {
    active_employees: 'Active employees',
    new_this_period: 'New this period',
    tax_cut_off: 'Tax cutoff',
  },
  sections: {
    employment: 'Employment',
    work: 'Work and wages',
    person: 'Personal',
  },
  empty: {
    title: 'No employees yet',
    text: 'Employees appear here after the first payroll of this client was processed.',
  },
  noResult: { title: 'No employees found', text: 'No employee matches the search and the filters.' },
};
