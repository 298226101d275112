import { beforeEach, expect, test } from 'vitest';
import { minute } from '@server/api/clock';
import { demoPassword } from '@server/seed/data/accounts';
import { createHarness, type Harness } from '../api/harness';
import { personOf } from './person';

let api: Harness;
beforeEach(async () => {
  api = await createHarness();
});

/** The entries of the trail, without the test's own sign-ins. */
const trail = async () =>
  (await api.storage.table('audit_trail').find([]))
    .filter(({ action }) => action !== 'sign-in')
    .map(({ action, user_id, record_id, note }) => [action, user_id, record_id, note]);

test('records the account of a refused sign-in, but never the text typed', async () => {
  const id = await api.userIdOf('staff');
  await api.login('staff', 'Wrong-secret-9');
  await api.login('Wrong-secret-9', 'x');
  expect(await trail()).toEqual([
    ['sign-in-refused', null, String(id), 'password'],
    ['sign-in-refused', null, null, 'password'],
  ]);
  const stored = await Promise.all(
    ['audit_trail', 'trail_values', 'attempts'].map((table) => api.storage.table(table).find([])),
  );
  expect(JSON.stringify(stored).toLowerCase()).not.toContain('wrong-secret-9');
});

test("records every sign-in and a user's changes to their account", async () => {
  const [staff, other] = [await personOf(api, 'staff'), await personOf(api, 'staff')];
  const id = String(staff.id);
  const current_password = demoPassword;
  const signIns = (await api.storage.table('audit_trail').find([])).filter(
    ({ action, user_id }) => action === 'sign-in' && user_id === staff.id,
  );
  expect(signIns).toHaveLength(2);
  await staff.call('PUT', 'account', { first_name: 'Samuel', last_name: 'Whitfield' });
  await staff.call('PUT', 'account/address', { current_password, username: 'sam@harbor.example' });
  await staff.call('DELETE', 'account/sessions');
  await staff.call('PUT', 'account/password', { current_password: 'wrong', password: 'x' });
  const changed = await staff.call('PUT', 'account/password', {
    current_password,
    password: 'Fresh-water-7',
  });
  const { token: renewed } = changed.body as { token: string };
  await api.call('POST', 'v1/auth/logout', { token: renewed });
  await api.settled();
  const token = /token=([\w.-]+)/.exec(
    (await api.outbox.latest()).find(({ to }) => to === 'sam@harbor.example')?.text ?? '',
  )?.[1];
  await api.call('POST', 'v1/auth/confirm-address', { body: { token } });
  expect(await other.isSignedIn()).toBe(false);
  expect(await trail()).toEqual([
    ['update', staff.id, id, ''],
    ['address-change-requested', staff.id, id, ''],
    ['session-ended', staff.id, id, 'all others'],
    ['refused', staff.id, id, 'current password'],
    ['password-changed', staff.id, id, ''],
    ['sign-out', staff.id, id, ''],
  ]);
});

test('records reached limits once a minute, with how many more there were', async () => {
  const staff = await personOf(api, 'staff');
  for (const name of ['one', 'two', 'three', 'four', 'five'])
    await staff.call('PUT', 'account/address', {
      current_password: demoPassword,
      username: `${name}@harbor.example`,
    });
  for (let i = 0; i < 13; i++) await api.login('broker', 'wrong');
  const limited = async () =>
    (await api.storage.table('audit_trail').find([{ field: 'action', op: 'eq', value: 'refused' }])).map(
      ({ user_id, resource, note }) => [user_id, resource, note],
    );
  const rows = [
    [staff.id, 'account', 'put, too many attempts'],
    [null, 'session', 'post, too many attempts'],
  ];
  expect(await limited()).toEqual(rows);
  api.pass(minute);
  await api.login('broker', 'wrong');
  expect(await limited()).toEqual([...rows, [null, 'session', 'post, too many attempts, 2 more before']]);
});

test('records a confirmed address and an administrator resetting a factor', async () => {
  const staff = await personOf(api, 'staff');
  const id = String(staff.id);
  await staff.call('PUT', 'account/address', {
    current_password: demoPassword,
    username: 'sam@harbor.example',
  });
  await api.settled();
  const token = /token=([\w.-]+)/.exec(
    (await api.outbox.latest()).find(({ to }) => to === 'sam@harbor.example')?.text ?? '',
  )?.[1];
  expect((await api.call('POST', 'v1/auth/confirm-address', { body: { token } })).status).toBe(200);
  const admin = await personOf(api, 'admin');
  expect((await admin.call('POST', `users/${id}/reset-factor`)).status).toBe(200);
  const events = await trail();
  expect(events).toContainEqual(['address-changed', staff.id, id, '']);
  expect(events).toContainEqual(['factor-changed', admin.id, id, 'reset']);
});
