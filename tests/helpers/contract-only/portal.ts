import * as records from './records';
import { inPeriod, listOf } from './lists';
import type { Wire } from './records';
import { notFound, Refusal, requireFields, type Routes, type Visit } from './routes';

const pdf = () => new Response('%PDF-1.4', { headers: { 'Content-Type': 'application/pdf' } });

/** The routes of sessions and passwords. */
const authRoutes = (users: readonly Wire[], pairOf: (userId: number) => object): Routes => ({
  'POST v1/auth/login': ({ body }) => {
    const name = String(body['username']).toLowerCase();
    const user = users.find(({ username }) => username === name);
    if (!user || body['password'] !== 'Portal-demo-1!') throw new Refusal(401, 'invalid credentials');
    return pairOf(Number(user['id']));
  },
  'POST v1/auth/logout': () => ({ success: true }),
  'PUT v1/auth/reset-password': () => ({ success: true }),
  'POST v1/auth/set-password': () => ({ success: true }),
  'POST v1/auth/refresh-token': ({ query }) => {
    const id = /^refresh-(\d+)$/.exec(query.get('refresh_token') ?? '')?.[1];
    if (id === undefined) throw new Refusal(401, 'token expired');
    return pairOf(Number(id));
  },
});

const find = (rows: readonly Wire[], id: string | undefined, field = 'id'): Wire => {
  const found = rows.find((row) => String(row[field]) === id);
  if (!found) throw notFound();
  return found;
};

/** POST, PUT and DELETE of records, kept as long as the stand-in runs. */
const writesOf = (path: string, rows: Wire[], required: readonly string[]): Routes => ({
  [`POST ${path}`]: ({ body }) => {
    requireFields(body, required);
    const created = { ...body, id: rows.length + 1, stage: 'not_verified', created: '2026-03-02T10:00:00Z' };
    rows.push(created);
    return created;
  },
  [`PUT ${path}/:id`]: ({ params, body }) => {
    requireFields(body, required);
    return Object.assign(find(rows, params['id']), body);
  },
  [`DELETE ${path}/:id`]: ({ params }) => {
    const removed = find(rows, params['id']);
    rows.splice(rows.indexOf(removed), 1);
    return { id: removed['id'] };
  },
});

const userRoutes = (users: Wire[]): Routes => {
  const rowOf = ({ eip_clients: _clients, ...row }: Wire) => row;
  return {
    'GET v1/users/me': ({ userId }) => {
      const { id, first_name, last_name } = find(users, String(userId));
      return { id, first_name, last_name, profile_picture_url: null };
    },
    'GET v1/users/:id': ({ params }) => find(users, params['id']),
    'GET v1/users': ({ query }) =>
      listOf(users.map(rowOf), query, { search: ['first_name', 'last_name', 'username'] }),
    ...writesOf('v1/users', users, ['first_name', 'last_name', 'username', 'role_id']),
    'GET v1/roles/': () => ({ data: records.roles }),
    'GET v1/feature-flags/': () => ({
      data: [
        ...['dashboard', 'users', 'pact_rewards_report', 'billings', 'payroll', 'workers', 'claims'],
        ...['compliance', 'locations', 'gross_profit'],
      ]
        .map((name) => `eip_${name}`)
        .concat('evoove_agency_revenue_report', 'evoove_agency_performance', 'evoove_agency_administration')
        .map((name) => ({ name, value: 'on' })),
    }),
  };
};

const cutoff = (row: Wire, query: URLSearchParams): boolean => {
  const cutoffParam = query.get('all_cutoff_met');
  return cutoffParam === 'true' || cutoffParam === 'false'
    ? Number(row['pct_cutoff_met']) >= 1 === (cutoffParam === 'true')
    : true;
};

const clientRoutes = (locations: Wire[]): Routes => {
  const inClient = (routes: Routes): Routes =>
    Object.fromEntries(
      Object.entries(routes).map(([call, run]) => [
        call.replace(' ', ' eip/clients/:client/'),
        (visit: Visit) => {
          find(records.clients, visit.params['client'], 'client_account_id');
          return run(visit);
        },
      ]),
    );
  return {
    'GET eip/clients': ({ query }) => listOf(records.clients, query, { search: ['client_account_name'] }),
    'GET eip/clients/:client': ({ params }) => find(records.clients, params['client'], 'client_account_id'),
    'GET eip/industry-business': () => ({ data: records.industries }),
    'GET eip/search-places': () => ({ data: records.foundPlaces }),
    ...inClient({
      'GET compliance-report': pdf,
      'GET rewards-report': pdf,
      'GET billing-statement': pdf,
      'GET locations': ({ query }) => listOf(locations, query, { search: ['location_name'] }),
      'POST locations': ({ body }) => {
        requireFields(body, ['location_name', 'address', 'city', 'state', 'zip_code']);
        const created = {
          ...body,
          id: locations.length + 1,
          active_employees: 0,
          created_date: '2026-03-02',
        };
        locations.push(created);
        return created;
      },
      'GET pact-rewards': ({ query }) => listOf(records.rewards, query, { search: ['full_name'] }),
      'GET pact-rewards/kpi': () =>
        records.kpis({ total_workers: 12, total_rewards: 1200, total_bonus: 1803, avg_worker_bonus: 150.25 }),
      'GET gross-profit': ({ query }) => {
        const data = records.grossProfit.filter((row) => inPeriod(row, query));
        return { data, total_count: data.length };
      },
      'GET workers': ({ query }) =>
        listOf(records.workers, query, {
          search: ['full_name'],
          filters: { employee_status: 'employee_status' },
          matches: cutoff,
        }),
      'GET workers/kpi': () => records.kpis({ new_this_period: 1, active_employees: 6 }),
      'GET workers/active-employees-trend': () => ({ data: records.trend }),
      'GET workers/tax-cut-off': () => records.kpis({ met: 6, not_met: 6 }),
      'GET workers/:id': ({ params }) => ({
        ...find(records.workers, params['id']),
        ...records.workerDetails,
      }),
      'GET dashboard': () => records.dashboard,
      'GET needs-attention': () => ({ data: records.attention }),
      'GET claims': ({ query }) =>
        listOf(records.claims, query, {
          search: ['claim_number', 'full_name'],
          filters: { claim_status: 'claim_status' },
        }),
      'GET claims/kpi': () => records.kpis({ open_claims: 6, salvage: 1 }),
      'GET billings': ({ query }) =>
        listOf(records.billings, query, {
          search: ['invoice_number'],
          filters: { invoice_status: 'invoice_status' },
        }),
      'GET billings/kpi': () => records.kpis({ total_receivables: 4500, total_past_due: 1200.5 }),
      'GET payroll': ({ query }) =>
        listOf(records.payroll, query, { filters: { payroll_status: 'payroll_status' } }),
      'GET payroll/kpi': () => records.kpis({ total_gross_wages: 36000, total_taxes: 8000 }),
      'GET compliance': ({ query }) =>
        listOf(records.compliance, query, {
          search: ['requirement'],
          filters: { compliance_status: 'compliance_status' },
        }),
      'GET compliance/kpi': () => records.kpis({ pact_compliance: 82, total_overdue: 1 }),
    }),
  };
};

const agencyRoutes = (members: Wire[]): Routes => ({
  'GET v1/evoove/revenue-report': ({ query }) =>
    listOf(records.revenue, query, { search: ['client_account_name', 'agent_name'], matches: inPeriod }),
  'GET v1/evoove/revenue-report/kpi': () =>
    records.kpis({ total_revenue: 10800, total_commission: 1080, total_clients: 2 }),
  'GET v1/evoove/performance/my-team': ({ query }) => listOf(records.team, query),
  'GET v1/evoove/performance/my-clients': ({ query }) =>
    listOf(records.agencyClients(query.get('filter_by')), query, { search: ['client_account_name'] }),
  'GET v1/evoove/administration/members': ({ query }) =>
    listOf(members, query, { search: ['first_name', 'last_name', 'username'] }),
  ...writesOf('v1/evoove/administration/members', members, ['first_name', 'last_name', 'username']),
});

/** Every call of the contract's signed-in part. */
export const portalRoutes = (pairOf: (userId: number) => object): Routes => {
  const users = records.makeUsers();
  return {
    ...authRoutes(users, pairOf),
    ...userRoutes(users),
    ...clientRoutes(records.makeLocations()),
    ...agencyRoutes(records.makeMembers()),
  };
};
