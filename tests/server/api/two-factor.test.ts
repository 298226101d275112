import { beforeEach, describe, expect, test } from 'vitest';
import { hour, minute, second } from '@server/api/clock';
import { mailsTo } from '../account/person';
import { createHarness, type Answer, type Harness } from './harness';

let api: Harness;
let secret: string;
beforeEach(async () => {
  api = await createHarness();
  const { body } = await api.login('secure');
  expect(body).toEqual({
    two_factor_required: true,
    two_factor_token: expect.any(String) as unknown,
    two_factor_kind: 'mail',
  });
  secret = (body as { two_factor_token: string }).two_factor_token;
});

const verify = (code: string, token = secret): Promise<Answer> =>
  api.call('POST', 'v1/auth/two-factor', { body: { two_factor_token: token, code } });
const resend = (): Promise<Answer> =>
  api.call('POST', 'v1/auth/two-factor/resend', { body: { two_factor_token: secret } });
const wrongCode = async (): Promise<string> => ((await api.lastCode()) === '000000' ? '000001' : '000000');

describe('two-factor login', () => {
  test('signs in with the mailed code, once', async () => {
    const code = await api.lastCode();
    const { status, body } = await verify(code);
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.any(String) as unknown,
      refresh_token: expect.any(String) as unknown,
    });
    expect((await verify(code)).status).toBe(410);
  });

  test('refuses wrong codes and ends after five', async () => {
    for (let i = 0; i < 5; i++) expect((await verify(await wrongCode())).status).toBe(401);
    const late = await verify(await api.lastCode());
    expect([late.status, late.body]).toEqual([410, { detail: 'token expired' }]);
  });

  test('counts parallel guesses', async () => {
    const wrong = await wrongCode();
    await Promise.all(Array.from({ length: 20 }, () => verify(wrong)));
    const [challenge] = await api.storage.table('two_factor_challenges').find([]);
    expect(challenge?.['attempts']).toBeLessThanOrEqual(5);
  });

  test('limits wrong codes over all challenges of an account', async () => {
    let last = 0;
    let token = secret;
    for (let round = 0; round < 5 && last !== 429; round++) {
      for (let i = 0; i < 5; i++) last = (await verify(await wrongCode(), token)).status;
      if (round < 4)
        token = ((await api.login('secure')).body as { two_factor_token: string }).two_factor_token;
    }
    expect(last).toBe(429);
  });

  test('a code expires after ten minutes', async () => {
    api.pass(10 * minute);
    expect((await verify(await api.lastCode())).status).toBe(410);
  });

  test('an unknown challenge counts as expired', async () => {
    expect((await verify('123456', 'nonsense')).status).toBe(410);
  });

  test('a new code can be sent after thirty seconds and replaces the old one', async () => {
    const old = await api.lastCode();
    const soon = await resend();
    expect([soon.status, soon.headers.get('Retry-After')]).toEqual([429, '30']);
    api.pass(30 * second);
    expect((await resend()).body).toEqual({ sent: true });
    const fresh = await api.lastCode();
    if (fresh !== old) expect((await verify(old)).status).toBe(401);
    expect((await verify(fresh)).status).toBe(200);
  });

  test('mails at most five codes an hour, at login and again', async () => {
    for (let i = 0; i < 4; i++) {
      api.pass(31 * second);
      expect((await resend()).status).toBe(200);
    }
    api.pass(31 * second);
    expect((await resend()).status).toBe(429);
    const refused = await api.login('secure');
    expect([refused.status, refused.body]).toEqual([429, { detail: 'too many attempts' }]);
    expect(await mailsTo(api, 'secure@portal.example')).toHaveLength(5);
    api.pass(hour);
    expect((await api.login('secure')).status).toBe(200);
  });

  test('counts the codes of a known browser separately, so that a stolen password does not lock it out', async () => {
    const signedIn = await verify(await api.lastCode());
    const cookie = (signedIn.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
    for (let i = 0; i < 6; i++) await api.login('secure');
    expect((await api.login('secure')).status).toBe(429);
    const own = await api.call('POST', 'v1/auth/login', {
      body: { username: 'secure@portal.example', password: 'Portal-demo-1!' },
      headers: { Cookie: cookie },
    });
    expect(own.status).toBe(200);
  });

  test('sends mails in the language of the browser', async () => {
    await api.call('POST', 'v1/auth/login', {
      body: { username: 'secure@portal.example', password: 'Portal-demo-1!' },
      headers: { 'Accept-Language': 'es-MX,es;q=0.9' },
    });
    expect((await api.outbox.latest(1))[0]?.subject).toBe('Su código de acceso');
  });
});
