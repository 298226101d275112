import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../../../server/storage/storage';
import { memberForm } from '../agency/agency-calls';
import type { Answer } from '../api/harness';
import { goodForm } from '../membership/membership-calls';
import { storages } from '../membership/storages';
import { createSigning, marker } from '../signing/signing-calls';

type Api = Awaited<ReturnType<typeof createSigning>>;
type Send = (key?: string) => Promise<Answer>;

/** One press that may be sent again because its answer was lost, or twice at once. */
interface Press {
  readonly send: Send;
  /** How often it took effect. */
  readonly effects: () => Promise<number>;
}

interface Case {
  readonly name: string;
  readonly press: (api: Api, serial: number) => Promise<Press>;
  /** What the first of all answers says. */
  readonly status: number;
  /** What the others may say without a key; the same as the first when absent. */
  readonly others?: readonly number[];
  /** Takes an `Idempotency-Key`: then all answers are one and the same. */
  readonly keyed?: true;
  /** Without a key each call is one of its own. */
  readonly manyWithoutKey?: true;
}

const staff = { first_name: 'Ada', last_name: 'Ng', role_id: 5 };
const worksite = { address: '1 Main St', city: 'Oakland', state: 'CA', zip_code: '94607' };
const eq = (field: string, value: string | number | null) => [{ field, op: 'eq', value }] as const;
const count = (api: Api, table: string, field: string, value: string | number) =>
  api.storage.table(table).count(eq(field, value));
const idOf = ({ body }: Answer): number => (body as { id: number }).id;
const mailsTo = async (api: Api, to: string) => count(api, 'mails', 'recipient', to);
const withKey = (key: string | undefined): Record<string, string> => (key ? { 'Idempotency-Key': key } : {});

const newUser = async (api: Api, serial: number) => {
  const token = await api.tokenOf('admin');
  const client = await api.clientNamed('Harbor Lane Markets');
  const body = { ...staff, username: `ada${serial}@once.example`, eip_client_ids: [client] };
  const post: Send = (key) => api.call('POST', 'v1/users', { token, body, headers: withKey(key) });
  return { token, body, client, post };
};
const newMember = async (api: Api, serial: number) => {
  const token = await api.tokenOf('agency');
  const body = memberForm({ username: `nova${serial}@once.example` }) as Row;
  const path = 'v1/evoove/administration/members';
  const post: Send = (key) => api.call('POST', path, { token, body, headers: withKey(key) });
  return { token, body, path, post };
};
const newView = async (api: Api, serial: number) => {
  const token = await api.tokenOf('staff');
  const client_id = await api.clientNamed('Harbor Lane Markets');
  const body = { resource: 'workers', client_id, name: `View ${serial}`, address: '?status=Terminated' };
  const post: Send = (key) => api.call('POST', 'v1/saved-views', { token, body, headers: withKey(key) });
  return { token, body, post };
};
const clean = async ({ storage }: Api): Promise<void> => {
  for (const table of ['membership_forms', 'form_tokens', 'envelopes', 'idempotency_keys', 'attempts'])
    await storage.table(table).remove([]);
  await storage.table('membership_records').update(eq('id', 1001), { member: false });
};

const cases: readonly Case[] = [
  {
    name: 'POST users',
    status: 201,
    others: [409],
    keyed: true,
    press: async (api, serial) => {
      const { post, body } = await newUser(api, serial);
      const effects = async () =>
        Math.max(await count(api, 'users', 'username', body.username), await mailsTo(api, body.username));
      return { send: post, effects };
    },
  },
  {
    name: 'PUT users/{id}',
    status: 200,
    press: async (api, serial) => {
      const { post, body, token } = await newUser(api, serial);
      const id = idOf(await post());
      const others = (await api.storage.table('clients').find([], 3)).map((row) =>
        Number(row['client_account_id']),
      );
      const change = { ...body, id, last_name: 'Changed', eip_client_ids: others };
      return {
        send: () => api.call('PUT', `v1/users/${id}`, { token, body: change }),
        effects: async () => (await count(api, 'user_clients', 'user_id', id)) / others.length,
      };
    },
  },
  {
    name: 'DELETE users/{id}',
    status: 200,
    others: [404],
    press: async (api, serial) => {
      const { post, token } = await newUser(api, serial);
      const id = idOf(await post());
      return {
        send: () => api.call('DELETE', `v1/users/${id}`, { token }),
        effects: async () => 1 - (await count(api, 'users', 'id', id)),
      };
    },
  },
  {
    name: 'POST clients/{id}/locations',
    status: 201,
    keyed: true,
    manyWithoutKey: true,
    press: async (api, serial) => {
      const token = await api.tokenOf('staff');
      const path = `eip/clients/${await api.clientNamed('Harbor Lane Markets')}/locations`;
      const body = { ...worksite, location_name: `Once ${serial}` };
      return {
        send: (key) => api.call('POST', path, { token, body, headers: withKey(key) }),
        effects: () => count(api, 'locations', 'location_name', body.location_name),
      };
    },
  },
  {
    name: 'POST evoove/administration/members',
    status: 201,
    others: [409],
    keyed: true,
    press: async (api, serial) => {
      const { post, body } = await newMember(api, serial);
      const name = String(body['username']);
      const effects = async () =>
        Math.max(await count(api, 'users', 'username', name), await mailsTo(api, name));
      return { send: post, effects };
    },
  },
  {
    name: 'PUT evoove/administration/members/{id}',
    status: 200,
    press: async (api, serial) => {
      const { post, body, token, path } = await newMember(api, serial);
      const id = idOf(await post());
      // Nobody sells for the agency who is not in its team.
      await api.storage.table('my-team').remove(eq('id', id));
      return {
        send: () => api.call('PUT', `${path}/${id}`, { token, body: { ...body, last_name: 'Changed' } }),
        effects: () => count(api, 'my-team', 'full_name', 'Nova Changed').then((n) => Math.min(n, 1)),
      };
    },
  },
  {
    name: 'DELETE evoove/administration/members/{id}',
    status: 200,
    others: [404],
    press: async (api, serial) => {
      const { post, token, path } = await newMember(api, serial);
      const id = idOf(await post());
      return {
        send: () => api.call('DELETE', `${path}/${id}`, { token }),
        effects: async () => 1 - (await count(api, 'users', 'id', id)),
      };
    },
  },
  {
    name: 'POST saved-views',
    status: 201,
    others: [409],
    keyed: true,
    press: async (api, serial) => {
      const { post, body } = await newView(api, serial);
      return { send: post, effects: () => count(api, 'saved_views', 'name', body.name) };
    },
  },
  {
    name: 'PUT saved-views/{id}',
    status: 200,
    press: async (api, serial) => {
      const { post, token } = await newView(api, serial);
      const id = idOf(await post());
      return {
        send: () => api.call('PUT', `v1/saved-views/${id}`, { token, body: { is_default: true } }),
        effects: () => count(api, 'default_views', 'view_id', id),
      };
    },
  },
  {
    name: 'DELETE saved-views/{id}',
    status: 200,
    others: [404],
    press: async (api, serial) => {
      const { post, token } = await newView(api, serial);
      const id = idOf(await post());
      return {
        send: () => api.call('DELETE', `v1/saved-views/${id}`, { token }),
        effects: async () => 1 - (await count(api, 'saved_views', 'id', id)),
      };
    },
  },
  {
    name: 'POST auth/refresh-token',
    status: 200,
    press: async (api) => {
      const { refresh_token } = await api.pairOf('staff');
      const before = await api.storage.table('refresh_tokens').count([]);
      return {
        send: () => api.call('POST', `v1/auth/refresh-token?refresh_token=${refresh_token}`),
        effects: async () => (await api.storage.table('refresh_tokens').count([])) - before,
      };
    },
  },
  {
    name: 'POST auth/logout',
    status: 200,
    others: [200, 401],
    press: async (api) => {
      const { token } = await api.pairOf('staff');
      const before = await api.storage.table('refresh_tokens').count([]);
      return {
        send: () => api.call('POST', 'v1/auth/logout', { token }),
        effects: async () => before - (await api.storage.table('refresh_tokens').count([])),
      };
    },
  },
  {
    name: 'POST auth/two-factor',
    status: 200,
    others: [401, 410],
    press: async (api) => {
      const { two_factor_token } = (await api.login('secure')).body as { two_factor_token: string };
      const body = { two_factor_token, code: await api.lastCode() };
      const before = await api.storage.table('refresh_tokens').count([]);
      return {
        send: () => api.call('POST', 'v1/auth/two-factor', { body }),
        effects: async () => (await api.storage.table('refresh_tokens').count([])) - before,
      };
    },
  },
  {
    name: 'POST auth/two-factor/resend',
    status: 200,
    others: [429],
    press: async (api) => {
      await clean(api);
      const { two_factor_token } = (await api.login('secure')).body as { two_factor_token: string };
      api.pass(31_000);
      const before = await mailsTo(api, 'secure@portal.example');
      return {
        send: () => api.call('POST', 'v1/auth/two-factor/resend', { body: { two_factor_token } }),
        effects: async () => (await mailsTo(api, 'secure@portal.example')) - before,
      };
    },
  },
  {
    name: 'POST auth/set-password',
    status: 200,
    others: [400],
    press: async (api, serial) => {
      const { post, body } = await newUser(api, serial);
      const id = idOf(await post());
      const token = await api.lastLinkToken();
      expect(await mailsTo(api, body.username)).toBe(1);
      return {
        send: () => api.call('POST', 'v1/auth/set-password', { body: { token, password: 'Fresh-water-7' } }),
        effects: () => count(api, 'credentials', 'user_id', id),
      };
    },
  },
  {
    name: 'POST forms',
    status: 201,
    keyed: true,
    press: async (api) => {
      await clean(api);
      const form_token = await api.tokenFor();
      const body = { ...goodForm({ social_security_number: marker }), form_token };
      return {
        send: (key) => api.call('POST', 'pact-form/forms', { body, headers: withKey(key) }),
        effects: () => api.storage.table('membership_forms').count([]),
      };
    },
  },
  {
    name: 'POST forms/{id}/signing-sessions',
    status: 201,
    press: async (api) => {
      await clean(api);
      const form = await api.submit();
      return { send: () => api.session(form), effects: () => api.storage.table('envelopes').count([]) };
    },
  },
  {
    name: 'POST signing-return',
    status: 200,
    press: async (api) => {
      await clean(api);
      const before = await mailsTo(api, 'jordan.ellis@mail.example');
      const { redirect_url, envelope_id } = await api.opened(await api.submit());
      await api.press(redirect_url, 'sign');
      return {
        send: () => api.signingReturn(envelope_id),
        effects: async () => (await mailsTo(api, 'jordan.ellis@mail.example')) - before,
      };
    },
  },
];

let serial = 0;
const some = (length: number, make: () => Promise<Answer>) => Array.from({ length }, make);
const oneAfterTheOther = async (send: () => Promise<Answer>) => [await send(), await send(), await send()];
const ways = [
  ['one after the other', oneAfterTheOther],
  ['five at once', (send: () => Promise<Answer>) => Promise.all(some(5, send))],
] as const;

describe.each(storages)('over %s', (_, open) => {
  let api: Api;
  let close = () => Promise.resolve();
  beforeAll(async () => {
    const opened = await open();
    close = opened.close;
    api = await createSigning(opened.storage ? { storage: opened.storage } : {});
  });
  afterAll(() => close());

  test('a user who is changed, changed and deleted at once is changed or gone', async () => {
    for (let round = 0; round < 4; round++) {
      const { post, body, token } = await newUser(api, ++serial);
      const id = idOf(await post());
      const change = (last_name: string) => () =>
        api.call('PUT', `v1/users/${id}`, { token, body: { ...body, id, last_name, eip_client_ids: [] } });
      const remove = () => api.call('DELETE', `v1/users/${id}`, { token });
      const presses = [change('One'), remove, change('Two'), change('Three')];
      const answers = await Promise.all(presses.map((one) => one()));
      for (const { status } of answers) expect([200, 404]).toContain(status);
      expect(await count(api, 'users', 'id', id)).toBe(0);
      for (const table of ['user_clients', 'user_profiles', 'link_tokens'])
        expect([table, await count(api, table, 'user_id', id)]).toEqual([table, 0]);
    }
  });

  describe.each(ways)('sent %s', (__, repeat) => {
    test.each(cases)('$name', async ({ press, status, others, manyWithoutKey }) => {
      const { send, effects } = await press(api, ++serial);
      const answers = await repeat(() => send());
      const statuses = answers.map((answer) => answer.status);
      expect(statuses).toContain(status);
      const rest = statuses.toSpliced(statuses.indexOf(status), 1);
      for (const other of rest) expect(others ?? [status]).toContain(other);
      expect(await effects()).toBe(manyWithoutKey ? answers.length : 1);
    });

    test.each(cases.filter(({ keyed }) => keyed))('$name with one key', async ({ press, status }) => {
      const { send, effects } = await press(api, ++serial);
      const key = `key ${serial}`;
      const answers = await repeat(() => send(key));
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await effects()).toBe(1);
    });
  });
});
