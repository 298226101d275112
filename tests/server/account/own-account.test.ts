import { beforeEach, describe, expect, test } from 'vitest';
import { hour, minute } from '@server/api/clock';
import { demoPassword } from '@server/seed/data/accounts';
import { createHarness, type Harness } from '../api/harness';
import { mailsTo, personOf } from './person';

let api: Harness;
beforeEach(async () => {
  api = await createHarness();
});

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const safariOnPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe("a user's own account", () => {
  test('can be read and renamed', async () => {
    const staff = await personOf(api, 'staff');
    const account = {
      id: staff.id,
      first_name: 'Sam',
      last_name: 'Whitfield',
      username: 'staff@portal.example',
      pending_username: null,
      role_name: 'Client Administrator',
      factor: 'none',
      factor_required: false,
      recovery_codes_left: 0,
    };
    expect((await staff.call('GET', 'account')).body).toEqual(account);
    const renamed = { ...account, first_name: 'Samuel' };
    const names = { first_name: ' Samuel ', last_name: 'Whitfield' };
    const more = await staff.call('PUT', 'account', { ...names, username: 'other@portal.example' });
    expect([more.status, more.body]).toEqual([422, { detail: 'invalid', errors: { username: 'unknown' } }]);
    expect((await staff.call('PUT', 'account', names)).body).toEqual(renamed);
    expect((await staff.call('GET', 'account')).body).toEqual(renamed);
  });

  test('rejects names that are blank or too long', async () => {
    const staff = await personOf(api, 'staff');
    const wrong = await staff.call('PUT', 'account', { first_name: ' ', last_name: 'x'.repeat(101) });
    expect([wrong.status, wrong.body]).toEqual([
      422,
      { detail: 'invalid', errors: { first_name: 'required', last_name: 'max' } },
    ]);
  });

  test('rejects names with an address or a number, and names the field', async () => {
    const staff = await personOf(api, 'staff');
    const wrong = await staff.call('PUT', 'account', {
      first_name: 'customer claim your refund at evil.example/pay',
      last_name: 'call 555-0100',
    });
    expect([wrong.status, wrong.body]).toEqual([
      422,
      { detail: 'invalid', errors: { first_name: 'person-name', last_name: 'person-name' } },
    ]);
  });
});

describe("a user's own password", () => {
  const change = (current: string, password: string) => ({ current_password: current, password });

  test('is changed with the current one, which ends every other session and all links', async () => {
    const [here, elsewhere] = [await personOf(api, 'staff'), await personOf(api, 'staff')];
    await api.call('PUT', 'v1/auth/reset-password', { body: { username: 'staff@portal.example' } });
    await api.settled();
    const token = await api.lastLinkToken();
    const answer = await here.call('PUT', 'account/password', change(demoPassword, 'Fresh-water-7'));
    const renewed = answer.body as { success: boolean; token: string; refresh_token: string };
    expect(renewed.success).toBe(true);
    expect([await here.isSignedIn(), await elsewhere.isSignedIn()]).toEqual([false, false]);
    expect([(await here.refresh()).status, (await elsewhere.refresh()).status]).toEqual([401, 401]);
    const sessions = await api.call('GET', 'v1/account/sessions', { token: renewed.token });
    expect(sessions.body).toMatchObject({ total_count: 1, data: [{ current: true }] });
    const path = `v1/auth/refresh-token?refresh_token=${renewed.refresh_token}`;
    expect((await api.call('POST', path)).status).toBe(200);
    expect((await api.login('staff')).status).toBe(401);
    expect((await api.login('staff', 'Fresh-water-7')).status).toBe(200);
    const link = { token, password: 'Other-water-8' };
    expect((await api.call('POST', 'v1/auth/set-password', { body: link })).body).toEqual({
      detail: 'token expired',
    });
    expect((await mailsTo(api, 'staff@portal.example'))[0]).toBe('Your password was changed');
  });

  test('is refused with a status that does not end the session', async () => {
    const staff = await personOf(api, 'staff');
    const wrong = await staff.call('PUT', 'account/password', change('wrong', 'Fresh-water-7'));
    expect([wrong.status, wrong.body]).toEqual([
      422,
      { detail: 'invalid', errors: { current_password: 'incorrect' } },
    ]);
    const weak = await staff.call('PUT', 'account/password', change(demoPassword, 'short'));
    expect(weak.body).toEqual({ detail: 'invalid', errors: { password: 'password-short' } });
  });

  test('cannot be guessed with a stolen session, and the guesses do not lock the user out', async () => {
    const [stolen, own] = [await personOf(api, 'staff'), await personOf(api, 'staff')];
    const guess = () => stolen.call('PUT', 'account/password', change('wrong', 'Fresh-water-7'));
    for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(422);
    const refused = await guess();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900']);
    expect((await own.call('PUT', 'account/password', change(demoPassword, 'Fresh-water-7'))).status).toBe(
      200,
    );
  });

  test('keeps only this browser trusted when it changes', async () => {
    const [here, elsewhere] = [await personOf(api, 'staff'), await personOf(api, 'staff')];
    await api.call('PUT', 'v1/account/password', {
      token: here.token,
      body: change(demoPassword, 'Fresh-water-7'),
      headers: { Cookie: here.cookie },
    });
    for (let i = 0; i < 10; i++) await api.login('staff', 'wrong');
    const loginWith = (cookie: string) =>
      api.call('POST', 'v1/auth/login', {
        body: { username: 'staff@portal.example', password: 'Fresh-water-7' },
        headers: { Cookie: cookie },
      });
    expect((await loginWith(elsewhere.cookie)).status).toBe(429);
    expect((await loginWith(here.cookie)).status).toBe(200);
  });
});

describe('the sessions of a user', () => {
  test('are listed with browser and system, the current one first', async () => {
    const phone = await personOf(api, 'staff', { 'User-Agent': safariOnPhone });
    await personOf(api, 'broker');
    api.pass(hour);
    const desk = await personOf(api, 'staff', { 'User-Agent': chromeOnWindows });
    api.pass(minute);
    await phone.refresh();
    const { body } = await desk.call('GET', 'account/sessions');
    expect(body).toMatchObject({
      total_count: 2,
      data: [
        {
          current: true,
          browser: 'Chrome',
          system: 'Windows',
          signed_in: '2026-11-20T13:00:00.000Z',
          last_seen: '2026-11-20T13:00:00.000Z',
        },
        {
          current: false,
          browser: 'Safari',
          system: 'iOS',
          signed_in: '2026-11-20T12:00:00.000Z',
          last_seen: '2026-11-20T13:01:00.000Z',
        },
      ],
    });
  });

  test('can be ended one by one, but not by another user', async () => {
    const [here, there] = [await personOf(api, 'staff'), await personOf(api, 'staff')];
    const broker = await personOf(api, 'broker');
    const idsOf = async (one: typeof here) =>
      (
        (await one.call('GET', 'account/sessions')).body as { data: { id: number; current: boolean }[] }
      ).data.map(({ id }) => id);
    const [, other] = await idsOf(here);
    expect((await broker.call('DELETE', `account/sessions/${other}`)).status).toBe(404);
    expect((await here.call('DELETE', `account/sessions/${other}`)).body).toEqual({ id: other });
    expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([true, false]);
    expect((await there.refresh()).status).toBe(401);
    expect((await here.call('DELETE', `account/sessions/${other}`)).status).toBe(404);
    expect((await here.call('DELETE', 'account/sessions/nonsense')).status).toBe(404);
  });

  test('can all be ended except the current one', async () => {
    const people = [await personOf(api, 'staff'), await personOf(api, 'staff'), await personOf(api, 'staff')];
    const broker = await personOf(api, 'broker');
    expect((await people[1]?.call('DELETE', 'account/sessions'))?.body).toEqual({ ended: 2 });
    expect(await Promise.all(people.map((one) => one.isSignedIn()))).toEqual([false, true, false]);
    expect(await broker.isSignedIn()).toBe(true);
  });
});

test('a new role ends every session at once', async () => {
  const [admin, staff] = [await personOf(api, 'admin'), await personOf(api, 'staff')];
  const { body } = await admin.call('GET', `users/${staff.id}`);
  const user = body as { eip_clients: { id: number }[] };
  const form = { ...(user as object), eip_client_ids: user.eip_clients.map(({ id }) => id) };
  expect((await admin.call('PUT', `users/${staff.id}`, form)).status).toBe(200);
  expect(await staff.isSignedIn()).toBe(true);
  expect((await admin.call('PUT', `users/${staff.id}`, { ...form, role_id: 8 })).status).toBe(200);
  expect(await staff.isSignedIn()).toBe(false);
  expect((await staff.refresh()).status).toBe(401);
});

test('a deactivation ends every session at once', async () => {
  const [admin, staff] = [await personOf(api, 'admin'), await personOf(api, 'staff')];
  expect((await admin.call('POST', `users/${staff.id}/deactivate`)).status).toBe(200);
  expect(await staff.isSignedIn()).toBe(false);
  expect((await staff.refresh()).status).toBe(401);
});

describe('a new login', () => {
  const loginIn = (cookie: string, name = 'staff') =>
    personOf(api, name, cookie === '' ? {} : { Cookie: cookie });

  test('ends the one before in the same browser, and no other', async () => {
    const first = await loginIn('');
    const [elsewhere, other] = [await loginIn(''), await loginIn(first.cookie, 'broker')];
    const second = await loginIn(first.cookie);
    expect([await first.isSignedIn(), await second.isSignedIn()]).toEqual([false, true]);
    expect((await first.refresh()).status).toBe(401);
    expect([await elsewhere.isSignedIn(), await other.isSignedIn()]).toEqual([true, true]);
  });
});

describe('the sessions of all users', () => {
  test('are ended at once by an administrator with the current password, who stays signed in', async () => {
    const [admin, twin, staff, broker] = [
      await personOf(api, 'admin'),
      await personOf(api, 'admin'),
      await personOf(api, 'staff'),
      await personOf(api, 'broker'),
    ];
    const end = (one: typeof admin, current_password = demoPassword) =>
      one.call('DELETE', 'sessions', { current_password });
    expect([(await end(staff)).status, (await end(broker)).status]).toEqual([403, 403]);
    expect((await end(admin, 'wrong')).status).toBe(422);
    expect(await staff.isSignedIn()).toBe(true);
    expect((await end(admin)).body).toEqual({ ended: 3 });
    expect(await Promise.all([admin, twin, staff, broker].map((one) => one.isSignedIn()))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([(await staff.refresh()).status, (await admin.refresh()).status]).toEqual([401, 200]);
    const rows = await api.storage
      .table('audit_trail')
      .find([{ field: 'action', op: 'eq', value: 'session-ended' }]);
    expect(rows.map(({ user_id, note }) => [user_id, note])).toEqual([[admin.id, 'all of all users']]);
  });
});
