import { beforeAll, describe, expect, test } from 'vitest';
import { createHarness, type Harness } from './harness';

let api: Harness;
let token: string;
beforeAll(async () => {
  api = await createHarness();
  token = await api.tokenOf('admin');
});

interface Account {
  readonly client_account_id: number;
  readonly client_account_name: string;
  readonly employees: number;
  readonly industry: string;
}
const path = 'v1/administration/clients';
const accounts = async (query = ''): Promise<readonly Account[]> =>
  ((await api.call('GET', `${path}?limit=100${query}`, { token })).body as { data: Account[] }).data;

describe('the list of clients for administrators', () => {
  test('counts the active employees of each client and names what it does', async () => {
    const [first] = await accounts();
    const workers = api.storage.table('workers');
    const active = await workers.count([
      { field: 'client_id', op: 'eq', value: first!.client_account_id },
      { field: 'employee_status', op: 'eq', value: 'Active' },
    ]);
    expect(active).toBeGreaterThan(0);
    expect(first!.employees).toBe(active);
    const industries = await api.storage.table('industries').find([]);
    expect(industries.map(({ name }) => name)).toContain(first!.industry);
  });

  test('has what is worked out in its file as on its pages', async () => {
    const rows = await accounts();
    const columns = 'client_account_name,employees,industry';
    const { text } = await api.call('GET', `${path}?format=csv&columns=${columns}`, { token });
    expect(text.split('\r\n').slice(1, -1)).toEqual(
      rows.map((row) =>
        [row.client_account_name, String(row.employees), row.industry]
          .map((cell) => (cell.includes(',') ? `"${cell}"` : cell))
          .join(','),
      ),
    );
  });

  test('keeps the clients of one industry', async () => {
    const [client] = await api.storage.table('clients').find([], 1);
    const industry = String(client?.['industry_business_id']);
    const found = await accounts(`&industry_business_id=${industry}`);
    expect(found.map((row) => row.client_account_id)).toContain(client?.['client_account_id']);
    expect(new Set(found.map((row) => row.industry)).size).toBe(1);
  });
});
