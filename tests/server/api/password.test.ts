import { beforeEach, describe, expect, test } from 'vitest';
import { createApi } from '@server/api/app';
import { hour } from '@server/api/clock';
import { passwordProblem } from '@server/api/auth/password-rules';
import type { Jobs } from '@server/jobs/job-data';
import { createHarness, type Answer, type Harness } from './harness';

let api: Harness;
beforeEach(async () => {
  api = await createHarness();
});

const reset = (username: string): Promise<Answer> =>
  api.call('PUT', 'v1/auth/reset-password', { body: { username } });
const setPassword = (password: string, token: string): Promise<Answer> =>
  api.call('POST', 'v1/auth/set-password', { body: { password, token } });
const mails = async () => (await api.outbox.latest()).length;
const linkFor = async (username: string): Promise<string> => {
  const before = await mails();
  await reset(`${username}@portal.example`);
  await api.settled();
  expect(await mails()).toBe(before + 1);
  return api.lastLinkToken();
};

describe('reset password', () => {
  test('returns the same response whether or not the account exists', async () => {
    const [known, unknown] = [await reset('staff@portal.example'), await reset('unknown@portal.example')];
    expect(known.text).toBe('{"success":true}');
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  });

  test('mails at most three links an hour', async () => {
    for (let i = 0; i < 5; i++) await reset('staff@portal.example');
    await api.settled();
    expect(await mails()).toBe(3);
  });

  test.each(['staff', 'unknown'])('does nothing for %s before the response', async (name) => {
    const touched: string[] = [];
    const storage = {
      ...api.storage,
      table: (table: string) => (touched.push(table), api.storage.table(table)),
    };
    const jobs: unknown[] = [];
    const enqueue: Jobs['enqueue'] = (_, kind, data) => Promise.resolve(void jobs.push([kind, data]));
    const app = createApi({ ...api.deps, storage, jobs: { ...api.deps.jobs, enqueue } });
    const answer = await app.request('/api/v1/auth/reset-password', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: `${name}@portal.example` }),
    });
    expect(await answer.text()).toBe('{"success":true}');
    const data = { username: `${name}@portal.example`, language: 'en' };
    expect([jobs, touched]).toEqual([[['password-reset', data]], []]);
  });
});

describe('set password', () => {
  test('sets the password once and ends every session', async () => {
    const { token, refresh_token } = await api.pairOf('staff');
    const link = await linkFor('staff');
    expect((await setPassword('Fresh-water-7', link)).body).toEqual({
      success: true,
      username: 'staff@portal.example',
    });
    expect((await api.login('staff')).status).toBe(401);
    expect((await api.login('staff', 'Fresh-water-7')).status).toBe(200);
    expect((await api.call('GET', 'v1/users/me', { token })).status).toBe(401);
    expect((await api.call('POST', `v1/auth/refresh-token?refresh_token=${refresh_token}`)).status).toBe(401);
    const again = await setPassword('Other-water-8', link);
    expect([again.status, again.body]).toEqual([400, { detail: 'token used' }]);
  });

  test('a link ends when a newer one is sent', async () => {
    const [one, other] = [await linkFor('staff'), await linkFor('staff')];
    expect((await setPassword('Fresh-water-8', one)).body).toEqual({ detail: 'token expired' });
    expect((await setPassword('Fresh-water-7', other)).status).toBe(200);
  });

  test('notifies the user by mail', async () => {
    await setPassword('Fresh-water-7', await linkFor('staff'));
    await api.settled();
    const [mail] = await api.outbox.latest(1);
    expect([mail?.to, mail?.subject]).toEqual(['staff@portal.example', 'Your password was changed']);
  });

  test('accepts only one of two concurrent calls', async () => {
    const link = await linkFor('staff');
    const answers = await Promise.all([
      setPassword('Fresh-water-7', link),
      setPassword('Fresh-water-8', link),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('a link expires after an hour', async () => {
    const link = await linkFor('staff');
    api.pass(hour + 1000);
    expect((await setPassword('Fresh-water-7', link)).body).toEqual({ detail: 'token expired' });
  });

  test('an activation link lasts seven days and activates the account', async () => {
    const id = await api.userIdOf('staff');
    const ofStaff = [{ field: 'id', op: 'eq', value: id }] as const;
    await api.storage.table('users').update(ofStaff, { stage: 'not_verified' });
    const late = await linkFor('staff');
    api.pass(7 * 24 * hour + 1000);
    expect((await setPassword('Fresh-water-7', late)).body).toEqual({ detail: 'token expired' });
    const link = await linkFor('staff');
    api.pass(7 * 24 * hour - 60_000);
    expect((await api.outbox.latest(1))[0]?.text).toContain('/activate-account?token=');
    expect((await setPassword('Fresh-water-7', link)).status).toBe(200);
    expect((await api.login('staff', 'Fresh-water-7')).status).toBe(200);
  });

  test('a deactivated account gets no link, and an earlier one is invalid', async () => {
    const link = await linkFor('staff');
    const ofStaff = [{ field: 'id', op: 'eq', value: await api.userIdOf('staff') }] as const;
    await api.storage.table('users').update(ofStaff, { stage: 'inactive' });
    expect((await setPassword('Fresh-water-7', link)).body).toEqual({ detail: 'token expired' });
    const before = await mails();
    expect((await reset('staff@portal.example')).status).toBe(200);
    await api.settled();
    expect(await mails()).toBe(before);
  });

  test('ends a login that waits for its code', async () => {
    const { two_factor_token } = (await api.login('secure')).body as { two_factor_token: string };
    const code = await api.lastCode();
    await setPassword('Fresh-water-7', await linkFor('secure'));
    const answer = await api.call('POST', 'v1/auth/two-factor', { body: { two_factor_token, code } });
    expect(answer.status).toBe(410);
  });

  test('lets a user who used up their tries sign in again', async () => {
    for (let i = 0; i < 11; i++) await api.login('staff', 'wrong');
    expect((await api.login('staff')).status).toBe(429);
    await setPassword('Fresh-water-7', await linkFor('staff'));
    expect((await api.login('staff', 'Fresh-water-7')).status).toBe(200);
  });

  test('keeps the password as typed, with spaces at both ends', async () => {
    await setPassword('  Fresh-water-7 ', await linkFor('staff'));
    expect((await api.login('staff', 'Fresh-water-7')).status).toBe(401);
    expect((await api.login('staff', '  Fresh-water-7 ')).status).toBe(200);
  });

  test('accepts 128 characters of any kind', async () => {
    const long = `Aa1!${'ñ'.repeat(62)}${'😀'.repeat(62)}`;
    expect((await setPassword(long, await linkFor('staff'))).status).toBe(200);
    expect((await api.login('staff', long)).status).toBe(200);
    expect((await api.login('staff', long.slice(0, -2))).status).toBe(401);
  });

  test.each([
    'Portal-demo-1!',
    'Portal-demo-99!',
    'Client-Portal-1!',
    'HarborLaneMarkets#1',
    'Staff@portal.example1',
  ])('rejects names of the portal, the user or their companies: %s', async (password) => {
    const refused = await setPassword(password, await linkFor('staff'));
    expect([refused.status, refused.body]).toEqual([
      422,
      { detail: 'invalid', errors: { password: 'password-name' } },
    ]);
  });

  test('accepts the name of a company that is not theirs', async () => {
    expect((await setPassword('HarborLaneMarkets#1', await linkFor('agency'))).status).toBe(200);
  });

  test('a bad password leaves the link usable', async () => {
    const link = await linkFor('staff');
    const refused = await setPassword('short', link);
    expect([refused.status, refused.body]).toEqual([
      422,
      { detail: 'invalid', errors: { password: 'password-short' } },
    ]);
    expect((await setPassword('Fresh-water-7', link)).status).toBe(200);
  });

  test.each(['', 'nonsense', 'a.b.c'])('refuses the token %j', async (token) => {
    expect((await setPassword('Fresh-water-7', token)).body).toEqual({ detail: 'token expired' });
  });

  test('an access token does not work as a link', async () => {
    expect((await setPassword('Fresh-water-7', await api.tokenOf('staff'))).status).toBe(400);
  });
});

test.each([
  ['', 'required'],
  ['Ab1!xyz', 'password-short'],
  [`Ab1!${'x'.repeat(125)}`, 'password-long'],
  ['lowercase-7', 'password-rules'],
  ['Noverynumber-', 'password-rules'],
  ['Nospecial77', 'password-rules'],
  ['Password1!', 'password-common'],
  ['1qaz@WSX', 'password-common'],
  ['Abcdef1!', null],
  ['Blue kites fly 4 ever!', null],
  ['Ñandú-corre-3', null],
  ['Portal-demo-1!', null],
])('password %j: %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});
