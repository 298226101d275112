import { beforeEach, describe, expect, test } from 'vitest';
import { createHarness, type Harness } from '../api/harness';
import { memberForm } from './agency-calls';

const path = 'v1/evoove/administration/members';
interface Member {
  readonly id: number;
  readonly stage: string;
  readonly role_name: string;
}
const person = { field: 'username', op: 'eq', value: memberForm().username } as const;

let api: Harness;
let token: string;
beforeEach(async () => {
  api = await createHarness();
  token = await api.tokenOf('agency');
});

const create = (change: object = {}, headers: Record<string, string> = {}) =>
  api.call('POST', path, { token, body: memberForm(change), headers });
const memberNamed = async (lastName: string) => {
  const row = await api.storage.table('users').first([{ field: 'last_name', op: 'eq', value: lastName }]);
  if (!row) throw new Error(`no member is named ${lastName}`);
  const { first_name, last_name, username, role_name, commission_pct, stage } = row;
  return { id: Number(row.id), form: { first_name, last_name, username, role_name, commission_pct, stage } };
};
const change = async (lastName: string, patch: object, as = token) => {
  const { id, form } = await memberNamed(lastName);
  return api.call('PUT', `${path}/${id}`, { token: as, body: { ...form, ...patch } });
};
const agent = 10;
const largest = 'Harbor Lane Markets';
const grantPermission = (role: number, permission: string) =>
  api.storage.table('role_permissions').insert({ role_id: role, permission });
/** Gives Bell a username that the harness can sign in with. */
const callBell = () =>
  api.storage
    .table('users')
    .update([{ field: 'last_name', op: 'eq', value: 'Bell' }], { username: 'bell@portal.example' });
const refused = (status: number, detail: string) => ({ status, body: { detail } });
const count = (table: string, field: string, value: number) =>
  api.storage.table(table).count([{ field, op: 'eq', value }]);

describe('a new member', () => {
  test('is a user of this agency who gets a link by mail and signs in with it', async () => {
    const answer = await create();
    expect(answer.status).toBe(201);
    const member = answer.body as Member;
    expect(member).toEqual({
      id: expect.any(Number),
      version: 0,
      ...memberForm(),
      stage: 'not_verified',
      managed: true,
      created: expect.stringMatching(/^2026-11-20T/),
    });
    expect(await api.storage.table('users').first([person])).toMatchObject({ id: member.id, role_id: 10 });
    expect(
      await api.storage.table('agency_users').first([{ field: 'user_id', op: 'eq', value: member.id }]),
    ).toEqual({
      user_id: member.id,
      agency_id: 1,
    });
    const password = 'Lantern-Orchard-58!';
    const body = { token: await api.lastLinkToken(), password };
    expect((await api.call('POST', 'v1/auth/set-password', { body })).status).toBe(200);
    const credentials = { username: memberForm().username, password };
    const session = (await api.call('POST', 'v1/auth/login', { body: credentials })).body as {
      token: string;
    };
    const call = (address: string) => api.call('GET', `v1/evoove/${address}`, { token: session.token });
    expect((await call('performance/my-team')).status).toBe(200);
    expect((await call('administration/members')).status).toBe(403);
  });

  test('appears in the team at once', async () => {
    const { id } = (await create()).body as Member;
    const team = await api.call('GET', 'v1/evoove/performance/my-team?filter_by=bottom_sales&limit=100', {
      token,
    });
    const { data } = team.body as { data: { id: number }[] };
    expect(data.find((row) => row.id === id)).toEqual({
      id,
      full_name: 'Nova Quill',
      profile_picture_url: null,
      sales_amount: 0,
      sales_count: 0,
      recruits: 0,
      active_clients: 0,
      trend: Array(12).fill(0),
    });
  });

  test('is created once for one idempotency key', async () => {
    const headers = { 'Idempotency-Key': 'once' };
    const [first, second] = [await create({}, headers), await create({}, headers)];
    expect([second.status, second.text]).toEqual([201, first.text]);
    expect(await api.storage.table('users').count([person])).toBe(1);
    expect(await api.outbox.latest(9)).toHaveLength(1);
  });

  test.each(['active', 'inactive', 'gone'])(
    'is not verified, even if the call says otherwise (%s)',
    async (stage) => {
      expect(await create({ stage })).toMatchObject({ status: 201, body: { stage: 'not_verified' } });
      expect(await api.outbox.latest(9)).toHaveLength(1);
    },
  );

  test('cannot take the username of another user, whether in an agency or not', async () => {
    for (const username of [
      'ADMIN@portal.example',
      'agency2@portal.example',
      'marcus.bell@evoovenorth.example',
    ])
      expect(await create({ username })).toMatchObject(refused(409, 'username taken'));
  });

  test('is rejected with all wrong fields at once', async () => {
    const wrong = {
      first_name: ' ',
      username: 'unknown',
      role_name: 'Administrator',
      commission_pct: 1.01,
    };
    expect(await create(wrong)).toMatchObject({
      status: 422,
      body: {
        detail: 'invalid',
        errors: {
          first_name: 'required',
          username: 'email',
          role_name: 'invalid',
          commission_pct: 'percent',
        },
      },
    });
    for (const commission_pct of [-0.01, 0.12345, '0.1', null])
      expect((await create({ commission_pct })).status).toBe(422);
    for (const [at, commission_pct] of [0, 1, 0.1225].entries())
      expect(await create({ commission_pct, username: `m${at}@x.example` })).toMatchObject({
        status: 201,
        body: { commission_pct },
      });
  });
});

describe('a member who is deactivated', () => {
  test('is signed out everywhere and cannot sign in until activated', async () => {
    await api.storage
      .table('users')
      .update([{ field: 'last_name', op: 'eq', value: 'Bell' }], { username: 'bell@portal.example' });
    const agent = await api.pairOf('bell');
    const me = () => api.call('GET', 'v1/users/me', { token: agent.token });
    expect((await me()).status).toBe(200);
    expect((await change('Bell', { stage: 'inactive' })).body).toMatchObject({ stage: 'inactive' });
    expect((await me()).status).toBe(401);
    const again = `v1/auth/refresh-token?refresh_token=${agent.refresh_token}`;
    expect((await api.call('POST', again)).status).toBe(401);
    expect((await api.login('bell')).status).toBe(401);
    expect((await change('Bell', { stage: 'active' })).body).toMatchObject({ stage: 'active' });
    expect((await api.login('bell')).status).toBe(200);
  });

  test('becomes active only by the mailed link if they never had a password', async () => {
    expect((await change('Lindholm', { stage: 'active' })).body).toMatchObject({ stage: 'not_verified' });
    for (const stage of ['not_verified', 'gone'])
      expect(await change('Bell', { stage })).toMatchObject({
        status: 422,
        body: { errors: { stage: 'invalid' } },
      });
  });
});

describe('an agency', () => {
  test('does not let administrators deactivate or delete themselves', async () => {
    expect(await change('Mehta', { stage: 'inactive' })).toMatchObject(
      refused(409, 'cannot deactivate yourself'),
    );
    const self = await api.userIdOf('agency');
    expect(await api.call('DELETE', `${path}/${self}`, { token })).toMatchObject(
      refused(409, 'cannot delete yourself'),
    );
    expect((await api.call('GET', path, { token })).status).toBe(200);
  });

  test('keeps its last active administrator', async () => {
    expect((await change('Kessler', { stage: 'inactive' })).status).toBe(200);
    for (const patch of [{ stage: 'inactive' }, { role_name: 'Agent' }])
      expect(await change('Mehta', patch)).toMatchObject(refused(409, 'last administrator'));
    expect((await change('Mehta', { first_name: 'Arun' })).status).toBe(200);
  });

  test('lets an administrator step down while there is another', async () => {
    expect((await change('Mehta', { role_name: 'Agent' })).body).toMatchObject({ role_name: 'Agent' });
    // The new role requires a new sign-in.
    expect((await api.call('GET', path, { token })).status).toBe(401);
    expect((await api.call('GET', path, { token: await api.tokenOf('agency') })).status).toBe(403);
  });

  test('cannot be managed by an agent with fewer permissions than its administrators', async () => {
    await grantPermission(agent, 'evoove_menu_administration');
    await callBell();
    const bell = await api.tokenOf('bell');
    expect(await change('Kessler', { stage: 'inactive' }, bell)).toMatchObject(refused(403, 'forbidden'));
  });

  test('shows members whom its administrators may not manage, and refuses to change them', async () => {
    const clientId = await api.clientNamed(largest);
    const { id } = await memberNamed('Kessler');
    await api.storage.table('user_clients').insert({ user_id: id, client_id: clientId });
    const list = (await api.call('GET', `${path}?limit=100`, { token })).body as {
      data: { id: number; managed: boolean }[];
    };
    expect(list.data.filter(({ managed }) => !managed).map((row) => row.id)).toEqual([id]);
    expect(await change('Kessler', { username: 'mine@attacker.example' })).toMatchObject(
      refused(403, 'forbidden'),
    );
    expect(await api.call('DELETE', `${path}/${id}`, { token })).toMatchObject(refused(403, 'forbidden'));
  });

  test('does not promote an agent with clients that its administrator does not have', async () => {
    const { id } = await memberNamed('Bell');
    await api.storage
      .table('user_clients')
      .insert({ user_id: id, client_id: await api.clientNamed(largest) });
    expect(await change('Bell', { role_name: 'Agency Administrator' })).toMatchObject(
      refused(403, 'forbidden'),
    );
    expect((await change('Bell', { first_name: 'Marc' })).status).toBe(200);
  });

  test('keeps its last administrator when an agent with the same permissions manages it', async () => {
    const all = await api.storage.table('role_permissions').find([{ field: 'role_id', op: 'eq', value: 7 }]);
    const held = ['act_as_evoove_agency', 'evoove_menu_revenue_report', 'evoove_menu_performance'];
    for (const { permission } of all)
      if (!held.includes(String(permission))) await grantPermission(agent, String(permission));
    await callBell();
    const bell = await api.tokenOf('bell');
    const mehta = { field: 'user_id', op: 'eq', value: (await memberNamed('Mehta')).id } as const;
    await api.storage.table('user_clients').remove([mehta]);
    expect((await change('Kessler', { stage: 'inactive' }, bell)).status).toBe(200);
    expect(await change('Mehta', { stage: 'inactive' }, bell)).toMatchObject(
      refused(409, 'last administrator'),
    );
    const { id } = await memberNamed('Mehta');
    expect(await api.call('DELETE', `${path}/${id}`, { token: bell })).toMatchObject(
      refused(409, 'last administrator'),
    );
  });
});

test('a member who is the last administrator of the portal stays one', async () => {
  const ofAgency = await api.storage
    .table('role_permissions')
    .find([{ field: 'role_id', op: 'eq', value: 7 }]);
  await api.storage.table('role_permissions').remove([{ field: 'role_id', op: 'eq', value: agent }]);
  for (const { permission } of ofAgency) await grantPermission(agent, String(permission));
  await grantPermission(agent, 'act_as_eip_admin');
  await callBell();
  const bell = await api.tokenOf('bell');
  const administrators = [{ field: 'role_id', op: 'eq', value: 1 }] as const;
  await api.storage.table('users').update(administrators, { stage: 'inactive' });
  const agents = [
    { field: 'role_id', op: 'eq', value: agent },
    { field: 'last_name', op: 'ne', value: 'Bell' },
  ] as const;
  await api.storage.table('users').update(agents, { stage: 'inactive' });
  for (const patch of [{ role_name: 'Agency Administrator' }, { stage: 'inactive' }])
    expect(await change('Bell', patch, bell)).toMatchObject(refused(409, 'last administrator'));
  expect((await change('Bell', { first_name: 'Marc' }, bell)).status).toBe(200);
  await api.storage.table('users').update(administrators, { stage: 'active' });
  expect((await change('Bell', { role_name: 'Agency Administrator' }, bell)).status).toBe(200);
});

test('a renamed agent has the new name everywhere', async () => {
  expect((await change('Bell', { last_name: 'Belmonte' })).status).toBe(200);
  for (const address of [
    'performance/my-team?limit=100',
    'performance/my-clients?limit=100',
    'revenue-report?limit=100&search=marcus',
  ]) {
    const { text } = await api.call('GET', `v1/evoove/${address}`, { token });
    expect(text).toContain('Marcus Belmonte');
    expect(text).not.toContain('Marcus Bell"');
  }
});

test('a deleted member leaves no data, but reports keep their sales', async () => {
  const { id } = await memberNamed('Bell');
  const sold = await count('revenue-report', 'agent_id', id);
  expect(sold).toBeGreaterThan(0);
  expect(await api.call('DELETE', `${path}/${id}`, { token })).toMatchObject({ status: 200, body: { id } });
  for (const table of ['credentials', 'user_profiles', 'agency_users', 'refresh_tokens'])
    expect(await count(table, 'user_id', id)).toBe(0);
  expect(await count('users', 'id', id)).toBe(0);
  expect(await count('my-team', 'id', id)).toBe(0);
  expect(await count('revenue-report', 'agent_id', id)).toBe(sold);
});

test('a member to whom the provider gives another kind of role, or whom it deletes, leaves the agency', async () => {
  const admin = await api.tokenOf('admin');
  const { id, form } = await memberNamed('Bell');
  const { commission_pct: _commission, ...person } = form;
  const body = { ...person, role_id: 3, eip_client_ids: [] };
  expect((await api.call('PUT', `v1/users/${id}`, { token: admin, body })).status).toBe(200);
  expect(await count('agency_users', 'user_id', id)).toBe(0);
  expect((await api.call('GET', `${path}/${id}`, { token })).status).toBe(404);
  const other = await memberNamed('Raman');
  expect((await api.call('DELETE', `v1/users/${other.id}`, { token: admin })).status).toBe(200);
  expect((await api.call('GET', path, { token })).text).not.toContain('Raman');
  expect(await count('my-team', 'id', other.id)).toBe(0);
});
