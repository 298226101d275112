import { SignJWT } from 'jose';
import { minute } from '@server/api/clock';
import type { Harness } from '../api/harness';

const base64Url = (value: object | string): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** Returns `Authorization` headers with forged and broken tokens, by name. */
export const badTokens = async (api: Harness): Promise<Readonly<Record<string, string>>> => {
  const pair = await api.pairOf('admin');
  const [header = '', payload = '', signature = ''] = pair.token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const signed = (key: Uint8Array, change: object = {}, alg = 'HS256', named = kid) =>
    new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg, typ: 'JWT', kid: named }).sign(key);
  const [{ id: kid, bytes: ownKey }] = api.deps.keys.token;
  const ended = await api.pairOf('admin');
  await api.call('POST', 'v1/auth/logout', { token: ended.token });
  await api.call('PUT', 'v1/auth/reset-password', { body: { username: 'admin@portal.example' } });
  const seconds = api.deps.clock.now() / 1000;
  const bearer = {
    expired: await signed(ownKey, { exp: seconds - 1, iat: seconds - 20 * (minute / 1000) }),
    'with other claims': `${header}.${base64Url({ ...claims, id: 2 })}.${signature}`,
    'with one letter of its signature changed': `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    'without a signature': `${header}.${payload}.`,
    'alg none': `${base64Url({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'alg NONE with a signature': `${base64Url({ alg: 'NONE' })}.${payload}.${signature}`,
    'of another algorithm with the own key': await signed(
      new Uint8Array([...ownKey, ...ownKey]),
      {},
      'HS512',
    ),
    'of a key that is not there': await signed(ownKey, {}, 'HS256', 'gone'),
    'signed by another key': await signed(new Uint8Array(32).fill(7)),
    'signed with an empty-looking key': await signed(new Uint8Array(32)),
    'for another purpose': await signed(ownKey, { aud: 'reset' }),
    'of a sign-in that was never there': await signed(ownKey, { sid: 'nothing' }),
    'of an unknown user': await signed(ownKey, { id: 999_999 }),
    'with a text for its number': await signed(ownKey, { id: '1' }),
    'of a sign-in that ended': ended.token,
    'a refresh token': pair.refresh_token,
    'nothing but dots': '..',
    '5 kB': 'a'.repeat(5000),
  };
  return {
    ...Object.fromEntries(Object.entries(bearer).map(([name, token]) => [name, `Bearer ${token}`])),
    nothing: '',
    'another scheme': `Basic ${base64Url('admin@portal.example:Portal-demo-1!')}`,
    'no scheme': pair.token,
    'two tokens': `Bearer ${pair.token}, Bearer ${pair.token}`,
  };
};
