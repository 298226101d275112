import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleOf } from '@tests/helpers/scale';
import type { Answer } from '../api/harness';
import { storages } from '../membership/storages';
import { createSigning } from '../signing/signing-calls';
import { membershipCases } from './membership-cases';
import { recordCases } from './record-cases';
import { sessionCases } from './session-cases';
import { type Api, count, idOf, newUser } from './repeatable-write';

const cases = sampleOf([...recordCases, ...sessionCases, ...membershipCases], 4);
let serial = 0;
const some = (length: number, make: () => Promise<Answer>) => Array.from({ length }, make);
const sendSequentially = async (send: () => Promise<Answer>) => [await send(), await send(), await send()];
const repeatModes = [
  ['one after the other', sendSequentially],
  ['five at once', (send: () => Promise<Answer>) => Promise.all(some(5, send))],
] as const;

describe.each(storages)('on %s', (_, open) => {
  let api: Api;
  let close = () => Promise.resolve();
  beforeAll(async () => {
    const opened = await open();
    close = opened.close;
    api = await createSigning(opened.storage ? { storage: opened.storage } : {});
  }, 180_000);
  afterAll(() => close());

  test('concurrent updates and a delete leave no part of the user behind', async () => {
    for (let round = 0; round < 4; round++) {
      const { post, body, token } = await newUser(api, ++serial);
      const id = idOf(await post());
      const change = (last_name: string) => () =>
        api.call('PUT', `v1/users/${id}`, {
          token,
          body: { ...body, id, last_name, role_id: 2, eip_client_ids: [] },
        });
      const remove = () => api.call('DELETE', `v1/users/${id}`, { token });
      const changes = [change('One'), remove, change('Two'), change('Three')];
      const answers = await Promise.all(changes.map((one) => one()));
      for (const { status } of answers) expect([200, 404]).toContain(status);
      expect(await count(api, 'users', 'id', id)).toBe(0);
      for (const table of ['user_clients', 'user_profiles', 'link_tokens'])
        expect([table, await count(api, table, 'user_id', id)]).toEqual([table, 0]);
    }
  });

  describe.each(repeatModes)('sent %s', (__, repeat) => {
    test.each(cases)('$name', async ({ prepare, status, others, manyWithoutKey }) => {
      const { send, effects } = await prepare(api, ++serial);
      const answers = await repeat(() => send());
      const statuses = answers.map((answer) => answer.status);
      expect(statuses).toContain(status);
      const rest = statuses.toSpliced(statuses.indexOf(status), 1);
      for (const other of rest) expect(others ?? [status]).toContain(other);
      expect(await effects()).toBe(manyWithoutKey ? answers.length : 1);
    });

    test.each(cases.filter(({ keyed }) => keyed))('$name with the same key', async ({ prepare, status }) => {
      const { send, effects } = await prepare(api, ++serial);
      const key = `key ${serial}`;
      const answers = await repeat(() => send(key));
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await effects()).toBe(1);
    });
  });
});
