import type { Locator } from '@playwright/test';
import { areaPath } from '@core/navigation/paths';
import type { Resource } from '@core/resource/resource';
import type toolWords from '@locales/en/tools';
import type { Account } from '../setup/accounts';
import { resources } from '../setup/portal';
import { testFaults } from './cells';
import { expectSoundScreen } from './oracle';
import type { FaultyCall } from './run';
import { wordsOf } from './localized-texts';
import type { Stage } from './stage';
import { button } from './writes';

interface FileCall {
  readonly name: string;
  readonly kind: 'PDF' | 'CSV';
  readonly account: Account;
  readonly screen: string;
  readonly path: string;
  /** The button that starts the download. */
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

const fileCall = ({ name, kind, account, screen, path, start }: FileCall): FaultyCall => ({
  name,
  account,
  leftOut,
  ends: { done: ['a slow answer', 'an old token', 'pressed twice'] },
  // The caller repeats a file request once after a refresh.
  tries: (fault) => [1, fault.startsWith('an old token') ? 2 : 1],
  // A report may take 180 s to generate; a stream may pause for 30 s after each chunk.
  givenUpMs: kind === 'PDF' ? 181_000 : 31_000,
  ready: async (stage) => {
    const { page, language } = stage;
    let saved = 0;
    page.on('download', () => (saved += 1));
    await page.goto(screen);
    await expectSoundScreen(stage);
    const { again } = wordsOf<typeof toolWords>(language, 'tools').export;
    const offered = page.getByRole('alert').getByRole('button', { name: again, exact: true });
    return {
      matches: (request) => {
        const { pathname, searchParams } = new URL(request.url());
        return pathname === path && (searchParams.get('format') === 'csv') === (kind === 'CSV');
      },
      press: start(stage),
      again: async () => ((await offered.count()) > 0 ? offered : start(stage)).click(),
      isDone: () => Promise.resolve(saved > 0),
      effects: () => Promise.resolve(saved),
    };
  },
});

const roots = { v1: '/api/v1/', eip: '/api/eip/', form: '/api/pact-form/' } as const;
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
      kind: 'PDF' as const,
      path: full(path),
      start: ({ page, language }: Stage) =>
        button(page, wordsOf<Named>(language, `resources/${resource.name}`).downloads[name] ?? name),
    })),
    {
      ...shared,
      name: `GET ${api.path}${api.clientParam ? `?${api.clientParam}` : ''} as CSV`,
      kind: 'CSV',
      path: full(api.path),
      start: ({ page, language }: Stage) =>
        button(page, wordsOf<typeof toolWords>(language, 'tools').export.button),
    },
  ];
};

/** Every PDF, and the CSV exports of a few lists that represent the others: lists bound to a client, and one of the agency. */
testFaults('files', ({ clientId }) =>
  resources
    .filter(({ list, downloads, name }) => list && (downloads || name === 'my-team'))
    .flatMap((resource) => filesOf(resource, clientId))
    .map(fileCall),
);
