import { areaPath } from '@core/navigation/paths';
import type { Resource } from '@core/resource/resource';
import type clientWords from '@locales/en/clients';
import type enLayout from '@locales/en/layout';
import type placeWords from '@locales/en/resources/places';
import type { Account } from '../setup/accounts';
import { addTrailEntry } from '../setup/api';
import { test } from '../setup/fixtures';
import { areas, resources } from '../setup/portal';
import { testFaults, type RecordIds } from './cells';
import { readCall, type QueryInput, type Read } from './reads';
import { wordsOf } from './localized-texts';
import type { Stage } from './stage';

const roots = { v1: '/api/v1/', eip: '/api/eip/', form: '/api/pact-form/' } as const;

const accountOf = ({ scope }: { scope: Resource['scope'] }): Account =>
  scope === 'client' ? 'staff' : scope === 'agency' ? 'agency' : 'admin';

/** The paths below the list's path: its figures and its chart. */
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
  const shared = { account, screen, isGeneric: true } as const;
  return [
    { ...shared, name, path, kind: 'rows', search: list.search.length > 0, status },
    ...figuresOf(resource).map((part): Read => ({
      ...shared,
      name: `${name}/${part}`,
      path: `${path}/${part}`,
      kind: 'figures',
      feeds: list.kpis?.totals !== undefined,
    })),
    ...(detail
      ? [
          {
            ...shared,
            name: `${name}/:id`,
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

const handMade = ({ clientId, userId }: RecordIds): Read[] => {
  const page = areas.find(({ name }) => name === 'dashboard');
  if (!page) throw new Error('There is no dashboard');
  const client = `clients/${clientId}`;
  const dashboard = { account: 'staff', screen: areaPath(page, clientId) } as const;
  const frame = { account: 'staff', screen: `/${client}/worksites` } as const;
  return [
    ...dashboardCalls.map((part): Read => ({
      ...dashboard,
      name: `GET clients/:clientId/${part} on the dashboard`,
      path: `${roots.eip}${client}/${part}`,
      kind: 'figures',
      status: part === 'needs-attention',
    })),
    { ...frame, name: 'GET feature-flags/', path: `${roots.v1}feature-flags/`, kind: 'guard' },
    { ...frame, name: 'GET users/:id of oneself', path: `${roots.v1}users/${userId}`, kind: 'guard' },
    { ...frame, name: 'GET clients/:id', path: `${roots.eip}${client}`, kind: 'guard' },
    { ...frame, name: 'GET users/me', path: `${roots.v1}users/me`, kind: 'trimming' },
    { ...dashboard, name: 'GET industry-business', path: `${roots.eip}industry-business`, kind: 'trimming' },
    { ...frame, name: 'GET saved-views', path: `${roots.v1}saved-views`, kind: 'trimming' },
  ];
};

const words = <T>({ language }: Stage, file: string) => wordsOf<T>(language, file);

const address: QueryInput = {
  field: (stage) => {
    const { search } = words<typeof placeWords>(stage, 'resources/places');
    return stage.page.getByRole('combobox', { name: search });
  },
  texts: ['ma', 'mai', 'zzzz'],
  isAnswered: (page) => page.getByRole('listbox').or(page.locator('.MuiAutocomplete-noOptions')).isVisible(),
};

const switchDialog: QueryInput = {
  open: (stage) => {
    const { switchClient } = words<typeof enLayout>(stage, 'layout');
    return stage.page.getByRole('button', { name: switchClient.replace('{{name}}', '') }).click();
  },
  field: (stage) => {
    const { search } = words<typeof clientWords>(stage, 'clients').switch;
    return stage.page.getByRole('combobox', { name: search });
  },
  texts: ['', 'ab', 'zz'],
};

const palette: QueryInput = {
  open: ({ page }) => page.keyboard.press('Control+k'),
  field: ({ page }) => page.getByRole('dialog').getByRole('combobox'),
  texts: ['harbor', 'harb', 'zz'],
};

/** Reads in forms and dialogs. */
const formReads = ({ clientId }: RecordIds): Read[] => {
  const form = { account: 'admin', screen: '/users/new', kind: 'rows', isSilent: true } as const;
  const workspace = { account: 'admin', kind: 'rows', screen: `/clients/${clientId}/worksites` } as const;
  const clients = `${roots.eip}clients`;
  return [
    { ...form, name: 'GET roles/ in a form', path: `${roots.v1}roles/` },
    { ...form, name: 'GET clients in a form', path: clients },
    {
      ...workspace,
      account: 'staff',
      name: 'GET search-places in a form',
      screen: `${workspace.screen}/new`,
      path: `${roots.eip}search-places`,
      queryInput: address,
    },
    { ...workspace, name: 'GET clients in the switch dialog', path: clients, queryInput: switchDialog },
    { ...workspace, name: 'GET find in the palette', path: `${roots.v1}find`, queryInput: palette },
  ];
};

test.beforeAll(addTrailEntry);
/** Every read of a screen, from the declared resources and the contract. */
testFaults('reads', (numbers) =>
  [
    ...handMade(numbers),
    ...resources.flatMap((resource) => readsOf(resource, numbers.clientId)),
    ...formReads(numbers),
  ].map(readCall),
);
