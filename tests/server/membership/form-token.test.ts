import { beforeEach, describe, expect, test } from 'vitest';
import { minute } from '@server/api/clock';
import { openFormToken } from '@server/api/membership/form-token';
import { formInScope } from '@server/api/membership/forms';
import { createMembership, goodForm, type Membership } from './membership-calls';

let api: Membership;
let token = '';
const place = { address: '418 Juniper Ct', city: 'Oakland', state: 'CA', zip_code: '94601' };
beforeEach(async () => {
  api = await createMembership();
  token = await api.tokenFor({ id: 1001 }, '4321');
});
const check = (form_token: unknown) => api.send('address-check', { form_token, ...place });

describe('form token', () => {
  test('is stored only as a hash', async () => {
    const rows = JSON.stringify(await api.rows('form_tokens'));
    expect(rows).not.toContain(token);
    expect(new Set([token, await api.tokenFor({ id: 1001 }, '4321')]).size).toBe(2);
  });

  test('expires half an hour after its last use', async () => {
    for (let i = 0; i < 4; i++) {
      api.pass(29 * minute);
      expect((await check(token)).status).toBe(200);
    }
    api.pass(30 * minute);
    const { status, body } = await check(token);
    expect([status, body]).toEqual([403, { detail: 'form token expired' }]);
  });

  const invalidTokens: [string, (token: string) => unknown][] = [
    ['missing', () => undefined],
    ['empty', () => ''],
    ['no text', () => 12],
    ['a list', (good) => [good]],
    ['changed', (good) => `${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}`],
    ['cut', (good) => good.slice(1)],
    ['in other case', (good) => good.toLowerCase()],
    ['with blanks', (good) => ` ${good}`],
    ['endless', (good) => good.repeat(500)],
  ];
  test.each(invalidTokens)('returns 403 when the token is %s', async (_, of) => {
    for (const path of ['address-check', 'forms']) {
      const { status, body } = await api.send(path, { ...goodForm(), form_token: of(token) });
      expect([status, body]).toEqual([403, { detail: 'form token expired' }]);
    }
  });

  test('rejects its hash and an access token', async () => {
    const [row] = await api.rows('form_tokens');
    expect((await check(row?.['hash'])).status).toBe(403);
    expect((await check(await api.tokenOf('admin'))).status).toBe(403);
  });

  test('is not accepted as an access token', async () => {
    expect((await api.call('GET', 'v1/users/me', { token })).status).toBe(401);
  });

  test('opens only the form that was sent with it or named when it was issued', async () => {
    const { form_id } = (await api.submit(token)).body as { form_id: string };
    const opened = async (form_token: string, id = form_id) =>
      formInScope(api.storage, await openFormToken(api.deps, form_token), id);
    const open = async (link: object, digits: string) => opened(await api.tokenFor(link, digits));
    const id = await api.idOf(form_id);
    expect((await opened(token)).id).toBe(id);
    expect((await open({ id: 1001, form_id }, '4321')).id).toBe(id);
    await expect(opened(token, id)).rejects.toThrow('not found');
    await expect(opened(token, 'x')).rejects.toThrow('not found');
    // The digits alone do not open the signing page, which shows the form in full.
    await expect(open({ id: 1001 }, '4321')).rejects.toThrow('not found');
    await expect(open({ id: 1006, form_id }, '6666')).rejects.toThrow('not found');
    await expect(open({ company_id: 8, form_id }, '8888')).rejects.toThrow('not found');
  });

  test('is deleted after it expires, when the next token is issued', async () => {
    api.pass(31 * minute);
    await api.open({ id: 1006 }, '6666');
    expect(await api.rows('form_tokens')).toHaveLength(1);
  });
});

test.each([
  ['verify', { id: 1001, ssn_last_four: '4321' }],
  ['address-check', { form_token: 'x' }],
  ['forms', { form_token: 'x' }],
])('%s never returns 401, not even with an invalid session token', async (path, body) => {
  const { status } = await api.send(path, body, { Authorization: 'Bearer nonsense' });
  expect(status).not.toBe(401);
});

test.each([
  ['a list', '[]', 400],
  ['half a text', '{"a":', 400],
  ['a deep one', `{"a":${'['.repeat(20)}${']'.repeat(20)}}`, 400],
  ['a large one', `{"a":"${'x'.repeat(70_000)}"}`, 413],
])('a body that is %s is rejected before it is parsed', async (_, body, status) => {
  for (const path of ['verify', 'address-check', 'forms'])
    expect((await api.call('POST', `pact-form/${path}`, { body })).status).toBe(status);
});
