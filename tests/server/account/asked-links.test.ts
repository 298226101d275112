import { beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '@server/seed/data/accounts';
import { createWorld, type World } from '../rights/world';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});

const at = (path: string): string => world.fill(path, 'admin');
const call = (as: 'admin' | 'staff', method: string, path: string, body?: object) =>
  world.api.call(method, at(path), {
    token: world.tokens.get(as) ?? '',
    ...(body && { body: world.fill(body, as) }),
  });
const person = (username: string, changes: object = {}) => ({
  first_name: 'Kim',
  last_name: 'Quist',
  username,
  role_id: 8,
  eip_client_ids: ['{own}'],
  ...changes,
});

/** Returns the token of the newest mail to an address, or ''. */
const tokenTo = async (address: string): Promise<string> => {
  await world.api.settled();
  const mail = (await world.api.outbox.latest()).find(({ to }) => to === address);
  return /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const confirm = async (token: string) =>
  (await world.api.call('POST', 'v1/auth/confirm-address', { body: { token } })).status;
const setPassword = async (token: string) =>
  (await world.api.call('POST', 'v1/auth/set-password', { body: { token, password: 'Fresh-water-7' } }))
    .status;

const elsewhere = 'kim.elsewhere@client.example';

describe('a new address that a client’s administrator asked for', () => {
  beforeEach(async () => {
    expect((await call('staff', 'PUT', 'v1/users/{colleague}', person(elsewhere))).status).toBe(200);
  });

  test('is confirmed by its link', async () => {
    expect(await confirm(await tokenTo(elsewhere))).toBe(200);
  });

  test('cannot be confirmed once its user has become an administrator', async () => {
    const token = await tokenTo(elsewhere);
    const admin = person('colleague@portal.example', { role_id: 1, eip_client_ids: [] });
    expect((await call('admin', 'PUT', 'v1/users/{colleague}', admin)).status).toBe(200);
    expect(await confirm(token)).toBe(400);
    const row = await world.api.storage
      .table('users')
      .first([{ field: 'id', op: 'eq', value: Number(at('{colleague}')) }]);
    expect(row).toMatchObject({ username: 'colleague@portal.example', role_id: 1 });
  });

  test('is kept when the same save changes the role, which ends earlier requests', async () => {
    const first = await tokenTo(elsewhere);
    const second = 'kim.second@client.example';
    const both = person(second, { role_id: 5 });
    expect((await call('staff', 'PUT', 'v1/users/{colleague}', both)).status).toBe(200);
    expect(await confirm(first)).toBe(400);
    expect(await confirm(await tokenTo(second))).toBe(200);
  });

  test.each([
    ['was deactivated', () => call('admin', 'POST', 'v1/users/{staff}/deactivate', {})],
    ['was deleted', () => call('admin', 'DELETE', 'v1/users/{staff}')],
    [
      'lost the client',
      () =>
        call('admin', 'PUT', 'v1/users/{staff}', {
          ...person('staff@portal.example'),
          role_id: 5,
          eip_client_ids: ['{next}'],
        }),
    ],
    [
      'may no longer manage users',
      () => call('admin', 'PUT', 'v1/users/{staff}', { ...person('staff@portal.example'), role_id: 8 }),
    ],
  ])('cannot be confirmed once who asked for it %s', async (_, change) => {
    const token = await tokenTo(elsewhere);
    expect((await change()).status).toBe(200);
    expect(await confirm(token)).toBe(400);
  });
});

test('a new address that a user asked for ends when an administrator changes the role', async () => {
  const token = world.tokens.get('limited') ?? '';
  const body = { current_password: demoPassword, username: elsewhere };
  expect((await world.api.call('PUT', 'v1/account/address', { token, body })).status).toBe(200);
  const link = await tokenTo(elsewhere);
  const changed = person('limited@portal.example', { role_id: 5 });
  expect((await call('admin', 'PUT', 'v1/users/{limited}', changed)).status).toBe(200);
  expect(await confirm(link)).toBe(400);
});

describe('an invitation by a client’s administrator', () => {
  const invited = 'new.person@client.example';
  let id = 0;
  beforeEach(async () => {
    const answer = await call('staff', 'POST', 'v1/users', person(invited));
    expect(answer.status).toBe(201);
    const made: { readonly id: number } = answer.body;
    ({ id } = made);
  });

  test('works while who asked may manage its user, and ends with that', async () => {
    const token = await tokenTo(invited);
    expect((await call('admin', 'POST', 'v1/users/{staff}/deactivate', {})).status).toBe(200);
    expect(await setPassword(token)).toBe(400);
    // The invited person can ask for a link, and an administrator can send one.
    expect((await call('admin', 'POST', `v1/users/${id}/invite`, {})).status).toBe(200);
    expect(await setPassword(await tokenTo(invited))).toBe(200);
  });

  test('is mailed again when role or clients change, because its link has ended', async () => {
    const first = await tokenTo(invited);
    const changed = person(invited, { eip_client_ids: ['{own}', '{next}'] });
    expect((await call('admin', 'PUT', `v1/users/${id}`, changed)).status).toBe(200);
    expect(await setPassword(first)).toBe(400);
    expect(await setPassword(await tokenTo(invited))).toBe(200);
  });

  test('goes to the new address alone when a mistyped one is corrected', async () => {
    const first = await tokenTo(invited);
    const right = 'new.people@client.example';
    expect((await call('staff', 'PUT', `v1/users/${id}`, person(right))).status).toBe(200);
    await world.api.settled();
    const mails = await world.api.outbox.latest();
    expect(mails.filter(({ to }) => to === invited)).toHaveLength(1);
    expect(await setPassword(first)).toBe(400);
    expect(await setPassword(await tokenTo(right))).toBe(200);
  });
});
