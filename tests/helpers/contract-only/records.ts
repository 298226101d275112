/** A record as the contract defines it. */
export type Wire = Record<string, unknown>;

const many = (count: number, make: (at: number) => Wire): Wire[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));
const pick = <T>(values: readonly T[], at: number): T => values[at % values.length] as T;

const names = ['Ana Ruiz', 'Ben Cole', 'Cho Park', 'Dana Webb', 'Eli Stone'] as const;
const places = ['Main Street', 'Harbor', 'North Yard'] as const;
const day = (at: number, month = '03') => `2026-${month}-${String((at % 28) + 1).padStart(2, '0')}`;
const lastYear = new Date().getFullYear() - 1;
const months = Array.from({ length: 12 }, (_, at) => `${lastYear}-${String(at + 1).padStart(2, '0')}`);

export const roles = [
  { id: 1, role_name: 'Client Admin' },
  { id: 2, role_name: 'Client Staff' },
];

export const makeUsers = (): Wire[] =>
  ['admin', 'agency', 'staff'].map((name, index) => ({
    id: index + 1,
    first_name: pick(names, index).split(' ')[0],
    last_name: pick(names, index).split(' ')[1],
    username: `${name}@portal.example`,
    role_id: 2,
    role_name: 'Client Staff',
    stage: pick(['active', 'active', 'not_verified'], index),
    created: `${day(index)}T09:30:00Z`,
    eip_clients: name === 'staff' ? [{ id: 7, name: 'Harbor Mills' }] : [],
  }));

export const clients: readonly Wire[] = ['Harbor Mills', 'North Grocers'].map((name, index) => ({
  client_account_id: 7 + index,
  client_account_name: name,
  total_past_due: 1200.5 * index,
  open_claim_count: 2,
  ytd_gross_profit: 0.31,
  pact_compliance: 0.82,
  last_login: index === 0 ? '2026-03-02T15:04:05Z' : null,
  industry_business_id: 1,
  address: '1 Main St',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94607',
  phone_number: '+15105550101',
  email_address: `office${index}@client.example`,
}));

export const industries = [{ id: 1, name: 'Retail' }];

export const foundPlaces = [
  {
    place_id: 'p1',
    description: '5 Pine St, Oakland',
    address: '5 Pine St',
    city: 'Oakland',
    state: 'CA',
    zip_code: '94607',
  },
];

export const makeLocations = (): Wire[] =>
  many(3, (at) => ({
    id: at,
    location_name: pick(places, at),
    address: `${at} Pine St`,
    city: 'Oakland',
    state: 'CA',
    zip_code: '94607',
    active_employees: at * 4,
    created_date: day(at),
  }));

export const rewards = many(12, (at) => ({
  id: at,
  full_name: `${pick(names, at)} ${at}`,
  pact_reward: 100,
  earning_bonus: 50.25,
  total_bonus: 150.25,
}));

export const grossProfit = months.map((month) => ({
  month,
  revenue: 1000,
  cost: 700,
  gross_profit: 300,
  gross_profit_pct: 0.3,
}));

/** Rows of the list; a single record also has the fields of `workerDetails`. */
export const workers = many(12, (at) => ({
  id: at,
  full_name: `${pick(names, at)} ${at}`,
  employee_status: pick(['Active', 'Active', 'Inactive', 'Terminated'], at),
  class_code_id: '8017',
  hire_date: day(at),
  days_worked: at * 10,
  ytd_wages: 1000.75 * at,
  pct_cutoff_met: at % 2 === 0 ? 1 : 0.4,
}));

export const workerDetails = {
  email_address: 'worker@client.example',
  phone_number: '5105550102',
  job_title: 'Cashier',
  location_name: 'Harbor',
  date_of_birth: '1990-05-06',
};

export const claims = many(12, (at) => ({
  id: at,
  claim_number: `C-${100 + at}`,
  full_name: pick(names, at),
  location_name: pick(places, at),
  injury_date: day(at),
  claim_status: pick(['Open', 'Closed', 'Reopen', 'Pending'], at),
  total_incurred: 500.5 * at,
}));

export const billings = many(5, (at) => ({
  id: at,
  invoice_number: `I-${100 + at}`,
  invoice_date: day(at),
  due_date: day(at, '04'),
  amount: 900,
  balance: 0,
  invoice_status: pick(['Pending', 'Open', 'Paid', '15+ Past Due', '60+ Past Due'], at),
}));

export const payroll = many(4, (at) => ({
  id: at,
  pay_period_start: day(at, '01'),
  pay_period_end: day(at + 7, '01'),
  pay_date: day(at + 9, '01'),
  employee_count: 12,
  gross_wages: 9000,
  taxes: 2000,
  net_pay: 7000,
  payroll_status: pick(['Pending', 'Processed'], at),
}));

export const compliance = many(4, (at) => ({
  id: at,
  requirement: `Training ${at}`,
  location_name: pick(places, at),
  due_date: day(at, '05'),
  completed_count: at,
  required_count: 4,
  pct_complete: at / 4,
  compliance_status: pick(['Complete', 'In Progress', 'Overdue'], at),
}));

export const dashboard = {
  pact_compliance: 0.82,
  ytd_gross_profit: 0.31,
  total_past_due: 1200.5,
  ytd_wages: 54000,
  last_pay_date: '2026-03-06',
  next_pay_date: '2026-03-20',
  headcount_by_location: places.map((location_name, at) => ({ location_name, count: 4 + at })),
  claims_by_month: months.map((month) => ({ month, opened: 2, closed: 1 })),
};

export const attention = [
  {
    id: 1,
    kind: 'claim',
    title: 'C-101',
    detail: 'Missing statement',
    due_date: '2026-03-09',
    count: null,
  },
  { id: 2, kind: 'worker', title: 'Cut-off', detail: '3 workers', due_date: null, count: 3 },
];

/** Counts by key. */
export const kpis = (counts: Readonly<Record<string, number>>) => ({
  data: Object.entries(counts).map(([key, count]) => ({ key, count })),
});

export const trend = months.map((month, at) => ({ month, count: 10 + at }));

export const revenue = many(12, (at) => ({
  id: at,
  client_account_name: pick(['Harbor Mills', 'North Grocers'], at),
  agent_name: pick(names, at),
  month: pick(months, at),
  payroll: 8000,
  revenue: 900,
  commission: 90,
}));

export const team = many(3, (at) => ({
  id: at,
  full_name: pick(names, at),
  profile_picture_url: null,
  sales_amount: 1000 * at,
  sales_count: at,
  recruits: at,
  active_clients: at,
  trend: months.map((_, month) => month + at),
}));

const always = (at: number) => ({
  id: 6 + at,
  client_account_name: pick(['North Grocers', 'Harbor Mills'], at),
  agent_name: pick(names, at),
});
/** Fields that each `filter_by` of the agency's clients adds to the row. */
const clientFacts: Readonly<Record<string, Wire>> = {
  aging: { current: 10, days_30: 20, days_60: 0, days_90: 0, total_due: 30 },
  claims: { open_claims: 1, closed_claims: 2, total_incurred: 300 },
  retention: {
    client_since: '2024-01-01',
    months_retained: 26,
    renewal_date: '2026-12-31',
    retention_status: 'Retained',
  },
  compliance: { pact_compliance: 0.7, overdue_items: 1 },
  payroll: { employee_count: 12, last_pay_date: '2026-03-06', ytd_wages: 54000 },
};
export const agencyClients = (filterBy: string | null): Wire[] =>
  many(2, (at) => ({ ...always(at), ...clientFacts[filterBy ?? 'aging'] }));

export const makeMembers = (): Wire[] =>
  many(3, (at) => ({
    id: at,
    first_name: pick(names, at).split(' ')[0],
    last_name: pick(names, at).split(' ')[1],
    username: `member${at}@agency.example`,
    role_name: pick(['Agent', 'Agency Administrator'], at),
    stage: 'active',
    commission_pct: 0.05,
    created: `${day(at)}T09:30:00Z`,
  }));
