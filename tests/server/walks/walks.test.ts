import { readFileSync } from 'node:fs';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointOf } from '@server/api/resources/endpoint';
import { migrate } from '@server/storage/sql/migrate';
import { openPglite } from '@server/storage/sql/pglite-engine';
import { createSqlStorage } from '@server/storage/sql/sql-storage';
import { resourceTables } from '@server/storage/resource-tables';
import { systemTables } from '@server/storage/system-tables';
import { resources } from '@resources';
import type { Answer } from '../api/harness';
import { createMembership, goodForm, type Membership } from '../membership/membership-calls';
import { filesThatRan } from '@tests/helpers/ran-files';
import { walkOf, type Walk } from './walk-of';

const own = /^(server|resources|src\/core)\//;

const document = readFileSync('docs/walks.md', 'utf8');

/** A walk as the document draws it: numbered steps in order, helpers below. */
const drawn = (title: string): Walk => {
  const section = document.split('\n## On the server\n')[1]?.split('\n## ')[0] ?? '';
  const [, text = ''] = section.split(`\n### ${title}\n`);
  const [part = ''] = text.split('\n### ');
  const [steps = '', helpers = ''] = part.split('\nHelpers: ');
  return {
    steps: [...steps.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file).sort(),
    helpers: [...helpers.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file).sort(),
  };
};

let statements = 0;
const counter: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => {
    statements += 1;
    return Promise.resolve(result);
  },
};

let api: Membership;
beforeAll(async () => {
  const engine = await openPglite();
  const schemas = [...systemTables, ...resourceTables(resources)];
  await migrate(engine.db, schemas);
  const storage = createSqlStorage({ ...engine, db: engine.db.withPlugin(counter) }, schemas);
  api = await createMembership({ storage });
});
afterAll(() => api.storage.close());

/** The walk of a call that was made before. */
const walked = async (call: () => Promise<Answer>, status: number): Promise<Walk> => {
  expect((await call()).status).toBe(status);
  return walkOf(await filesThatRan(own, call));
};

describe('a walk is as the document draws it', () => {
  it('turning a page: at most 15 files, helpers included', async () => {
    const token = await api.tokenOf('admin');
    const query = 'offset=10&limit=10&sort=first_name&order=asc&status=active';
    const walk = await walked(() => api.call('GET', `eip/clients/1/workers?${query}`, { token }), 200);
    expect(walk).toEqual(drawn('Turning a page'));
    expect(walk.steps.length + walk.helpers.length).toBeLessThanOrEqual(15);
  });

  it('saving a form: at most 16 files', async () => {
    const token = await api.tokenOf('admin');
    const save = (factor_required: boolean) =>
      api.call('PUT', 'v1/administration/roles/7', { token, body: { factor_required } });
    expect((await save(true)).status).toBe(200);
    const walk = await walked(() => save(false), 200);
    expect(walk).toEqual(drawn('Saving a form'));
    expect(walk.steps.length).toBeLessThanOrEqual(16);
  });

  it('signing in: at most 10 files', async () => {
    const walk = await walked(() => api.login('admin'), 200);
    expect(walk).toEqual(drawn('Signing in'));
    expect(walk.steps.length).toBeLessThanOrEqual(10);
  });

  it('sending the membership form', async () => {
    const token = await api.tokenFor({ id: 1001 }, '4321');
    let sent = 0;
    const walk = await walked(() => api.submit(token, goodForm(), `walk ${++sent}`), 201);
    expect(walk).toEqual(drawn('Sending the membership form'));
  });
});

describe('turning a page is at most four statements', () => {
  const lists = resources.filter(({ list }) => list);
  /** Whose members they are is asked first, and what each of them holds afterwards. */
  const more: Readonly<Record<string, number>> = { members: 5 };

  it.each(lists.map((resource) => [resource.name, resource] as const))('%s', async (name, resource) => {
    const token = await api.tokenOf(resource.scope === 'agency' ? 'agency' : 'admin');
    const path = endpointOf(resource)
      .replace(':clientId', '1')
      .replace(/^\/api\//, '');
    const client = resource.api.clientParam ? `&${resource.api.clientParam}=1` : '';
    const turn = () => api.call('GET', `${path}?offset=0&limit=10${client}`, { token });
    expect((await turn()).status).toBe(200);
    statements = 0;
    await turn();
    expect(statements).toBeLessThanOrEqual(more[name] ?? 4);
  });
});
