import { beforeAll, describe, expect, test } from 'vitest';
import { createHarness, type Harness } from './harness';

const kinds = [
  'admin',
  'broker',
  'internal',
  'pact',
  'staff',
  'regional',
  'agency',
  'limited',
  'employee',
] as const;
type Kind = (typeof kinds)[number];

let api: Harness;
const tokens = new Map<Kind, string>();
let own: number;
beforeAll(async () => {
  api = await createHarness();
  for (const kind of kinds) tokens.set(kind, await api.tokenOf(kind));
  own = await api.clientNamed('Harbor Lane Markets');
});

test('a membership call without a session is not refused with 401', async () => {
  expect((await api.call('GET', 'pact-form/lookup?id=1')).status).toBe(404);
});

describe('changes to rights apply at once', () => {
  const workers = () => api.call('GET', `eip/clients/${own}/workers`, { token: tokens.get('staff') ?? '' });

  test('a flag that is turned off hides the area', async () => {
    const flag = [{ field: 'name', op: 'eq', value: 'eip_workers' }] as const;
    await api.storage.table('feature_flags').update(flag, { value: 'off' });
    expect((await workers()).status).toBe(404);
    await api.storage.table('feature_flags').update(flag, { value: 'on' });
    expect((await workers()).status).toBe(200);
  });

  test('a call is refused with the same token after its permission is removed', async () => {
    const granted = [{ field: 'permission', op: 'eq', value: 'eip_menu_workers' }] as const;
    const before = await api.storage.table('role_permissions').find(granted);
    await api.storage.table('role_permissions').remove(granted);
    expect((await workers()).status).toBe(403);
    await api.storage.table('role_permissions').insertMany(before);
    expect((await workers()).status).toBe(200);
  });

  test('a call is refused with the same token after its client is removed', async () => {
    const id = await api.userIdOf('staff');
    const given = [{ field: 'user_id', op: 'eq', value: id }] as const;
    const before = await api.storage.table('user_clients').find(given);
    await api.storage.table('user_clients').remove(given);
    expect((await workers()).status).toBe(403);
    await api.storage.table('user_clients').insertMany(before);
  });
});

test('financial columns of clients are returned only to users who may see them', async () => {
  const columns = async (kind: Kind) => {
    const { body } = await api.call('GET', 'eip/clients', { token: tokens.get(kind) ?? '' });
    return Object.keys((body as { data: object[] }).data[0] ?? {});
  };
  expect(await columns('admin')).toContain('ytd_gross_profit');
  expect(await columns('admin')).toContain('last_login');
  expect(await columns('broker')).toEqual([
    'client_account_id',
    'client_account_name',
    'total_past_due',
    'open_claim_count',
    'pact_compliance',
  ]);
  expect(await columns('staff')).toEqual(['client_account_id', 'client_account_name']);
});
