import { beforeEach, describe, expect, test } from 'vitest';
import { day } from '@server/api/clock';
import { createHarness, type Answer, type Harness } from './harness';

let api: Harness;
let token: string;
let path: string;
beforeEach(async () => {
  api = await createHarness();
  token = await api.tokenOf('staff');
  path = `eip/clients/${await api.clientNamed('Harbor Lane Markets')}/locations`;
});

const worksite = {
  location_name: '  New Corner ',
  address: '12 Main St',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94607',
};
const create = (body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  api.call('POST', path, { token, body, headers });
const count = () => api.storage.table('locations').count([]);

describe('creating', () => {
  test('stores the validated values and fills in the rest', async () => {
    const { status, body } = await create(worksite);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...worksite,
      location_name: 'New Corner',
      id: expect.any(Number) as unknown,
      version: 0,
      active_employees: 0,
      created_date: '2026-11-20',
    });
    const found = await api.call('GET', `${path}?search=new corner`, { token });
    expect(found.body).toMatchObject({ total_count: 1 });
  });

  test('names every wrong field at once', async () => {
    const { status, body } = await create({ address: 7, city: ' ', state: 'ZZ', zip_code: '9460' });
    expect(status).toBe(422);
    expect(body).toEqual({
      detail: 'invalid',
      errors: {
        location_name: 'required',
        address: 'invalid',
        city: 'required',
        state: 'state',
        zip_code: 'zip',
      },
    });
  });

  test('ignores fields of the record that are not in the form', async () => {
    const { body } = await create({
      ...worksite,
      id: 1,
      client_id: 1,
      active_employees: 99,
      created_date: '1999-01-01',
    });
    expect(body).toMatchObject({ active_employees: 0, created_date: '2026-11-20' });
    expect((body as { id: number }).id).not.toBe(1);
  });

  test.each([
    ['no JSON', '{', 400, 'malformed'],
    ['a list', '[]', 400, 'malformed'],
    ['null', 'null', 400, 'malformed'],
    ['a text', '"x"', 400, 'malformed'],
    ['endless nesting', `{"a":${'['.repeat(1000)}${']'.repeat(1000)}}`, 400, 'malformed'],
    ['more than 64 kB', JSON.stringify({ city: 'x'.repeat(66_000) }), 413, 'too large'],
  ])('refuses %s', async (_, body, status, detail) => {
    const before = await count();
    const answer = await create(body);
    expect([answer.status, answer.body]).toEqual([status, { detail }]);
    expect(await count()).toBe(before);
  });

  test('refuses another content type', async () => {
    const answer = await create(JSON.stringify(worksite), { 'Content-Type': 'text/plain' });
    expect([answer.status, answer.body]).toEqual([415, { detail: 'unsupported media type' }]);
  });

  test('does not allow prototype pollution', async () => {
    const answer = await create(
      '{"__proto__":{"location_name":"x","address":"x"},"constructor":{"prototype":{}}}',
    );
    expect(answer.status).toBe(422);
    expect(({} as Record<string, unknown>).location_name).toBeUndefined();
  });
});

describe('a worksite that changes', () => {
  const named = (table: string, name: unknown) =>
    api.storage.table(table).count([
      { field: 'client_id', op: 'eq', value: Number(path.split('/')[2]) },
      { field: 'location_name', op: 'eq', value: String(name) },
    ]);
  type Worksite = typeof worksite & { readonly id: number; readonly active_employees: number };
  const inUse = async () => {
    const { body } = await api.call('GET', `${path}?limit=100`, { token });
    const found = (body as { data: readonly Worksite[] }).data.find(
      ({ active_employees }) => active_employees > 0,
    );
    if (!found) throw new Error('no worksite has employees');
    return found;
  };
  const rename = (id: number, location_name: string) =>
    api.call('PUT', `${path}/${id}`, { token, body: { ...worksite, location_name } });

  test('is renamed in the records that refer to it by name', async () => {
    const { id, location_name } = await inUse();
    const people = await named('workers', location_name);
    const required = await named('compliance', location_name);
    expect(people).toBeGreaterThan(0);
    expect((await rename(id, 'Pier 9')).status).toBe(200);
    expect([await named('workers', location_name), await named('workers', 'Pier 9')]).toEqual([0, people]);
    expect(await named('compliance', 'Pier 9')).toBe(required);
  });

  test('keeps the old name in the records if another worksite has it too', async () => {
    const { location_name } = await inUse();
    const { body } = await create({ ...worksite, location_name });
    const people = await named('workers', location_name);
    expect((await rename((body as Worksite).id, 'Pier 9')).status).toBe(200);
    expect(await named('workers', location_name)).toBe(people);
  });

  test('cannot be deleted while employees work there, and its compliance records are deleted with it', async () => {
    const { id, location_name } = await inUse();
    const remove = () => api.call('DELETE', `${path}/${id}`, { token });
    expect((await remove()).status).toBe(409);
    await api.storage
      .table('locations')
      .update([{ field: 'id', op: 'eq', value: id }], { active_employees: 0 });
    expect((await remove()).status).toBe(200);
    expect([await named('locations', location_name), await named('compliance', location_name)]).toEqual([
      0, 0,
    ]);
  });
});

describe('Idempotency-Key', () => {
  const key = { 'Idempotency-Key': 'one' };

  test('returns the first response for the same key and creates nothing', async () => {
    const before = await count();
    const first = await create(worksite, key);
    const second = await create(worksite, key);
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect(await count()).toBe(before + 1);
  });

  test('creates one record for twenty concurrent calls', async () => {
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(worksite, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  test('is refused with another body', async () => {
    await create(worksite, key);
    const other = await create({ ...worksite, city: 'Fresno' }, key);
    expect([other.status, other.body]).toEqual([422, { detail: 'key reused' }]);
  });

  test('can be used again after a refused call', async () => {
    expect((await create({}, key)).status).toBe(422);
    expect((await create(worksite, key)).status).toBe(201);
  });

  test('is separate for each user', async () => {
    const before = await count();
    await create(worksite, key);
    token = await api.tokenOf('admin');
    expect((await create(worksite, key)).status).toBe(201);
    expect(await count()).toBe(before + 2);
  });

  test('is forgotten after a day', async () => {
    const before = await count();
    await create(worksite, key);
    api.pass(day + 1000);
    token = await api.tokenOf('staff');
    expect((await create(worksite, key)).status).toBe(201);
    expect(await count()).toBe(before + 2);
  });
});

test('an internal error is returned without internal details', async () => {
  const { storage } = api.deps;
  const table = storage.table.bind(storage);
  storage.table = (name) => {
    if (name === 'locations') throw new Error('/secret/path exploded');
    return table(name);
  };
  const { status, text } = await api.call('GET', path, { token });
  expect([status, text]).toEqual([500, '{"detail":"server error"}']);
});
