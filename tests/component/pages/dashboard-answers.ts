/** The twelve months of the responses below, oldest first. */
const months = [
  ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
  ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
];

const kpi = (figures: Record<string, number>) => ({
  data: Object.entries(figures).map(([key, count]) => ({ key, count })),
});
const rowsOf = <T>(row: (month: string, index: number) => T) => months.map(row);

/** Responses of the dashboard's calls, by their path under the client. */
export const answers: Readonly<Record<string, object>> = {
  dashboard: {
    pact_compliance: 0.996,
    ytd_gross_profit: 0.1849,
    total_past_due: 12_640,
    ytd_wages: 6_284_115.22,
    last_pay_date: '2026-11-13',
    next_pay_date: '2026-11-27',
    headcount_by_location: [
      'Main Street',
      'Dock 4',
      'Elm Street',
      'Northgate',
      'Head office',
      'Pier',
      'Mill',
    ].map((location_name, index) => ({ location_name, count: 64 - index })),
    claims_by_month: rowsOf((month, index) => ({ month, opened: index, closed: 1 })),
  },
  'workers/kpi': kpi({ new_this_period: 9, active_employees: 1212 }),
  'claims/kpi': kpi({ open_claims: 7, salvage: 3 }),
  'billings/kpi': kpi({ total_receivables: 184_320, total_past_due: 12_640 }),
  'needs-attention': {
    data: [
      item('worker', 'Employees below the cutoff', '9999-12-31', 18),
      item('billing', 'Invoice INV-20418 is past due', '2020-10-31', 1),
      item('compliance', 'Heat illness plan overdue', '2020-11-06', 12),
      item('claim', 'Claims waiting for documents', '9999-11-24', 2),
    ],
  },
  'workers/active-employees-trend': { data: rowsOf((month, index) => ({ month, count: 1201 + index })) },
  'workers/tax-cut-off': kpi({ met: 148, not_met: 64 }),
};

function item(kind: string, title: string, due_date: string, count: number) {
  return { id: `${kind}-1`, kind, title, detail: `Detail of ${kind}`, due_date, count };
}

/** A client without any records yet. */
export const emptyAnswers: Readonly<Record<string, object>> = {
  dashboard: {
    pact_compliance: 0,
    ytd_gross_profit: 0,
    total_past_due: 0,
    ytd_wages: 0,
    last_pay_date: null,
    next_pay_date: null,
    headcount_by_location: [],
    claims_by_month: rowsOf((month) => ({ month, opened: 0, closed: 0 })),
  },
  'workers/kpi': kpi({ new_this_period: 0, active_employees: 0 }),
  'claims/kpi': kpi({ open_claims: 0, salvage: 0 }),
  'billings/kpi': kpi({ total_receivables: 0, total_past_due: 0 }),
  'needs-attention': { data: [] },
  'workers/active-employees-trend': { data: rowsOf((month) => ({ month, count: 0 })) },
  'workers/tax-cut-off': kpi({ met: 0, not_met: 0 }),
};

/** The right shape with wrong values. */
export const malformedAnswers: Readonly<Record<string, object>> = {
  dashboard: {
    pact_compliance: 'high',
    last_pay_date: 5,
    headcount_by_location: {},
    claims_by_month: 'none',
  },
  'workers/kpi': { data: [] },
  'claims/kpi': { data: [{ key: 'open_claims', count: 'many' }, { key: 'salvage' }] },
  'billings/kpi': { data: [null, {}] },
  'needs-attention': { data: [{ id: 1 }, { kind: 'weather', title: 'Storm', due_date: 'soon', count: {} }] },
  'workers/active-employees-trend': { data: [{ month: 'Nov', count: 5 }] },
  'workers/tax-cut-off': {
    data: [
      { key: 'met', count: 5 },
      { key: 'not_met', count: null },
    ],
  },
};

/** Responses for a user who may see only the client's compliance, receivables and pay dates. */
export const restrictedAnswers: Readonly<Record<string, object>> = {
  dashboard: { pact_compliance: 0.996, last_pay_date: '2026-11-13', next_pay_date: '2026-11-27' },
  'workers/kpi': { data: [] },
  'claims/kpi': { data: [] },
  'billings/kpi': kpi({ total_receivables: 184_320 }),
  'workers/active-employees-trend': { data: [] },
  'workers/tax-cut-off': { data: [] },
};
