import { Secret, TOTP, URI } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { minute, second } from '@server/api/clock';
import { demoPassword } from '@server/seed/data/accounts';
import { createHarness, type Answer, type Harness } from '../api/harness';
import { mailsTo, personOf } from './person';

let api: Harness;
let staff: Awaited<ReturnType<typeof personOf>>;
beforeEach(async () => {
  api = await createHarness();
  staff = await personOf(api, 'staff');
});

const current_password = demoPassword;
/** The code that the app on the phone shows. */
const shown = (secret: string, shift = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.deps.clock.now() + shift });
const start = async (kind: string, proof: object = {}) =>
  (await staff.call('POST', 'account/factor', { kind, current_password, ...proof })).body as {
    factor_token: string;
    secret: string;
    otpauth_url: string;
    expires_in: number;
  };
const confirm = (factor_token: string, code: string): Promise<Answer> =>
  staff.call('POST', 'account/factor/confirm', { factor_token, code });
const withApp = async () => {
  const { factor_token, secret } = await start('app');
  const { body } = await confirm(factor_token, shown(secret));
  api.pass(30 * second);
  return { secret, codes: (body as { recovery_codes: string[] }).recovery_codes };
};
const challenge = async (): Promise<string> =>
  ((await api.login('staff')).body as { two_factor_token: string }).two_factor_token;
const finish = async (proof: object, two_factor_token?: string): Promise<number> =>
  (
    await api.call('POST', 'v1/auth/two-factor', {
      body: { two_factor_token: two_factor_token ?? (await challenge()), ...proof },
    })
  ).status;
const factor = async () => ((await staff.call('GET', 'account')).body as { factor: string }).factor;
const rowsOf = async (tables: readonly string[]): Promise<string> =>
  JSON.stringify(await Promise.all(tables.map((table) => api.storage.table(table).find([]))));

describe('an authenticator app', () => {
  test('is set up with its first code and required from then on', async () => {
    const begun = await start('app');
    expect(begun.expires_in).toBe(600);
    const uri = URI.parse(begun.otpauth_url);
    expect([uri.issuer, uri.label, uri.secret.base32]).toEqual([
      'localhost',
      'staff@portal.example',
      begun.secret,
    ]);
    expect(uri.secret.bytes).toHaveLength(20);
    expect([await factor(), (await api.login('staff')).status]).toEqual(['none', 200]);
    const wrong = await confirm(begun.factor_token, '000000');
    expect([wrong.status, wrong.body]).toEqual([422, { detail: 'invalid', errors: { code: 'incorrect' } }]);
    const { status, body } = await confirm(begun.factor_token, shown(begun.secret));
    const { recovery_codes } = body as { recovery_codes: string[] };
    expect([status, recovery_codes.length, new Set(recovery_codes).size]).toEqual([200, 10, 10]);
    for (const code of recovery_codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(await factor()).toBe('app');
    expect((await mailsTo(api, 'staff@portal.example'))[0]).toContain('second step');
    const before = (await api.outbox.latest()).length;
    expect((await api.login('staff')).body).toMatchObject({
      two_factor_required: true,
      two_factor_kind: 'app',
    });
    expect((await api.outbox.latest()).length).toBe(before);
  });

  test('accepts the current code and the codes 30 seconds before and after', async () => {
    const { secret } = await withApp();
    api.pass(10 * minute);
    expect(await finish({ code: shown(secret, -60 * second) })).toBe(401);
    expect(await finish({ code: shown(secret, 60 * second) })).toBe(401);
    expect(await finish({ code: shown(secret, -30 * second) })).toBe(200);
    expect(await finish({ code: shown(secret) })).toBe(200);
    expect(await finish({ code: shown(secret, 30 * second) })).toBe(200);
  });

  test('accepts a code once, even when submitted twice at once or used for the set-up', async () => {
    const { factor_token, secret } = await start('app');
    await confirm(factor_token, shown(secret));
    expect(await finish({ code: shown(secret) })).toBe(401);
    api.pass(30 * second);
    const [one, other] = [await challenge(), await challenge()];
    const code = shown(secret);
    expect((await Promise.all([finish({ code }, one), finish({ code }, other)])).sort()).toEqual([200, 401]);
    expect(await finish({ code })).toBe(401);
  });

  test('stores its secret encrypted for this user only', async () => {
    const { secret } = await withApp();
    expect(await rowsOf(['app_factors', 'factor_setups'])).not.toContain(secret);
    const broker = await api.userIdOf('broker');
    const ofStaff = [{ field: 'user_id', op: 'eq', value: staff.id }] as const;
    const row = await api.storage.table('app_factors').first(ofStaff);
    await api.storage.table('app_factors').insert({ ...row, user_id: broker });
    const { body } = await api.login('broker');
    const { two_factor_token } = body as { two_factor_token: string };
    expect(await finish({ code: shown(secret) }, two_factor_token)).toBe(500);
  });

  test('does not get codes by mail', async () => {
    await withApp();
    const two_factor_token = await challenge();
    api.pass(minute);
    const answer = await api.call('POST', 'v1/auth/two-factor/resend', { body: { two_factor_token } });
    expect(answer.status).toBe(409);
  });
});

describe('mailed codes', () => {
  test('are turned on by the first code', async () => {
    const { factor_token } = await start('mail');
    const { status } = await confirm(factor_token, await api.lastCode());
    expect([status, await factor()]).toEqual([200, 'mail']);
    expect((await api.login('staff')).body).toMatchObject({ two_factor_kind: 'mail' });
    expect(await finish({ code: await api.lastCode() })).toBe(401);
    const token = await challenge();
    expect(await finish({ code: await api.lastCode() }, token)).toBe(200);
  });

  test('replace an app', async () => {
    const { secret } = await withApp();
    const { factor_token } = await start('mail', { code: shown(secret) });
    await confirm(factor_token, await api.lastCode());
    expect(await factor()).toBe('mail');
    expect(await finish({ code: shown(secret) })).toBe(401);
  });
});

describe('a set-up', () => {
  test('requires the current password, and ends after ten minutes, five wrong codes or a newer set-up', async () => {
    const refused = await staff.call('POST', 'account/factor', { kind: 'app', current_password: 'wrong' });
    expect(refused.body).toEqual({ detail: 'invalid', errors: { current_password: 'incorrect' } });
    expect((await staff.call('POST', 'account/factor', { kind: 'sms', current_password })).status).toBe(422);
    const late = await start('app');
    api.pass(10 * minute);
    expect((await confirm(late.factor_token, shown(late.secret))).status).toBe(410);
    const guessed = await start('app');
    for (let i = 0; i < 5; i++) expect((await confirm(guessed.factor_token, '000000')).status).toBe(422);
    expect((await confirm(guessed.factor_token, shown(guessed.secret))).status).toBe(410);
    const [older, newer] = [await start('app'), await start('app')];
    expect((await confirm(older.factor_token, shown(older.secret))).status).toBe(410);
    expect((await confirm(newer.factor_token, shown(newer.secret))).status).toBe(200);
    expect((await confirm(newer.factor_token, shown(newer.secret))).status).toBe(410);
  });

  test('belongs to one user', async () => {
    const { factor_token, secret } = await start('app');
    const broker = await personOf(api, 'broker');
    const body = { factor_token, code: shown(secret) };
    expect((await broker.call('POST', 'account/factor/confirm', body)).status).toBe(410);
  });
});

describe('recovery codes', () => {
  test('work once each, in any spelling, and are stored as hashes', async () => {
    const { codes } = await withApp();
    const [first = '', second = ''] = codes;
    expect(await rowsOf(['recovery_codes'])).not.toContain(first.replace('-', ''));
    expect(await finish({ recovery_code: first })).toBe(200);
    expect(await finish({ recovery_code: first })).toBe(401);
    expect(await finish({ recovery_code: ` ${second.replace('-', '').toUpperCase()} ` })).toBe(200);
    expect(await finish({ recovery_code: 'aaaaa-aaaaa' })).toBe(401);
    expect((await staff.call('GET', 'account')).body).toMatchObject({ recovery_codes_left: 8 });
  });

  test('are all replaced at once', async () => {
    const { codes } = await withApp();
    const proof = { current_password, code: codes[9] };
    const renewed = (await staff.call('POST', 'account/recovery-codes', proof)).body as {
      recovery_codes: string[];
    };
    expect(renewed.recovery_codes).toHaveLength(10);
    expect(await finish({ recovery_code: codes[0] })).toBe(401);
    expect(await finish({ recovery_code: renewed.recovery_codes[0] })).toBe(200);
  });

  test('belong to one user', async () => {
    const { codes } = await withApp();
    const { body } = await api.login('secure');
    const { two_factor_token } = body as { two_factor_token: string };
    expect(await finish({ recovery_code: codes[0] }, two_factor_token)).toBe(401);
  });
});

describe('a factor that is on', () => {
  type Change = readonly [title: string, method: string, path: string, body: object];
  const changes: readonly Change[] = [
    ['is removed', 'DELETE', 'account/factor', {}],
    ['is replaced', 'POST', 'account/factor', { kind: 'mail' }],
    ['gets new recovery codes', 'POST', 'account/recovery-codes', {}],
  ];
  const change = async ([, method, path, body]: Change, proof: object) => {
    const { status, body: answer } = await staff.call(method, path, { ...body, current_password, ...proof });
    return [status, (answer as { errors?: object }).errors];
  };

  test.each(changes)('%s only with a code of the app or a recovery code', async (...one) => {
    const { secret, codes } = await withApp();
    expect(await change(one, {})).toEqual([422, { code: 'required' }]);
    expect(await change(one, { code: '' })).toEqual([422, { code: 'required' }]);
    for (const code of ['000000', 'aaaaa-aaaaa', 'x'])
      expect(await change(one, { code })).toEqual([422, { code: 'incorrect' }]);
    expect(await factor()).toBe('app');
    expect((await change(one, { code: codes[0]?.toUpperCase() }))[0]).toBe(200);
    if ((await factor()) === 'app') expect((await change(one, { code: shown(secret) }))[0]).toBe(200);
  });

  test.each(changes)('%s only with a mailed code, which signs no one in', async (...one) => {
    const { factor_token } = await start('mail');
    await confirm(factor_token, await api.lastCode());
    const wrong = { code: '000000', two_factor_token: 'x' };
    expect(await change(one, wrong)).toEqual([422, { code: 'incorrect' }]);
    const login = await challenge();
    expect(await change(one, { code: await api.lastCode(), two_factor_token: login })).toEqual([
      422,
      { code: 'incorrect' },
    ]);
    const mailed = (await staff.call('POST', 'account/factor/code')).body as { two_factor_token: string };
    const code = await api.lastCode();
    expect(await finish({ code }, mailed.two_factor_token)).toBe(410);
    expect((await change(one, { code, ...mailed, expires_in: undefined }))[0]).toBe(200);
  });

  test('cannot be guessed by a stolen session, and wrong codes are recorded', async () => {
    await withApp();
    const guess = () => change(changes[0]!, { code: '000000' });
    for (let i = 0; i < 20; i++) expect((await guess())[0]).toBe(422);
    expect((await guess())[0]).toBe(429);
    const rows = await api.storage
      .table('audit_trail')
      .find([{ field: 'note', op: 'eq', value: 'second factor' }]);
    expect(rows).toHaveLength(20);
  });

  test('has no code to mail without mailed codes', async () => {
    expect((await staff.call('POST', 'account/factor/code')).status).toBe(409);
  });
});

describe('turning off the second factor', () => {
  test('requires the current password and leaves no data', async () => {
    const { secret } = await withApp();
    const code = shown(secret);
    expect((await staff.call('DELETE', 'account/factor', { current_password: 'wrong', code })).status).toBe(
      422,
    );
    expect((await staff.call('DELETE', 'account/factor', { current_password, code })).body).toEqual({
      factor: 'none',
    });
    expect(await factor()).toBe('none');
    expect(await rowsOf(['app_factors', 'recovery_codes'])).toBe('[[],[]]');
    expect((await api.login('staff')).body).toHaveProperty('token');
  });

  test('by an administrator ends all sessions and notifies the user', async () => {
    await withApp();
    const admin = await personOf(api, 'admin');
    expect((await admin.call('POST', `users/${staff.id}/reset-factor`)).status).toBe(200);
    expect(await staff.isSignedIn()).toBe(false);
    expect((await api.login('staff')).body).toHaveProperty('token');
    expect((await mailsTo(api, 'staff@portal.example'))[0]).toContain('second step');
  });
});

describe('a role that requires a second factor', () => {
  const requireFactor = async (): Promise<void> => {
    const admin = await personOf(api, 'admin');
    const { body } = await admin.call('GET', 'administration/roles?limit=100');
    const { data } = body as { data: { id: number; role_name: string }[] };
    const role = data.find(({ role_name }) => role_name === 'Client Administrator');
    const path = `administration/roles/${role?.id}`;
    expect((await admin.call('PUT', path, { factor_required: true })).body).toMatchObject({
      role_name: 'Client Administrator',
      factor_required: true,
    });
  };

  test('mails codes to users who have not set up a factor, and they cannot turn it off', async () => {
    await requireFactor();
    expect((await staff.call('GET', 'account')).body).toMatchObject({
      factor: 'none',
      factor_required: true,
    });
    const token = await challenge();
    expect(await finish({ code: await api.lastCode() }, token)).toBe(200);
    const off = await staff.call('DELETE', 'account/factor', { current_password });
    expect([off.status, off.body]).toEqual([409, { detail: 'factor required' }]);
    expect((await api.login('broker')).body).toHaveProperty('token');
  });

  test('uses the app of users who have one', async () => {
    const { secret } = await withApp();
    await requireFactor();
    expect(await finish({ code: shown(secret) })).toBe(200);
  });

  test('cannot be set without the permission', async () => {
    expect((await staff.call('GET', 'administration/roles')).status).toBe(403);
    expect((await staff.call('PUT', 'administration/roles/5', { factor_required: false })).status).toBe(403);
  });
});
