import { areaPath } from '@core/navigation/paths';
import type { Resource } from '@core/resource/resource';
import type { Account } from '../setup/accounts';
import { askedReads } from './asked-reads';
import { testFaults, type FaultyCall } from './cells';
import { readCall, type Read } from './run-read';
import { leaveTrail } from '../setup/api';
import { areas, resources } from '../setup/portal';
import { test } from './booth';

const roots = { v1: '/api/v1/', eip: '/api/eip/', form: '/api/pact-form/' } as const;

const accountOf = ({ scope }: { scope: Resource['scope'] }): Account =>
  scope === 'client' ? 'staff' : scope === 'agency' ? 'agency' : 'admin';

/** The calls below a list's own: its figures and its chart. */
const figuresOf = ({ list }: Resource): string[] => {
  const tiles = list?.kpis?.tiles ?? [];
  const own = tiles.some(({ kind }) => kind === 'value') || list?.kpis?.totals !== undefined;
  const paths = [
    ...(own ? [list?.kpis?.path ?? 'kpi'] : []),
    ...tiles.flatMap((tile) => (tile.kind === 'trend' || tile.kind === 'share' ? [tile.path] : [])),
    ...(list?.chart?.path !== undefined ? [list.chart.path] : []),
  ];
  return [...new Set(paths)];
};

const readsOf = (resource: Resource, clientId: number): Read[] => {
  const { list, detail, api } = resource;
  if (!list) return [];
  const path = roots[api.backend] + api.path.replace(':clientId', String(clientId));
  const screen = areaPath(resource, clientId);
  const account = accountOf(resource);
  const status = Object.values(resource.fields).some(({ kind }) => kind === 'status');
  const ofClient = api.clientParam ? `&${api.clientParam}=${clientId}` : '';
  const name = `GET ${api.path}${api.clientParam ? `?${api.clientParam}` : ''}`;
  return [
    { name, account, screen, path, kind: 'rows', search: list.search.length > 0, status },
    ...figuresOf(resource).map((part): Read => ({
      name: `${name}/${part}`,
      account,
      screen,
      path: `${path}/${part}`,
      kind: 'figures',
      feeds: list.kpis?.totals !== undefined,
    })),
    ...(detail
      ? [
          {
            name: `${name}/:id`,
            account,
            screen: `${screen}/:id`,
            path: `${path}/:id`,
            kind: 'record',
            record: { list: `${path}?offset=0&limit=10${ofClient}`, idField: resource.idField },
            status,
          } as const,
        ]
      : []),
  ];
};

const dashboardCalls = [
  'dashboard',
  'needs-attention',
  'claims/kpi',
  'billings/kpi',
  'workers/kpi',
  'workers/active-employees-trend',
  'workers/tax-cut-off',
];

const handMade = (clientId: number, userId: number): Read[] => {
  const page = areas.find(({ name }) => name === 'dashboard');
  if (!page) throw new Error('There is no dashboard');
  const client = `clients/${clientId}`;
  const frame = { account: 'staff', screen: `/${client}/worksites` } as const;
  return [
    ...dashboardCalls.map((part): Read => ({
      name: `GET clients/:clientId/${part} on the dashboard`,
      account: 'staff',
      screen: areaPath(page, clientId),
      path: `${roots.eip}${client}/${part}`,
      kind: 'figures',
      status: part === 'needs-attention',
    })),
    { ...frame, name: 'GET feature-flags/', path: `${roots.v1}feature-flags/`, kind: 'guard' },
    { ...frame, name: 'GET users/:id of oneself', path: `${roots.v1}users/${userId}`, kind: 'guard' },
    { ...frame, name: 'GET clients/:id', path: `${roots.eip}${client}`, kind: 'guard' },
    { ...frame, name: 'GET users/me', path: `${roots.v1}users/me`, kind: 'trimming' },
    { ...frame, name: 'GET saved-views', path: `${roots.v1}saved-views`, kind: 'trimming' },
  ];
};

/** Everything that is read when a screen opens, from the declared resources and the contract. */
const readsFor = (clientId: number, userId: number): Read[] => [
  ...handMade(clientId, userId),
  ...resources.flatMap((resource) => readsOf(resource, clientId)),
  ...askedReads(clientId),
];

const readCalls = (clientId: number, userId: number): FaultyCall[] =>
  readsFor(clientId, userId).map(readCall);

test.beforeAll(leaveTrail);
testFaults(({ clientId, userId }) => readCalls(clientId, userId), 0);
