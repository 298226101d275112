import { beforeAll, describe, expect, test } from 'vitest';
import { createHarness, type Harness } from '../api/harness';
import {
  areas,
  flagOf,
  setPermissions,
  memberForm,
  permissionOf,
  readCalls,
  switchFlag,
} from './agency-calls';

const agencyRole = 7;
const all = ['act_as_evoove_agency', ...areas.map(permissionOf)];
const writes = [
  ['POST', 'evoove/administration/members'],
  ['PUT', 'evoove/administration/members/{member}'],
  ['DELETE', 'evoove/administration/members/{member}'],
] as const;
const calls: readonly (readonly [string, string, string])[] = [
  ...readCalls.map(([path, area]) => ['GET', path, area] as const),
  ...writes.map(([method, path]) => [method, path, 'administration'] as const),
];

let api: Harness;
let token: string;
let member: string;
beforeAll(async () => {
  api = await createHarness();
  token = await api.tokenOf('agency');
  const found = await api.storage
    .table('users')
    .first([{ field: 'last_name', op: 'eq', value: 'Zielinski' }]);
  member = String(found?.id);
});

/** Returns the status. Writes send invalid input or a missing id: 422 or 404 means access, and nothing changes. */
const outcome = async (method: string, path: string, bearer: string | undefined): Promise<number> => {
  const address = `v1/${path.replace('{member}', method === 'GET' ? member : '999999')}`;
  const body = method === 'POST' || method === 'PUT' ? memberForm({ username: 'no address' }) : undefined;
  const answer = await api.call(method, address, {
    ...(bearer !== undefined && { token: bearer }),
    ...(body && { body }),
  });
  if (answer.status >= 400 && answer.status !== 422) {
    expect(Object.keys(JSON.parse(answer.text) as object)).toEqual(['detail']);
  }
  return answer.status;
};
const opened = (method: string): number => ({ GET: 200, POST: 422 })[method] ?? 404;

describe.each(calls)('%s %s', (method, path, area) => {
  test('is open to a user of an agency with its permission', async () => {
    await setPermissions(api, agencyRole, ['act_as_evoove_agency', permissionOf(area)]);
    expect(await outcome(method, path, token)).toBe(opened(method));
  });

  test('is closed without its permission, even with all others', async () => {
    await setPermissions(
      api,
      agencyRole,
      all.filter((name) => name !== permissionOf(area)),
    );
    expect(await outcome(method, path, token)).toBe(403);
  });

  test('is closed to users who do not act for an agency', async () => {
    await setPermissions(
      api,
      agencyRole,
      all.filter((name) => name !== 'act_as_evoove_agency'),
    );
    expect(await outcome(method, path, token)).toBe(403);
  });

  test('is closed to users with every permission but no agency', async () => {
    await setPermissions(api, agencyRole, all);
    const table = api.storage.table('agency_users');
    const own = [{ field: 'user_id', op: 'eq', value: await api.userIdOf('agency') }] as const;
    const row = await table.first(own);
    await table.remove(own);
    const status = await outcome(method, path, token);
    await table.insert(row ?? {});
    expect(status).toBe(403);
  });

  test('does not exist while its flag is off', async () => {
    await setPermissions(api, agencyRole, all);
    await switchFlag(api, flagOf(area), 'off');
    const status = await outcome(method, path, token);
    await switchFlag(api, flagOf(area), 'on');
    expect(status).toBe(404);
    expect(await outcome(method, path, token)).toBe(opened(method));
  });

  test('is closed to every other caller', async () => {
    for (const kind of ['admin', 'broker', 'internal', 'pact', 'staff', 'regional', 'limited', 'employee'])
      expect({ kind, status: await outcome(method, path, await api.tokenOf(kind)) }).toEqual({
        kind,
        status: 403,
      });
    expect(await outcome(method, path, undefined)).toBe(401);
  });
});

test('an agent has access to the reports but not to the administration', async () => {
  await setPermissions(api, agencyRole, all);
  const table = api.storage.table('users');
  await table.update([{ field: 'id', op: 'eq', value: Number(member) }], {
    username: 'agent@portal.example',
  });
  const agent = await api.tokenOf('agent');
  for (const [method, path, area] of calls)
    expect(await outcome(method, path, agent)).toBe(area === 'administration' ? 403 : opened(method));
});
