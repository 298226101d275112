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

const worksite = {
  location_name: 'Refused',
  address: '1 Main St',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94607',
};
const person = { first_name: 'A', last_name: 'B', username: 'x', role_id: 1, eip_client_ids: [] };
const everybody = 'AAAAAAAAA';

/**
 * Every call for every kind of user, in the order of `kinds`: A allowed (whatever is said about the input), F forbidden,
 * N not found. `own` is the client of staff and limited, `other` a client that neither they nor the regional manager have.
 */
const table = (
  [
    ['GET', 'v1/users/me', everybody],
    ['GET', 'v1/feature-flags/', everybody],
    ['GET', 'v1/roles/', everybody],
    ['GET', 'eip/industry-business', everybody],
    ['GET', 'eip/search-places?search=main', everybody],
    ['GET', 'eip/clients', 'AAAAAAAAF'],
    ['GET', 'eip/clients/{own}', 'AAAAAFFAF'],
    ['GET', 'eip/clients/{other}', 'AAAAFFFFF'],
    ['GET', 'eip/clients/99999', 'NNNNNNNNN'],
    ['GET', 'eip/clients/{own}/workers', 'AAAAAFFFF'],
    ['GET', 'eip/clients/{other}/workers', 'AAAAFFFFF'],
    ['GET', 'eip/clients/{own}/workers/{worker}', 'AAAAAFFFF'],
    ['GET', 'eip/clients/{own}/workers/1', 'NNNNNFFFF'],
    ['GET', 'eip/clients/{own}/workers/kpi', 'AAAAAFFFF'],
    ['GET', 'eip/clients/{other}/workers/kpi', 'AAAAFFFFF'],
    ['GET', 'eip/clients/99999/workers/kpi', 'NNNNNNNNN'],
    ['GET', 'eip/clients/{own}/workers/active-employees-trend', 'AAAAAFFFF'],
    ['GET', 'eip/clients/{other}/workers/tax-cut-off', 'AAAAFFFFF'],
    ['GET', 'eip/clients/{own}/workers/nothing', 'NNNNNFFNF'],
    ['GET', 'eip/clients/{own}/locations/kpi', 'NNNNNFFNF'],
    ['GET', 'eip/clients/{own}/dashboard', 'AAAFAFFFF'],
    ['GET', 'eip/clients/{other}/dashboard', 'AAAFFFFFF'],
    ['GET', 'eip/clients/{own}/needs-attention', 'AAAFAFFFF'],
    ['GET', 'eip/clients/{other}/needs-attention', 'AAAFFFFFF'],
    ['GET', 'eip/clients/{own}/claims', 'AAAFAFFFF'],
    ['GET', 'eip/clients/{own}/claims/kpi', 'AAAFAFFFF'],
    ['GET', 'eip/clients/{other}/claims/kpi', 'AAAFFFFFF'],
    ['GET', 'eip/clients/{own}/billings/kpi', 'AAAFAFFFF'],
    ['GET', 'eip/clients/{other}/billings/kpi', 'AAAFFFFFF'],
    ['GET', 'eip/clients/{own}/payroll/kpi', 'AFAFAFFFF'],
    ['GET', 'eip/clients/{other}/payroll/kpi', 'AFAFFFFFF'],
    ['GET', 'eip/clients/{own}/compliance/kpi', 'AAAAAFFAF'],
    ['GET', 'eip/clients/{other}/compliance/kpi', 'AAAAFFFFF'],
    ['GET', 'eip/clients/{own}/pact-rewards/kpi', 'AFAAAFFFF'],
    ['GET', 'eip/clients/{other}/pact-rewards/kpi', 'AFAAFFFFF'],
    ['GET', 'eip/clients/{own}/gross-profit', 'AFAFAFFFF'],
    ['GET', 'eip/clients/{other}/gross-profit', 'AFAFFFFFF'],
    ['GET', 'eip/clients/{own}/compliance-report', 'AAAAAFFAF'],
    ['GET', 'eip/clients/{other}/compliance-report', 'AAAAFFFFF'],
    ['GET', 'eip/clients/{own}/rewards-report', 'AFAAAFFFF'],
    ['GET', 'eip/clients/{other}/rewards-report', 'AFAAFFFFF'],
    ['GET', 'eip/clients/{own}/billing-statement', 'AAAFAFFFF'],
    ['GET', 'eip/clients/{other}/billing-statement', 'AAAFFFFFF'],
    ['GET', 'eip/clients/{own}/other-report', 'NNNNNNNNN'],
    ['GET', 'eip/clients/{own}/locations', 'AAAAAFFAF'],
    ['GET', 'eip/clients/{other}/locations', 'AAAAFFFFF'],
    ['POST', 'eip/clients/{other}/locations', 'AAAAFFFFF', worksite],
    ['POST', 'eip/clients/{own}/workers', 'NNNNNFFFF', {}],
    ['DELETE', 'eip/clients/{own}/locations/1', 'NNNNNFFNF'],
    ['GET', 'v1/users', 'AFFFFFFFF'],
    ['GET', 'v1/users?client_id={own}', 'AFFFAFFFF'],
    ['GET', 'v1/users?client_id={other}', 'AFFFFFFFF'],
    ['GET', 'v1/users/{self}', everybody],
    ['GET', 'v1/users/{admin}', 'AFFFNFFFF'],
    ['POST', 'v1/users', 'AFFFAFFFF', person],
    ['POST', 'v1/users?client_id={other}', 'AFFFFFFFF', person],
    ['PUT', 'v1/users/{admin}', 'AFFFAFFFF', person],
    ['DELETE', 'v1/users/99999', 'NFFFNFFFF'],
    ['GET', 'eip/nothing', 'NNNNNNNNN'],
    ['GET', 'v1/clients', 'NNNNNNNNN'],
  ] as [string, string, string, object?][]
).map(([method, path, expected, body]) => ({ method, path, expected, body }));

const outcome = (status: number): string => ({ 403: 'F', 404: 'N', 401: 'U', 500: 'E' })[status] ?? 'A';

let api: Harness;
const tokens = new Map<Kind, string>();
const places: Record<string, string> = {};
beforeAll(async () => {
  api = await createHarness();
  for (const kind of kinds) tokens.set(kind, await api.tokenOf(kind));
  const own = await api.clientNamed('Harbor Lane Markets');
  const regional = await api.storage
    .table('user_clients')
    .find([{ field: 'user_id', op: 'eq', value: await api.userIdOf('regional') }]);
  const taken = [own, ...regional.map((row) => Number(row.client_id))];
  const clients = await api.storage.table('clients').find([]);
  const other = clients.find((row) => !taken.includes(Number(row.client_account_id)));
  const worker = await api.storage.table('workers').first([{ field: 'client_id', op: 'eq', value: own }]);
  Object.assign(places, {
    own: String(own),
    other: String(other?.client_account_id),
    worker: String(worker?.id),
    admin: String(await api.userIdOf('admin')),
  });
});

const addressFor = async (path: string, kind: Kind): Promise<string> => {
  const self = String(await api.userIdOf(kind));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'self' ? self : (places[name] ?? '')));
};

describe('every call for every kind of user', () => {
  test.each(table)('$method $path: $expected', async ({ method, path, expected, body }) => {
    const found = await Promise.all(
      kinds.map(async (kind) => {
        const address = await addressFor(path, kind);
        const token = tokens.get(kind) ?? '';
        const answer = await api.call(method, address, { token, ...(body && { body }) });
        if (answer.status === 403 || answer.status === 404)
          expect(Object.keys(answer.body as object)).toEqual(['detail']);
        return outcome(answer.status);
      }),
    );
    expect(found.join('')).toBe(expected);
  });

  test.each(table)('$method $path without a token', async ({ method, path, body }) => {
    const answer = await api.call(method, await addressFor(path, 'staff'), body ? { body } : {});
    expect([answer.status, answer.body]).toEqual([401, { detail: 'unauthorized' }]);
  });
});

test('the membership variant never answers 401', async () => {
  expect((await api.call('GET', 'pact-form/lookup?id=1')).status).toBe(404);
});

describe('rights count at once', () => {
  const workers = () =>
    api.call('GET', `eip/clients/${places.own}/workers`, { token: tokens.get('staff') ?? '' });

  test('a flag that is switched off hides the area', async () => {
    const flag = [{ field: 'name', op: 'eq', value: 'eip_workers' }] as const;
    await api.storage.table('feature_flags').update(flag, { value: 'off' });
    expect((await workers()).status).toBe(404);
    await api.storage.table('feature_flags').update(flag, { value: 'on' });
    expect((await workers()).status).toBe(200);
  });

  const areas = [
    ['workers/kpi', 'eip_workers', 'eip_menu_workers'],
    ['workers/active-employees-trend', 'eip_workers', 'eip_menu_workers'],
    ['workers/tax-cut-off', 'eip_workers', 'eip_menu_workers'],
    ['dashboard', 'eip_dashboard', 'eip_menu_dashboard'],
    ['needs-attention', 'eip_dashboard', 'eip_menu_dashboard'],
    ['claims/kpi', 'eip_claims', 'eip_menu_claims'],
    ['billings/kpi', 'eip_billings', 'eip_menu_billings'],
    ['billing-statement', 'eip_billings', 'eip_menu_billings'],
    ['payroll/kpi', 'eip_payroll', 'eip_menu_payroll'],
    ['compliance/kpi', 'eip_compliance', 'eip_menu_compliance'],
    ['compliance-report', 'eip_compliance', 'eip_menu_compliance'],
    ['pact-rewards/kpi', 'eip_pact_rewards_report', 'eip_pact_rewards_read'],
    ['rewards-report', 'eip_pact_rewards_report', 'eip_pact_rewards_read'],
    ['gross-profit', 'eip_gross_profit', 'eip_menu_gross_profit'],
  ] as const;
  test.each(areas)('%s needs flag %s and permission %s, each alone', async (path, name, permission) => {
    const status = async () =>
      (await api.call('GET', `eip/clients/${places.own}/${path}`, { token: tokens.get('staff') ?? '' }))
        .status;
    const flag = [{ field: 'name', op: 'eq', value: name }] as const;
    await api.storage.table('feature_flags').update(flag, { value: 'off' });
    expect(await status()).toBe(404);
    await api.storage.table('feature_flags').update(flag, { value: 'on' });
    const granted = [{ field: 'permission', op: 'eq', value: permission }] as const;
    const before = await api.storage.table('role_permissions').find(granted);
    await api.storage.table('role_permissions').remove(granted);
    expect(await status()).toBe(403);
    await api.storage.table('role_permissions').insertMany(before);
    expect(await status()).toBe(200);
  });

  test('a permission that is taken away is refused with the same token', async () => {
    const granted = [{ field: 'permission', op: 'eq', value: 'eip_menu_workers' }] as const;
    const before = await api.storage.table('role_permissions').find(granted);
    await api.storage.table('role_permissions').remove(granted);
    expect((await workers()).status).toBe(403);
    await api.storage.table('role_permissions').insertMany(before);
    expect((await workers()).status).toBe(200);
  });

  test('a client that is taken away is refused with the same token', async () => {
    const id = await api.userIdOf('staff');
    const given = [{ field: 'user_id', op: 'eq', value: id }] as const;
    const before = await api.storage.table('user_clients').find(given);
    await api.storage.table('user_clients').remove(given);
    expect((await workers()).status).toBe(403);
    await api.storage.table('user_clients').insertMany(before);
  });
});

test('financial columns of clients go to those who may see them', async () => {
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
