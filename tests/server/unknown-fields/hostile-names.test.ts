import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { createLog } from '@server/log';
import { withRequestLog } from '@server/request-log';
import { createHarness, type Harness } from '../api/harness';

let api: Harness;
let admin: string;
let serial = 0;
beforeAll(async () => {
  api = await createHarness({ limits: { bodySize: 1_000_000 } });
  admin = await api.tokenOf('admin');
});

let person: Record<string, unknown>;
beforeEach(() => {
  serial += 1;
  person = {
    first_name: 'Ada',
    last_name: 'Quist',
    username: `ada.${serial}@portal.example`,
    role_id: 3,
    eip_client_ids: [],
  };
});
const create = (body: unknown, headers: Record<string, string> = {}) =>
  api.call('POST', 'v1/users', { token: admin, body, headers });
const refused = (errors: object) => ({ status: 422, body: { detail: 'invalid', errors } });
const errorsOf = ({ body }: { body: unknown }) => (body as { errors: Record<string, string> }).errors;
const isThere = () =>
  api.storage.table('users').count([{ field: 'username', op: 'eq', value: String(person['username']) }]);

describe('names of built-in object properties', () => {
  test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', ''])(
    '%j is rejected as unknown',
    async (name) => {
      const text = `{${JSON.stringify(name)}:{"role_id":1},${JSON.stringify(person).slice(1)}`;
      const answer = await create(text);
      expect(answer.status).toBe(422);
      expect(answer.text).toBe(
        JSON.stringify({ detail: 'invalid', errors: {} }).replace(
          '{}',
          `{${JSON.stringify(name)}:"unknown"}`,
        ),
      );
      expect(({} as Record<string, unknown>)['role_id']).toBeUndefined();
      expect(await isThere()).toBe(0);
    },
  );

  test.each(['__proto__', 'constructor', 'toString'])(
    '%s is rejected as unknown by a hand-written call',
    async (name) => {
      const answer = await api.call('PUT', 'v1/account', {
        token: admin,
        body: `{"${name}":1,"first_name":"Ada","last_name":"Quist","other":2}`,
      });
      expect(Object.keys(errorsOf(answer)).sort()).toEqual([name, 'other'].sort());
    },
  );
});

test('a name that only resembles an input is unknown', async () => {
  const answer = await create({
    ...person,
    Role_Id: 1,
    'role_id ': 1,
    rоle_id: 1,
    'role_id[]': 1,
    '$.role_id': 1,
  });
  expect(Object.keys(errorsOf(answer))).toHaveLength(5);
  expect(await isThere()).toBe(0);
});

test('invalid and unknown fields are reported together', async () => {
  expect(await create({ ...person, username: 'none', first_name: { a: 1 }, surprise: 1 })).toMatchObject(
    refused({ username: 'email', first_name: 'invalid', surprise: 'unknown' }),
  );
});

test('several unknown fields of a hand-written call are reported together', async () => {
  const answer = await api.call('PUT', 'v1/account', {
    token: admin,
    body: { first_name: 'Ada', last_name: 'Quist', role_id: 1, stage: 'active' },
  });
  expect(answer).toMatchObject(refused({ role_id: 'unknown', stage: 'unknown' }));
});

test('10,000 unknown names get a small response that still reports missing fields', async () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`${at}`, at]));
  for (const path of ['v1/users', 'v1/account/password']) {
    const method = path.endsWith('users') ? 'POST' : 'PUT';
    const answer = await api.call(method, path, { token: admin, body: { ...many, password: 7 } });
    expect(answer.status).toBe(422);
    expect(answer.text.length).toBeLessThan(4000);
    expect(errorsOf(answer)).toHaveProperty(
      path.endsWith('users') ? 'first_name' : 'current_password',
      'required',
    );
    expect(Object.values(errorsOf(answer)).filter((word) => word === 'unknown')).toHaveLength(40);
  }
});

test('a name of 10 kB is truncated, and no name is stored in the log, the trail or with a key', async () => {
  const secret = 'Ana Reyes 219-09-4321 ';
  const name = secret.repeat(500);
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const logged = withRequestLog(log, async (request) => api.app.fetch(request));
  const response = await logged(
    new Request('http://localhost:4180/api/v1/users', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${admin}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': 'hostile-names-1',
      },
      body: JSON.stringify({ ...person, [name]: 1, [secret]: 2 }),
    }),
  );
  const text = await response.text();
  expect(response.status).toBe(422);
  expect(text.length).toBeLessThan(300);
  expect(text).toContain('…":"unknown"');
  expect(lines).toHaveLength(1);
  const storedRows = await Promise.all(
    ['audit_trail', 'idempotency_keys'].map((table) => api.storage.table(table).find([])),
  );
  expect(JSON.stringify([lines, storedRows])).not.toMatch(/Reyes|219-09/);
});

describe('idempotency key', () => {
  const key = { 'Idempotency-Key': 'hostile-names-2' };

  test('is free after a rejected write, used after a write, and bound to the body with all its fields', async () => {
    expect((await create({ ...person, surprise: 1 }, key)).status).toBe(422);
    const made = await create(person, key);
    expect(made.status).toBe(201);
    expect(await create(person, key)).toMatchObject({ status: 201, body: made.body });
    expect(await create({ ...person, surprise: 1 }, key)).toMatchObject({
      status: 422,
      body: { detail: 'key reused' },
    });
    expect(await isThere()).toBe(1);
  });
});

describe('rights are checked before field names', () => {
  const trailOf = (userId: number) =>
    api.storage.table('audit_trail').count([
      { field: 'user_id', op: 'eq', value: userId },
      { field: 'action', op: 'eq', value: 'refused' },
    ]);

  test('for the area', async () => {
    const token = await api.tokenOf('broker');
    const body = { ...person, surprise: 1 };
    for (const [method, path] of [
      ['POST', 'v1/users'],
      ['PUT', 'v1/users/1'],
      ['POST', 'v1/users/1/deactivate'],
      ['POST', 'v1/evoove/administration/members'],
      ['PUT', 'v1/administration/roles/1'],
      ['POST', 'v1/pact-reviews/1/accept'],
    ] as const)
      expect([path, (await api.call(method, path, { token, body })).body]).toEqual([
        path,
        { detail: 'forbidden' },
      ]);
  });

  test('for the record, and the refusal is in the trail', async () => {
    const token = await api.tokenOf('staff');
    const staff = await api.userIdOf('staff');
    const before = await trailOf(staff);
    const other = await api.userIdOf('admin');
    for (const [method, below] of [
      ['PUT', ''],
      ['POST', '/deactivate'],
    ] as const) {
      const answer = await api.call(method, `v1/users/${other}${below}`, { token, body: { surprise: 1 } });
      expect(answer).toMatchObject({ status: 404, body: { detail: 'not found' } });
    }
    expect(await trailOf(staff)).toBe(before + 2);
  });
});

test('an input that is hidden from the caller is ignored and not unknown', async () => {
  const own = await createHarness({
    resources: resources.map((resource) =>
      resource.name === 'members'
        ? {
            ...resource,
            fields: {
              ...resource.fields,
              commission_pct: { ...resource.fields['commission_pct']!, onlyFor: ['act_as_eip_admin'] },
            },
          }
        : resource,
    ),
  });
  const body = {
    first_name: 'Ada',
    last_name: 'Quist',
    username: 'ada@portal.example',
    role_name: 'Agent',
    commission_pct: 0.9,
  };
  const token = await own.tokenOf('agency');
  const make = (more: object) =>
    own.call('POST', 'v1/evoove/administration/members', { token, body: { ...body, ...more } });
  expect(await make({ surprise: 1 })).toMatchObject(refused({ surprise: 'unknown' }));
  const made = await make({});
  expect(made.status).toBe(201);
  expect(made.body).not.toHaveProperty('commission_pct');
  const [row] = await own.storage
    .table('users')
    .find([{ field: 'username', op: 'eq', value: body.username }]);
  expect(row?.['commission_pct']).not.toBe(0.9);
});
