import type { Locator, Request } from '@playwright/test';
import { areaPath } from '@core/navigation/paths';
import type { Resource } from '@core/resource/resource';
import type toolWords from '@locales/en/tools';
import type { Account } from '../setup/accounts';
import type { FaultName } from './kinds';
import { testFaults, type FaultyCall } from './cells';
import { isCounted, isSound, isTold } from './oracle';
import { wordsOf } from './spoken';
import { Broken, type Stage } from './stage';
import { button, settled } from './steps';
import { resources } from '../setup/portal';

interface FileCall {
  readonly name: string;
  readonly account: Account;
  readonly screen: string;
  readonly matches: (request: Request) => boolean;
  /** What starts it. */
  readonly start: (stage: Stage) => Locator;
}

const noShape = 'the portal reads nothing inside a file';
const leftOut: FaultyCall['leftOut'] = {
  'missing data': noShape,
  'wrong types': noShape,
  'an unknown status word': noShape,
  'answers out of order': 'one file at a time',
  'an answer lost after the deed': 'reading changes nothing',
};

const fine: readonly FaultName[] = ['a slow answer', 'an old token', 'pressed twice'];
/** A file that is being made has 60 s; a stream 30 s after each part of it. */
const patienceMs = 65_000;

const run = async (stage: Stage, fault: FaultName, call: FileCall) => {
  const { page, language } = stage;
  let saved = 0;
  page.on('download', () => (saved += 1));
  await page.goto(call.screen);
  await stage.until('the list', settled, 6_000);
  await stage.break(call.matches, fault);
  await call.start(stage).click();
  if (fault === 'pressed twice') {
    await stage.pass(20);
    await call
      .start(stage)
      .click({ timeout: 500 })
      .catch(() => undefined);
    await stage.until('the call', () => stage.count() > 0, 5_000);
    stage.release();
  }
  if (fault === 'an old token, and no new one') {
    await stage.until('the login', () => page.url().includes('/login'), 10_000);
    return;
  }
  if (fault === 'a slow answer') {
    await stage.until('the call', () => stage.count() === 1, 5_000);
    await stage.pass(9_750);
    stage.release();
  }
  const within = fault === 'no answer' ? patienceMs : 5_000;
  const look = await stage.until('the end', (now) => now.said.length > 0 || saved > 0, within);
  isSound(stage, look);
  // The call for a file is repeated once after a refresh, by its caller.
  isCounted(stage, 1, fault.startsWith('an old token') ? 2 : 1);
  if (fine.includes(fault)) {
    if (saved !== 1) throw new Broken(`saved ${saved} times, said ${JSON.stringify(look.said)}`);
    return;
  }
  isTold(stage, look);
  if (saved > 0) throw new Broken('a file that is none was saved');
  const before = stage.count();
  stage.mend();
  const { again } = wordsOf<typeof toolWords>(language, 'tools').export;
  const offered = page.getByRole('alert').getByRole('button', { name: again, exact: true });
  await ((await offered.count()) > 0 ? offered : call.start(stage)).click();
  const after = await stage.until('the file', (now) => saved === 1 && now.said.length === 0, 5_000);
  isSound(stage, after);
  isCounted(stage, before + 1, before + 1);
};

const roots = { v1: '/api/v1/', eip: '/api/eip/', form: '/api/pact-form/' } as const;
const pathIs = (path: string, isCsv: boolean) => (request: Request) => {
  const { pathname, searchParams } = new URL(request.url());
  return pathname === path && (searchParams.get('format') === 'csv') === isCsv;
};

const filesOf = (resource: Resource, clientId: number): FileCall[] => {
  const { api, downloads = {}, scope } = resource;
  const full = (path: string) => roots[api.backend] + path.replace(':clientId', String(clientId));
  const shared = {
    account: scope === 'client' ? 'staff' : scope === 'agency' ? 'agency' : 'admin',
    screen: areaPath(resource, clientId),
  } as const;
  type Named = { readonly downloads: Readonly<Record<string, string>> };
  return [
    ...Object.entries(downloads).map(([name, { path }]) => ({
      ...shared,
      name: `GET ${path} as PDF`,
      matches: pathIs(full(path), false),
      start: ({ page, language }: Stage) =>
        button(page, wordsOf<Named>(language, `resources/${resource.name}`).downloads[name] ?? name),
    })),
    {
      ...shared,
      name: `GET ${api.path}${api.clientParam ? `?${api.clientParam}` : ''} as CSV`,
      matches: pathIs(full(api.path), true),
      start: ({ page, language }: Stage) =>
        button(page, wordsOf<typeof toolWords>(language, 'tools').export.button),
    },
  ];
};

/** Every PDF, and the lists as CSV that stand for the others: one bound to a client, one of the agency. */
const fileCalls = (clientId: number): FaultyCall[] =>
  resources
    .filter(({ list, downloads, name }) => list && (downloads || name === 'my-team'))
    .flatMap((resource) => filesOf(resource, clientId))
    .map((call) => ({
      name: call.name,
      account: call.account,
      leftOut,
      run: (stage, fault) => run(stage, fault, call),
    }));

testFaults(({ clientId }) => fileCalls(clientId), 6);
