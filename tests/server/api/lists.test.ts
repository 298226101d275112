import { beforeAll, describe, expect, test } from 'vitest';
import { createHarness, type Harness } from './harness';

interface List {
  data: Record<string, unknown>[];
  total_count: number;
}

let api: Harness;
let token: string;
let client: number;
beforeAll(async () => {
  api = await createHarness();
  token = await api.tokenOf('admin');
  client = await api.clientNamed('Harbor Lane Markets');
});

const list = async (path: string, query: Record<string, string> = {}): Promise<List> => {
  const { status, body } = await api.call('GET', `${path}?${new URLSearchParams(query).toString()}`, {
    token,
  });
  expect(status).toBe(200);
  return body;
};
const workers = (query: Record<string, string> = {}) => list(`eip/clients/${client}/workers`, query);

describe('lists', () => {
  test('return ten rows and the total', async () => {
    const { data, total_count } = await workers();
    expect(data).toHaveLength(10);
    expect(total_count).toBe(57);
    expect(Object.keys(data[0] ?? {})).toEqual([
      'id',
      'full_name',
      'employee_status',
      'class_code_id',
      'hire_date',
      'days_worked',
      'ytd_wages',
      'pct_cutoff_met',
      'version',
    ]);
  });

  test('pages do not overlap and cover everything', async () => {
    const ids = new Set<unknown>();
    for (let offset = 0; offset < 60; offset += 10)
      for (const { id } of (await workers({ offset: String(offset), sort: 'employee_status' })).data)
        ids.add(id);
    expect(ids.size).toBe(57);
  });

  test('sort by what the declaration allows', async () => {
    const wages = (await workers({ sort: 'ytd_wages', order: 'desc', limit: '100' })).data.map((row) =>
      Number(row.ytd_wages),
    );
    expect(wages).toEqual([...wages].sort((a, b) => b - a));
  });

  test('filter as declared', async () => {
    const active = await workers({ employee_status: 'Active', limit: '100' });
    expect(new Set(active.data.map((row) => row.employee_status))).toEqual(new Set(['Active']));
    const [met, unmet, all] = await Promise.all(
      ['true', 'false', 'null'].map((value) => workers({ all_cutoff_met: value })),
    );
    expect((met?.total_count ?? 0) + (unmet?.total_count ?? 0)).toBe(all?.total_count);
    expect(all?.total_count).toBe(57);
  });

  test('search case-insensitively', async () => {
    const name = String((await workers()).data[0]?.full_name);
    const found = await workers({ search: name.toUpperCase() });
    expect(found.data.map((row) => row.full_name)).toContain(name);
    expect((await workers({ search: 'no such person' })).data).toEqual([]);
  });

  test('are empty for a client without workers', async () => {
    const quiet = await api.clientNamed('Quiet Harbor Books');
    expect(await list(`eip/clients/${quiet}/workers`)).toEqual({ data: [], total_count: 0 });
  });

  test('a single record has the detail fields', async () => {
    const id = String((await workers()).data[0]?.id);
    const { body } = await api.call('GET', `eip/clients/${client}/workers/${id}`, { token });
    expect(body).toHaveProperty('date_of_birth');
    expect(body).toHaveProperty('location_name');
  });

  test('a lookup returns names, and at most eight places', async () => {
    const roles = (await list('v1/roles/')).data;
    expect(Object.keys(roles[0] ?? {})).toEqual([
      'id',
      'role_name',
      'purpose',
      'needs_employee',
      'needs_clients',
    ]);
    expect((await list('eip/search-places', { search: 'ca' })).data).toHaveLength(8);
  });

  test('industries have an id and a name, are sorted by name, and every client has one', async () => {
    const { text } = await api.call('GET', 'eip/industry-business', { token });
    const { data } = JSON.parse(text) as { data: { id: number; name: string }[] };
    expect(JSON.parse(text)).toEqual({ data: data.map(({ id, name }) => ({ id, name })) });
    expect(data.map(({ name }) => name)).toEqual(data.map(({ name }) => name).sort());
    const clients = await api.storage.table('clients').find([]);
    expect(clients.map((row) => row.industry_business_id)).toSatisfy((ids: number[]) =>
      ids.every((id) => data.some((industry) => industry.id === id)),
    );
    const known = (await api.call('GET', `eip/clients/${client}`, { token })).body as Record<string, unknown>;
    expect(data.map(({ id }) => id)).toContain(known.industry_business_id);
  });
});

describe('hostile queries fall back to the defaults', () => {
  const hostile = [
    "full_name'; DROP TABLE workers; --",
    '__proto__',
    'constructor',
    'client_id',
    'date_of_birth',
    '1',
    '-1',
    '99999999999999999999',
    'NaN',
    '[]',
    '\0',
    '💥',
    '%',
    '_',
    '\\',
    'x'.repeat(10_000),
  ];

  test.each(hostile)('sort, order, offset and limit %j', async (value) => {
    const expected = await workers();
    expect(await workers({ sort: value })).toEqual(expected);
    expect(await workers({ order: value })).toEqual(expected);
    expect((await workers({ offset: value })).total_count).toBe(expected.total_count);
    expect((await workers({ limit: value })).data.length).toBeLessThanOrEqual(57);
  });

  test.each([...hostile.filter((value) => value !== '\0'), 'active', 'All'])(
    'a filter with the value %j is refused by its name',
    async (value) => {
      for (const name of ['employee_status', 'all_cutoff_met']) {
        const { status, body } = await api.call(
          'GET',
          `eip/clients/${client}/workers?${new URLSearchParams({ [name]: value }).toString()}`,
          { token },
        );
        expect([status, body]).toEqual([422, { detail: 'invalid', errors: { [name]: 'invalid' } }]);
      }
    },
  );

  test.each(['%', '_', '\\', '(', '.*'])('search takes %j literally', async (search) => {
    expect((await workers({ search })).total_count).toBe(0);
  });

  test('a limit above a hundred counts as a hundred', async () => {
    expect((await workers({ limit: '100000' })).data).toHaveLength(57);
    expect((await list('v1/users', { limit: '100000' })).data.length).toBeLessThanOrEqual(100);
  });

  test.each(['abc', '-1', '0', '1.5', '1e3', '99999999999', '%00', "1' OR '1'='1", '..'])(
    'the id %j finds nothing',
    async (id) => {
      const path = `eip/clients/${encodeURIComponent(id)}/workers`;
      expect((await api.call('GET', path, { token })).status).toBe(404);
      const one = `eip/clients/${client}/workers/${encodeURIComponent(id)}`;
      expect((await api.call('GET', one, { token })).status).not.toBe(500);
    },
  );
});

describe('lists for what needs attention', () => {
  const ofClient = (area: string, query: Record<string, string> = {}) =>
    list(`eip/clients/${client}/${area}`, { limit: '100', ...query });

  test('compliance opens with what is overdue, the longest first', async () => {
    const { data } = await ofClient('compliance');
    const ranks = ['Overdue', 'In Progress', 'Complete'];
    const keys = data.map(
      (row) => `${ranks.indexOf(String(row['compliance_status']))} ${String(row['due_date'])}`,
    );
    expect(keys).toEqual(keys.toSorted());
    expect(data[0]?.['compliance_status']).toBe('Overdue');
  });

  test('open claims say until when they are decided, and the others do not', async () => {
    const all = (await ofClient('claims')).data;
    const open = (await ofClient('claims', { claim_status: 'Open' })).data;
    for (const row of open) {
      const isDue = String(row['injury_date']) >= '2026-08-22';
      const days =
        (Date.parse(String(row['decision_due'])) - Date.parse(String(row['injury_date']))) / 86_400_000;
      expect(days).toEqual(isDue ? 90 : NaN);
    }
    expect(open.some((row) => row['decision_due'] !== null)).toBe(true);
    expect(all[0]).not.toHaveProperty('decision_due');
  });
});
