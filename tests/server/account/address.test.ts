import { beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '@server/api/clock';
import { demoPassword } from '@server/seed/data/accounts';
import { createHarness, type Answer, type Harness } from '../api/harness';
import { mailsTo, personOf } from './person';

let api: Harness;
let staff: Awaited<ReturnType<typeof personOf>>;
beforeEach(async () => {
  api = await createHarness();
  staff = await personOf(api, 'staff');
});

const oldAddress = 'staff@portal.example';
const newAddress = 'sam@harbor.example';
const requestChange = (username: string, current_password = demoPassword): Promise<Answer> =>
  staff.call('PUT', 'account/address', { current_password, username });
const linkTo = async (address: string): Promise<string> => {
  await api.settled();
  const mail = (await api.outbox.latest()).find(({ to, text }) => to === address && text.includes('token='));
  return /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const confirm = (token: string): Promise<Answer> =>
  api.call('POST', 'v1/auth/confirm-address', { body: { token } });
const loginAs = (username: string): Promise<Answer> =>
  api.call('POST', 'v1/auth/login', { body: { username, password: demoPassword } });
const accountOf = async () => (await staff.call('GET', 'account')).body as Record<string, unknown>;
const reset = async (username: string): Promise<string> => {
  await api.call('PUT', 'v1/auth/reset-password', { body: { username } });
  return linkTo(username);
};

describe('a changed address', () => {
  test('is pending until it is confirmed by the mailed link, and the old address is notified', async () => {
    expect((await requestChange(' Sam@Harbor.example ')).body).toEqual({ pending_username: newAddress });
    expect(await accountOf()).toMatchObject({ username: oldAddress, pending_username: newAddress });
    expect(await mailsTo(api, oldAddress)).toEqual(['A new email address was entered for your account']);
    expect(await mailsTo(api, newAddress)).toEqual(['Confirm your new email address']);
    expect([(await loginAs(newAddress)).status, (await loginAs(oldAddress)).status]).toEqual([401, 200]);
  });

  test('ends all sessions and earlier links once confirmed, and notifies the old address', async () => {
    const other = await reset(oldAddress);
    await requestChange(newAddress);
    const link = await linkTo(newAddress);
    expect((await confirm(link)).body).toEqual({ success: true });
    expect(await staff.isSignedIn()).toBe(false);
    expect((await staff.refresh()).status).toBe(401);
    expect([(await loginAs(oldAddress)).status, (await loginAs(newAddress)).status]).toEqual([401, 200]);
    const body = { token: other, password: 'Fresh-water-7' };
    expect((await api.call('POST', 'v1/auth/set-password', { body })).status).toBe(400);
    expect((await mailsTo(api, oldAddress))[0]).toBe('Your email address was changed');
    expect((await confirm(link)).body).toEqual({ detail: 'token used' });
  });

  test('requires the current password and a valid address', async () => {
    expect((await requestChange(newAddress, 'wrong')).body).toEqual({
      detail: 'invalid',
      errors: { current_password: 'incorrect' },
    });
    expect((await requestChange('no address')).body).toEqual({
      detail: 'invalid',
      errors: { username: 'email' },
    });
    expect((await requestChange('')).body).toEqual({ detail: 'invalid', errors: { username: 'required' } });
    expect((await accountOf())['pending_username']).toBeNull();
  });

  test('has a link that expires after a day or when a newer one is sent', async () => {
    await requestChange(newAddress);
    const first = await linkTo(newAddress);
    await requestChange('other@harbor.example');
    expect((await confirm(first)).body).toEqual({ detail: 'token expired' });
    const second = await linkTo('other@harbor.example');
    api.pass(day + 1000);
    expect((await confirm(second)).body).toEqual({ detail: 'token expired' });
    expect((await loginAs(oldAddress)).status).toBe(200);
  });

  test('can be withdrawn', async () => {
    await requestChange(newAddress);
    const link = await linkTo(newAddress);
    expect((await staff.call('DELETE', 'account/address')).body).toEqual({ pending_username: null });
    expect((await confirm(link)).status).toBe(400);
    await requestChange(newAddress);
    expect((await requestChange(oldAddress)).body).toEqual({ pending_username: null });
    expect((await accountOf())['pending_username']).toBeNull();
  });

  test('is withdrawn when the password changes', async () => {
    await requestChange(newAddress);
    const link = await linkTo(newAddress);
    await staff.call('PUT', 'account/password', {
      current_password: demoPassword,
      password: 'Fresh-water-7',
    });
    staff = await personOf(api, 'staff', {}, 'Fresh-water-7');
    expect((await accountOf())['pending_username']).toBeNull();
    expect((await confirm(link)).body).toEqual({ detail: 'token expired' });
  });

  test('does not reveal that the address is taken, and notifies its owner', async () => {
    expect((await requestChange('broker@portal.example')).body).toEqual({
      pending_username: 'broker@portal.example',
    });
    expect(await mailsTo(api, 'broker@portal.example')).toEqual([
      'Your email address was entered for another account',
    ]);
    expect(await linkTo('broker@portal.example')).toBe('');
  });

  test.each(['staff@other.example', 'broker@portal.example'])(
    'is refused the fourth time in an hour (%s), and the link mailed before still works',
    async (fourth) => {
      for (const name of ['one', 'two', 'three'])
        expect((await requestChange(`${name}@harbor.example`)).status).toBe(200);
      const link = await linkTo('three@harbor.example');
      const refused = await requestChange(fourth);
      expect([refused.status, refused.body]).toEqual([429, { detail: 'too many attempts' }]);
      expect((await accountOf())['pending_username']).toBe('three@harbor.example');
      expect(await mailsTo(api, fourth)).toEqual([]);
      expect((await confirm(link)).body).toEqual({ success: true });
    },
  );

  test('can be requested three times an hour for one address, by all users together, taken or free', async () => {
    for (const username of ['broker@portal.example', newAddress]) {
      const statuses = [];
      for (const name of ['admin', 'internal', 'agency', 'staff']) {
        const body = { current_password: demoPassword, username };
        statuses.push((await (await personOf(api, name)).call('PUT', 'account/address', body)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect(await mailsTo(api, username)).toHaveLength(3);
      api.pass(hour);
    }
  });

  test('is not confirmed if another account has taken it in the meantime', async () => {
    await requestChange(newAddress);
    const link = await linkTo(newAddress);
    const ofBroker = [{ field: 'username', op: 'eq', value: 'broker@portal.example' }] as const;
    await api.storage.table('users').update(ofBroker, { username: newAddress });
    expect((await confirm(link)).body).toEqual({ detail: 'token expired' });
    expect(await staff.isSignedIn()).toBe(true);
  });

  test('is confirmed by only one of two concurrent requests', async () => {
    await requestChange(newAddress);
    const link = await linkTo(newAddress);
    const statuses = (await Promise.all([confirm(link), confirm(link)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
  });

  test('has a link that cannot set a password, and a password link cannot confirm it', async () => {
    const other = await reset(oldAddress);
    await requestChange(newAddress);
    const body = { token: await linkTo(newAddress), password: 'Fresh-water-7' };
    expect((await api.call('POST', 'v1/auth/set-password', { body })).status).toBe(400);
    expect((await confirm(other)).status).toBe(400);
  });
});

describe('an address that an administrator changes', () => {
  const save = async (change: object): Promise<Answer> => {
    const admin = await personOf(api, 'admin');
    const user = (await admin.call('GET', `users/${staff.id}`)).body as { eip_clients: { id: number }[] };
    const eip_client_ids = user.eip_clients.map(({ id }) => id);
    return admin.call('PUT', `users/${staff.id}`, { ...(user as object), eip_client_ids, ...change });
  };

  test('is pending as well', async () => {
    expect((await save({ username: newAddress })).body).toMatchObject({
      username: oldAddress,
      pending_username: newAddress,
    });
    expect((await loginAs(oldAddress)).status).toBe(200);
    expect((await confirm(await linkTo(newAddress))).status).toBe(200);
    expect((await loginAs(newAddress)).status).toBe(200);
  });

  test('is refused the fourth time in an hour, and the record stays as it is', async () => {
    for (const name of ['one', 'two', 'three'])
      expect((await save({ username: `${name}@harbor.example` })).status).toBe(200);
    expect((await save({ username: newAddress, first_name: 'Samuel' })).status).toBe(429);
    expect(await accountOf()).toMatchObject({ first_name: 'Sam', pending_username: 'three@harbor.example' });
    expect((await save({ first_name: 'Samuel' })).status).toBe(200);
  });

  test('is not the own one, which needs the current password', async () => {
    for (const [name, path] of [
      ['admin', 'users'],
      ['agency', 'evoove/administration/members'],
    ] as const) {
      const person = await personOf(api, name);
      const own = (await person.call('GET', `${path}/${person.id}`)).body as Record<string, unknown>;
      const body = { ...own, ...(path === 'users' && { eip_client_ids: [] }), first_name: 'Renamed' };
      const refused = await person.call('PUT', `${path}/${person.id}`, { ...body, username: newAddress });
      expect([refused.status, refused.body]).toEqual([
        422,
        { detail: 'invalid', errors: { username: 'own-address' } },
      ]);
      expect((await person.call('PUT', `${path}/${person.id}`, body)).body).toMatchObject({
        first_name: 'Renamed',
      });
      expect(await mailsTo(api, newAddress)).toEqual([]);
    }
  });

  test('is refused when it is taken', async () => {
    const answer = await save({ username: 'BROKER@portal.example' });
    expect([answer.status, answer.body]).toEqual([409, { detail: 'username taken' }]);
  });

  test('mails nothing when the save is rejected', async () => {
    expect((await save({ username: newAddress, role_id: 999 })).status).toBe(422);
    expect(await mailsTo(api, newAddress)).toEqual([]);
  });

  test('applies at once to a user who was never activated: old links expire, a new one is mailed', async () => {
    const ofStaff = [{ field: 'id', op: 'eq', value: staff.id }] as const;
    await api.storage.table('users').update(ofStaff, { stage: 'not_verified' });
    const old = await reset(oldAddress);
    expect((await save({ username: newAddress })).body).toMatchObject({
      username: newAddress,
      pending_username: null,
    });
    const setPassword = (token: string) =>
      api.call('POST', 'v1/auth/set-password', { body: { token, password: 'Fresh-water-7' } });
    expect((await setPassword(old)).status).toBe(400);
    expect(await mailsTo(api, newAddress)).toEqual(['Activate your account']);
    expect((await setPassword(await linkTo(newAddress))).status).toBe(200);
  });
});

test('keeps only one of two concurrent address changes', async () => {
  const answers = await Promise.all([
    requestChange('one@harbor.example'),
    requestChange('other@harbor.example'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await api.storage.table('address_changes').count([])).toBe(1);
});
