const year = new Date().getFullYear();
const sorted = (query: string) => query.split('&').sort().join('&');
const rows = (path: string, sort: string, order: 'asc' | 'desc', more = '') =>
  `GET ${path}?${sorted(`offset=0&limit=10&sort=${sort}&order=${order}${more && `&${more}`}`)}`;
const inClient = (path: string) => `eip/clients/7/${path}`;
const kpi = (area: string, path = 'kpi') => `GET ${inClient(`${area}/${path}`)}`;

const workers = rows(inClient('workers'), 'full_name', 'asc', 'employee_status=Active&all_cutoff_met=null');
const ofWorkers = ['kpi', 'active-employees-trend', 'tax-cut-off'].map((path) => kpi('workers', path));

/** The calls made on every screen of a client: session, client, and the saved views that menu links open. */
export const frameCalls = [
  'GET v1/feature-flags/',
  'GET v1/users/5',
  'GET v1/users/me',
  'GET eip/clients/7',
  'GET v1/saved-views?client_id=7',
];

/** The calls of each screen according to the specification (section 7) and the contract. Query parameters are sorted by name. */
export const screenCalls: Readonly<Record<string, readonly string[]>> = {
  dashboard: [
    `GET ${inClient('dashboard')}`,
    `GET ${inClient('needs-attention')}`,
    'GET eip/industry-business',
    kpi('claims'),
    kpi('billings'),
    ...ofWorkers,
  ],
  compliance: [rows(inClient('compliance'), 'compliance_status', 'desc'), kpi('compliance')],
  claims: [rows(inClient('claims'), 'injury_date', 'desc'), kpi('claims')],
  billings: [rows(inClient('billings'), 'invoice_date', 'desc'), kpi('billings')],
  payroll: [rows(inClient('payroll'), 'pay_date', 'desc'), kpi('payroll')],
  worksites: [rows(inClient('locations'), 'location_name', 'asc')],
  users: [rows('v1/users', 'first_name', 'asc', 'client_id=7')],
  'pact-rewards-report': [rows(inClient('pact-rewards'), 'full_name', 'asc'), kpi('pact-rewards')],
  'gross-profit': [
    `GET ${inClient('gross-profit')}?period_end=12/31/${year - 1}&period_start=01/01/${year - 1}`,
  ],
  employees: [workers, ...ofWorkers],
  'employees/1': [workers, ...ofWorkers, `GET ${inClient('workers/1')}`],
};

type Change = readonly [address: string, query: Readonly<Record<string, string | null>>];

const options = (param: string, values: readonly string[]): Change[] => [
  ...values.map((value): Change => [`status=${encodeURIComponent(value)}`, { [param]: value }]),
];
const pad = (number: number) => String(number).padStart(2, '0');
const day = (date: Date) => `${pad(date.getMonth() + 1)}/${pad(date.getDate())}/${date.getFullYear()}`;
const today = new Date();
const fiveMonthsAgo = new Date(year, today.getMonth() - 5, 1);
const period = (name: string, start: string, end: string): Change => [
  `period=${name}`,
  { period_start: start, period_end: end },
];
const search: Change = ['search=a%26b+c', { search: 'a&b c' }];
const sort = (by: string, order: 'asc' | 'desc'): Change => [
  `sortBy=${by}&sortOrder=${order}`,
  { sort: by, order },
];

/** What can be chosen in each list: the query of the address, and the parameters that change in the call; null removes one. */
export const listChanges: Readonly<Record<string, readonly Change[]>> = {
  compliance: [
    ...options('compliance_status', ['Complete', 'In Progress', 'Overdue']),
    sort('pct_complete', 'desc'),
    search,
  ],
  claims: [
    ...options('claim_status', ['Open', 'Closed', 'Reopen', 'Pending']),
    sort('total_incurred', 'desc'),
    search,
  ],
  billings: [
    ...options('invoice_status', ['Pending', 'Open', 'Paid', '15+ Past Due', '60+ Past Due']),
    sort('balance', 'asc'),
    search,
  ],
  payroll: [...options('payroll_status', ['Pending', 'Processed']), sort('net_pay', 'desc')],
  worksites: [sort('created_date', 'desc'), search],
  users: [sort('stage', 'desc'), sort('created', 'asc'), search],
  'pact-rewards-report': [sort('total_bonus', 'desc'), sort('earning_bonus', 'asc'), search],
  'gross-profit': [
    period('last6Months', day(fiveMonthsAgo), day(today)),
    period('yearToDate', `01/01/${year}`, day(today)),
    period(String(year - 2), `01/01/${year - 2}`, `12/31/${year - 2}`),
  ],
  employees: [
    ['status=All', { employee_status: null }],
    ['status=Inactive', { employee_status: 'Inactive' }],
    ['status=Terminated', { employee_status: 'Terminated' }],
    ['cutoff=Met', { all_cutoff_met: 'true' }],
    ['cutoff=Not+Met', { all_cutoff_met: 'false' }],
    sort('hire_date', 'desc'),
    search,
    ['page=1', { offset: '10' }],
  ],
};
