import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../api/harness';
import { createMembership, goodForm, type Membership } from '../membership/membership-calls';
import { openPgliteStorage } from '../storage/pglite-database';
import { filesThatRan } from '@tests/helpers/ran-files';
import { walkOf, type Walk } from './walk-of';

const own = /^(server|resources|src\/core)\//;

const document = readFileSync('docs/walks.md', 'utf8');

/** Returns a walk as shown in the document: numbered steps, with the helpers below. */
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

let api: Membership;
beforeAll(async () => {
  api = await createMembership({ storage: await openPgliteStorage() });
});
afterAll(() => api.storage.close());

/** Makes the call twice and returns the walk of the second one. */
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

  /** Returns a walk of which the document shows only the steps in addition to those of every form. */
  const drawnBeside = (title: string): Walk => {
    const { steps, helpers } = drawn(title);
    return { steps: [...drawn('Saving a form').steps, ...steps].sort(), helpers };
  };

  it("saving an agency's member: at most 21 files", async () => {
    const token = await api.tokenOf('agency');
    const row = await api.storage.table('users').first([{ field: 'last_name', op: 'eq', value: 'Bell' }]);
    const path = `v1/evoove/administration/members/${Number(row?.id)}`;
    const member = (await api.call('GET', path, { token })).body as object;
    const save = (first_name: string) => api.call('PUT', path, { token, body: { ...member, first_name } });
    expect((await save('Mark')).status).toBe(200);
    const walk = await walked(() => save('Marcus'), 200);
    expect(walk).toEqual(drawnBeside("Saving an agency's member"));
    expect(walk.steps.length).toBeLessThanOrEqual(21);
  });

  it('saving a user: at most 24 files', async () => {
    const token = await api.tokenOf('admin');
    const id = await api.userIdOf('staff');
    const user = (await api.call('GET', `v1/users/${id}`, { token })).body as {
      eip_clients: readonly { id: number }[];
    };
    const eip_client_ids = user.eip_clients.map((client) => client.id);
    const save = (first_name: string) =>
      api.call('PUT', `v1/users/${id}`, { token, body: { ...user, eip_client_ids, first_name } });
    expect((await save('Samuel')).status).toBe(200);
    const walk = await walked(() => save('Sam'), 200);
    expect(walk).toEqual(drawnBeside('Saving a user'));
    expect(walk.steps.length).toBeLessThanOrEqual(24);
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
