import { beforeAll, describe, expect, test } from 'vitest';
import { flagOf, setPermissions, permissionOf } from '../agency/agency-calls';
import type { Answer } from '../api/harness';
import { badTokens } from './bad-tokens';
import { accountRows } from './account-rows';
import { addedRows } from './added-rows';
import { agencyRows } from './agency-rows';
import { withBulk } from './bulk-rows';
import { commonRows, openCalls, userRows } from './portal-rows';
import { clientRows, kinds, type Kind, type Row, type Try } from './rows';
import { withVersions } from './version-rows';
import { createWorld, type World } from './world';

const ownRows = [...clientRows, ...agencyRows, ...userRows, ...commonRows, ...accountRows, ...addedRows];
const rows: readonly Row[] = withBulk(withVersions(ownRows));
const methodOf = (route: string): string => route.split(' ')[0] ?? '';
const letters: Readonly<Record<number, string>> = {
  200: 'A',
  201: 'A',
  401: 'U',
  403: 'F',
  404: 'N',
  409: 'C',
  410: 'E',
  412: 'V',
  422: 'I',
};

let world: World;
let bad: Readonly<Record<string, string>>;
beforeAll(async () => {
  world = await createWorld();
  bad = await badTokens(world.api);
});

const sendTry = (route: string, { path, body }: Try, kind: Kind, headers: Record<string, string>) =>
  world.api.call(methodOf(route), world.fill(path, kind), {
    headers,
    ...(body !== undefined && { body: world.fill(body, kind) }),
  });

/** Expects that an error response has only `detail`, `errors` only with 422 and `current` only with 412. */
const expectShape = ({ status, body, headers }: Answer): void => {
  if (status >= 400) {
    const more: Readonly<Record<number, string>> = { 412: 'current', 422: 'errors' };
    const fieldNames = Object.keys(body as object).filter((name) => name !== more[status]);
    expect(fieldNames).toEqual(['detail']);
  }
  expect(headers.get('Cache-Control')).toBe('no-store');
};

test('every registered call has a row, and every row a call', () => {
  const registered = world.api.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);
  const written = [...rows.map(({ route }) => route), ...openCalls.map(([route]) => route)];
  expect([...new Set(registered)].sort()).toEqual([...new Set(written)].sort());
  expect(written.length).toBe(new Set(written).size);
});

describe('every call for every kind of user', () => {
  test.each(rows)('$route', async ({ route, tries, headers }) => {
    for (const one of tries) {
      let actual = '';
      for (const kind of kinds) {
        // Logging out ends a session, so each caller gets a new one.
        const token = route.includes('logout') ? await world.api.tokenOf(kind) : world.tokens.get(kind);
        const answer = await sendTry(route, one, kind, {
          ...headers,
          Authorization: `Bearer ${token ?? ''}`,
        });
        expectShape(answer);
        actual += letters[answer.status] ?? `(${answer.status})`;
      }
      expect([one.path, actual]).toEqual([one.path, one.expected]);
    }
  });
});

describe('invalid tokens are rejected with 401', () => {
  test.each(rows)('$route', async ({ route, tries }) => {
    const [one] = tries;
    for (const [name, authorization] of Object.entries(bad)) {
      const headers = authorization ? { Authorization: authorization } : {};
      const answer = await sendTry(route, one!, 'staff', headers);
      expectShape(answer);
      expect([name, answer.status, answer.text]).toEqual([
        name,
        401,
        expect.stringMatching(/^\{"detail":"(unauthorized|token expired)"\}$/),
      ]);
    }
  });
});

describe('open calls return the same response to every caller', () => {
  const named = openCalls.map(([route, path, status, body]) => ({ route, path, status, body }));
  test.each(named)('$route', async ({ route, path, status, body }) => {
    const authorizations = [
      ...Object.values(bad),
      ...[...world.tokens.values()].map((one) => `Bearer ${one}`),
    ];
    const bodies: unknown[] = [];
    for (const authorization of authorizations) {
      await world.api.storage.table('attempts').remove([]);
      const headers = authorization ? { Authorization: authorization } : {};
      const answer = await sendTry(route, { path, expected: '', body }, 'staff', headers);
      expectShape(answer);
      expect([path, answer.status]).toEqual([path, status]);
      bodies.push(answer.body);
      expect(answer.body).toEqual(bodies[0]);
      // A tab with a session in the same browser would treat a 401 as the end of that session. Browsers do not call the webhook.
      if (/^pact-form\/(?!webhooks)/.test(path)) expect(answer.status).not.toBe(401);
    }
  });
});

const switchFlag = (name: string, value: string) =>
  world.api.storage.table('feature_flags').update([{ field: 'name', op: 'eq', value: name }], { value });

describe('flag and permission are both required', () => {
  const guarded = [...clientRows, ...addedRows].filter(({ needs }) => needs);
  test.each(guarded)('$route', async ({ route, tries, needs }) => {
    const { flag, permission } = needs!;
    const statusFor = async (kind: Kind) =>
      (await sendTry(route, tries[0]!, kind, { Authorization: `Bearer ${world.tokens.get(kind) ?? ''}` }))
        .status;
    await switchFlag(flag, 'off');
    expect([await statusFor('staff'), await statusFor('admin'), await statusFor('neighbor')]).toEqual([
      404, 404, 403,
    ]);
    await switchFlag(flag, 'on');
    const granted = world.api.storage.table('role_permissions');
    const all = (await granted.find([{ field: 'role_id', op: 'eq', value: 5 }])).map((row) =>
      String(row['permission']),
    );
    await setPermissions(
      world.api,
      5,
      all.filter((one) => one !== permission),
    );
    expect(await statusFor('staff')).toBe(403);
    await setPermissions(world.api, 5, [permission]);
    expect(await statusFor('staff')).toBe(200);
    await setPermissions(world.api, 5, all);
  });

  test('agency calls return 404 when their flag is off', async () => {
    const token = world.tokens.get('agency') ?? '';
    for (const area of ['revenue_report', 'performance', 'administration'] as const) {
      expect(permissionOf(area)).toMatch(/^evoove_menu_/);
      await switchFlag(flagOf(area), 'off');
      for (const { route, tries } of agencyRows.filter(({ route: name }) =>
        name.includes(area.split('_')[0]!),
      ))
        expect((await sendTry(route, tries[0]!, 'agency', { Authorization: `Bearer ${token}` })).status).toBe(
          404,
        );
      await switchFlag(flagOf(area), 'on');
    }
  });
});
