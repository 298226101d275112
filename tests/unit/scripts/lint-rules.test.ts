import { beforeAll, describe, expect, it } from 'vitest';
import { lintMessages } from '@tests/helpers/lint-messages';

// The configuration includes the linter for types, which is slow to load.
beforeAll(() => lintMessages('vite.config.ts', ''), 120_000);

const plugin = (hooks: string) => `export const plugin = () => ({ name: 'portal-new', ${hooks} });`;

describe('lint rejects a build plugin that', () => {
  it.each([
    ['edits a module', 'transform: { filter: { id: /useChart\\.mjs$/ }, handler: (code) => code }'],
    ['edits modules, as a method', 'transform(code) { return code; }'],
    ['edits what was bundled', 'renderChunk: (code) => code'],
    ['empties a module', "load: { filter: { id: /@mui\\/x-data-grid/ }, handler: () => '' }"],
    ['leads an import elsewhere', 'resolveId: (id) => (id === "qs" ? "/src/lib/qs.ts" : undefined)'],
    ['brings an alias along', 'config: () => ({ resolve: { alias: { qs: "/src/lib/qs.ts" } } })'],
  ])('%s', async (_, hooks) => {
    expect(await lintMessages('scripts/vite/new.ts', plugin(hooks))).toHaveLength(1);
  });

  it('is in the configuration itself', async () => {
    for (const file of ['vite.config.ts', 'vitest.config.ts'])
      expect(await lintMessages(file, plugin('transform: () => null'))).toHaveLength(1);
  });

  it('loads a library in addition to the project’s modules', async () => {
    const load = (name: string) => plugin(`load: (id) => (id.includes('${name}') ? '' : undefined)`);
    expect(await lintMessages('scripts/vite/locales.ts', load('node_modules/@mui'))).toHaveLength(1);
    expect(await lintMessages('scripts/vite/locales.ts', load('virtual:words'))).toEqual([]);
    expect(await lintMessages('scripts/vite/threads.ts', plugin('transform: () => null'))).toHaveLength(1);
  });
});

it('lint accepts a plugin that adds files and changes the page', async () => {
  const hooks = 'transformIndexHtml: (html) => html, generateBundle() { this.emitFile({}); }';
  expect(await lintMessages('scripts/vite/new.ts', plugin(hooks))).toEqual([]);
});

it('lint rejects an enum in every room', async () => {
  for (const file of [
    'src/core/new.ts',
    'src/ui/new.tsx',
    'server/new.ts',
    'scripts/vite/new.ts',
    'tests/new.ts',
  ])
    expect(await lintMessages(file, 'export enum State { Open }')).toEqual(['Write a union of literals.']);
});

it('lint rejects a query outside the module for queries', async () => {
  const query = "export const q = { queryKey: ['data', 'default', 'new'], queryFn: () => fetch('/') };";
  expect(await lintMessages('src/pages/account/login-page.tsx', query)).toHaveLength(2);
  expect(await lintMessages('src/lib/queries.ts', query)).toEqual([]);
});

describe('lint keeps the schemas of the calls out of the portal:', () => {
  const rule = '@typescript-eslint/no-restricted-imports';
  const value = "import { loginCall } from '@core/calls/auth';";
  const type = "import type { loginCall } from '@core/calls/auth';";

  it.each([
    'src/app/profile.ts',
    'src/pages/account/own/account-calls.ts',
    'src/ui/list/list-page.tsx',
    'src/lib/saved-views.tsx',
    'providers/session/session.ts',
    'resources/claims/resource.ts',
    'src/core/account/answers.ts',
  ])('%s imports their types only', async (file) => {
    expect(await lintMessages(file, value, rule)).toHaveLength(1);
    expect(await lintMessages(file, "import * as v from 'valibot';", rule)).toHaveLength(1);
    expect(await lintMessages(file, type, rule)).toEqual([]);
  });

  it('the server and the calls themselves import them', async () => {
    expect(await lintMessages('server/api/auth/login.ts', value, rule)).toEqual([]);
    expect(await lintMessages('src/core/calls/auth.ts', "import * as v from 'valibot';", rule)).toEqual([]);
  });
});
