import type { Request } from 'playwright-core';
import { areas, resources } from '../../../../resources';
import { areaPath } from '../../../../src/core/navigation/paths';
import type { Resource } from '../../../../src/core/resource/resource';
import type { Account } from '../accounts';
import type { FaultName } from './kinds';
import { patienceFor } from './kinds';
import type { FaultyCall } from './matrix';
import { isCounted, isSound, isTold, stoodWhole } from './oracle';
import { Broken, type Stage } from './stage';
import { pressAgain, settled } from './steps';

const roots = { v1: '/api/v1/', eip: '/api/eip/', form: '/api/pact-form/' } as const;

export interface Read {
  readonly name: string;
  readonly account: Account;
  /** The screen that makes the call. */
  readonly screen: string;
  readonly path: string;
  readonly kind: 'rows' | 'figures' | 'record' | 'guard' | 'trimming';
  /** The list can be searched. */
  readonly search?: boolean;
  /** The list's own total row is made from it. */
  readonly feeds?: boolean;
  /** The answer has words for a status. */
  readonly status?: boolean;
}

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
            screen: `${screen}/1`,
            path: `${path}/1`,
            kind: 'record',
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
];

const leftOutOf = ({ search, status, kind }: Read): FaultyCall['leftOut'] => ({
  'an answer lost after the deed': 'reading changes nothing',
  ...(!search && { 'answers out of order': 'nothing on the screen asks again with other words' }),
  ...(!status && { 'an unknown status word': 'the answer has no status' }),
  ...(kind === 'trimming' && { 'pressed twice': 'nothing is said, so there is nothing to press' }),
});

/** What may also be drawn as it came: a field that is missing or of another type is an empty place. */
const tolerable: readonly FaultName[] = ['wrong types', 'missing data', 'an unknown status word'];
const fine: readonly FaultName[] = ['a slow answer', 'an old token', 'an unknown status word'];
/** A record that is not there, or not this person's, is not asked for again. */
const final: readonly FaultName[] = ['forbidden', 'not found'];

const matcher =
  ({ path }: Read) =>
  (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === path && request.method() === 'GET' && searchParams.get('format') !== 'csv';
  };

const outOfOrder = async (stage: Stage, read: Read) => {
  const { page } = stage;
  await page.goto(read.screen);
  await stage.until('the list', settled, 5_000);
  const search = page.getByRole('searchbox');
  await search.fill('a');
  await stage.until('the first search', () => stage.count() === 2, 5_000);
  await search.fill('zz');
  await stage.until('the second search', () => stage.count() >= 3, 5_000);
  const second = await stage.until('its answer', settled, 5_000);
  stage.release();
  await stage.pass(500);
  const last = await stage.until('the end', settled, 5_000);
  isSound(stage, last);
  if (!page.url().includes('search=zz')) throw new Broken(`the address is ${page.url()}`);
  stoodWhole(second, last);
  isCounted(stage, 3, 4);
};

const toLogin = async (stage: Stage) => {
  const { page } = stage;
  const look = await stage.until('the login', () => page.url().includes('/login'), 10_000);
  const arrived = look.heading ? look : await stage.until('its heading', settled, 5_000);
  isSound(stage, arrived);
  const kept = await page.evaluate(() => localStorage.getItem('portal.token'));
  if (kept !== null) throw new Broken('the token is kept');
};

const runRead = async (stage: Stage, fault: FaultName, read: Read) => {
  const { page } = stage;
  const twice = fault === 'pressed twice';
  await stage.break(matcher(read), twice ? 'a fault of the server' : fault);
  if (fault === 'answers out of order') return outOfOrder(stage, read);
  await page.goto(read.screen);
  if (fault === 'an old token, and no new one') return toLogin(stage);
  if (fault === 'a slow answer') {
    await stage.until('the call', () => stage.count() >= 1, 5_000);
    await stage.pass(9_750);
    stage.release();
    await stage.until('the answer', () => true, 1_000);
  }
  const look = await stage.until('the end of waiting', settled, patienceFor(fault));
  isSound(stage, look);
  const isQuiet = look.said.length === 0;
  const isFinal =
    final.includes(fault) && (read.kind === 'record' || read.kind === 'guard' || read.kind === 'trimming');
  if (fault === 'no answer') isCounted(stage, 1, 3);
  else if (fine.includes(fault)) isCounted(stage, 1, 2);
  else isCounted(stage, 1, 3);
  if (isFinal || (isQuiet && (fine.includes(fault) || tolerable.includes(fault)))) return;
  if (read.kind === 'trimming') {
    if (!isQuiet) throw new Broken(`said ${JSON.stringify(look.said)}`);
    return;
  }
  isTold(stage, look);
  const before = stage.count();
  stage.mend();
  await pressAgain(stage, twice);
  const whole = await stage.until('to be whole again', (now) => settled(now) && now.said.length === 0, 5_000);
  isSound(stage, whole);
  // What is drawn as it came is another part of the same answer.
  if (!tolerable.includes(fault) && !read.feeds) stoodWhole(look, whole);
  isCounted(stage, before + 1, before + 1);
};

export const readCalls = (clientId: number, userId: number): FaultyCall[] =>
  readsFor(clientId, userId).map((read) => ({
    name: read.name,
    account: read.account,
    leftOut: leftOutOf(read),
    run: (stage, fault) => runRead(stage, fault, read),
  }));
