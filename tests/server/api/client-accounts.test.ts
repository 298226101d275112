import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import clientAccounts from '@resources/client-accounts/resource';
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
}
const path = 'v1/administration/clients';
const accounts = async (query = ''): Promise<readonly Account[]> =>
  ((await api.call('GET', `${path}?limit=100${query}`, { token })).body as { data: Account[] }).data;

describe('the list of clients for administrators', () => {
  test('counts the active employees of each client', async () => {
    const [first] = await accounts();
    const workers = api.storage.table('workers');
    const active = await workers.count([
      { field: 'client_id', op: 'eq', value: first!.client_account_id },
      { field: 'employee_status', op: 'eq', value: 'Active' },
    ]);
    expect(active).toBeGreaterThan(0);
    expect(first!.employees).toBe(active);
  });

  test('has the same computed values in its file as on its pages', async () => {
    const rows = await accounts();
    const columns = 'client_account_name,employees';
    const { text } = await api.call('GET', `${path}?format=csv&columns=${columns}`, { token });
    expect(text.split('\r\n').slice(1, -1)).toEqual(
      rows.map((row) => [row.client_account_name, row.employees].join(',')),
    );
  });

  test('is sorted by them, also in its file', async () => {
    for (const order of ['asc', 'desc']) {
      const rows = await accounts(`&sort=employees&order=${order}`);
      const counts = rows.map((row) => row.employees);
      expect(new Set(counts).size).toBeGreaterThan(1);
      expect(counts).toEqual(counts.toSorted((one, other) => (order === 'asc' ? one - other : other - one)));
      const columns = `client_account_name&sort=employees&order=${order}`;
      const { text } = await api.call('GET', `${path}?format=csv&columns=${columns}`, { token });
      expect(text.split('\r\n').slice(1, -1)).toEqual(rows.map((row) => row.client_account_name));
    }
  });

  test('must have a behavior that says how', async () => {
    const unsorted = { ...clientAccounts, name: 'unsorted', path: 'unsorted' };
    await expect(createHarness({ resources: [...resources, unsorted] })).rejects.toThrow(
      'The list of "unsorted" sorts by "employees", which is computed.',
    );
  });

  test('filters clients with and without a past due amount', async () => {
    const [due, paid] = await Promise.all([accounts('&past_due=true'), accounts('&past_due=false')]);
    expect([due.length > 0, due.length + paid.length]).toEqual([true, (await accounts()).length]);
    const rows = await api.storage.table('clients').find([{ field: 'total_past_due', op: 'gt', value: 0 }]);
    expect(due.map((row) => row.client_account_id).sort()).toEqual(
      rows.map((row) => row['client_account_id']).sort(),
    );
  });
});
