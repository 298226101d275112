import { decodeJwt, SignJWT, type JWTPayload } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  demoPerson,
  isSignedIn,
  login,
  newPerson,
  password,
  type AttackContext,
  type Person,
} from './context';

const second = 1000;
const fresh = 'Cobalt-canoe-77!';

export const accountAttacks = (getContext: () => AttackContext): void =>
  void describe('an attacker with credentials that were once valid', () => {
    afterEach(() => void vi.useRealTimers());
    const refresh = ({ refreshToken }: Pick<Person, 'refreshToken'>) =>
      getContext().target.call('POST', `/api/v1/auth/refresh-token?refresh_token=${refreshToken}`);
    const setPassword = (token: string) =>
      getContext().target.call('POST', '/api/v1/auth/set-password', { body: { token, password: fresh } });
    const confirm = (token: string) =>
      getContext().target.call('POST', '/api/v1/auth/confirm-address', { body: { token } });

    it('cannot use an older link or sign-in of a user whose address was changed', async () => {
      const { target } = getContext();
      const owner = await newPerson(getContext(), 'moved', [getContext().here]);
      const { username, token } = owner;
      const changeTo = (address: string) =>
        target.read('PUT', '/api/v1/account/address', {
          token,
          body: { current_password: password, username: address },
        });
      await target.read('PUT', '/api/v1/auth/reset-password', { body: { username } });
      const resetLink = await target.mailed(username, /reset-password\?token=([\w.-]+)/);
      await changeTo('mistyped@named.example');
      const olderAddress = await target.linkTokenOf('mistyped@named.example');
      await changeTo('arrived@named.example');
      const link = await target.linkTokenOf('arrived@named.example');
      // Until it is confirmed, the new address belongs to no account.
      expect((await login(getContext(), 'arrived@named.example')).status).toBe(401);
      expect((await confirm(olderAddress)).status).toBe(400);
      expect((await confirm(link)).status).toBe(200);

      expect(await isSignedIn(getContext(), token)).toBe(false);
      expect((await refresh(owner)).status).toBe(401);
      for (const late of [resetLink, olderAddress, link]) {
        expect((await setPassword(late)).status).toBe(400);
        expect((await confirm(late)).status).toBe(400);
      }
      await target.read('PUT', '/api/v1/auth/reset-password', { body: { username } });
      await target.read('PUT', '/api/v1/auth/reset-password', {
        body: { username: 'arrived@named.example' },
      });
      // The later mail has arrived, so an earlier one would have arrived, too.
      await target.mailed('arrived@named.example', /reset-password\?token=([\w.-]+)/);
      const links = (await target.mailsTo(username)).filter((text) => text.includes('reset-password?token='));
      expect(links).toMatchObject([expect.stringContaining(resetLink)]);
      expect((await login(getContext(), username)).status).toBe(401);
      expect((await login(getContext(), 'arrived@named.example')).status).toBe(200);
    });

    it('ends the sign-in with a copied refresh token, for the thief and for the user', async () => {
      const owner = await newPerson(getContext(), 'copied', [getContext().here]);
      const other = await newPerson(getContext(), 'beside', [getContext().here]);
      const next = JSON.parse((await refresh(owner)).text) as { token: string; refresh_token: string };
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * second });
      expect(await isSignedIn(getContext(), next.token)).toBe(true);
      expect((await refresh(owner)).status).toBe(401);
      expect(await isSignedIn(getContext(), next.token)).toBe(false);
      expect(await isSignedIn(getContext(), owner.token)).toBe(false);
      expect((await refresh({ refreshToken: next.refresh_token })).status).toBe(401);
      expect(await isSignedIn(getContext(), other.token)).toBe(true);
    });

    it('cannot make a call with a token that the server did not issue', async () => {
      const { target, here } = getContext();
      const { token } = await demoPerson(getContext(), 'admin');
      const allClaims = decodeJwt(token);
      const [{ id: kid, bytes }] = target.keys().token;
      const sign = (claims: JWTPayload, key = bytes, named = kid) =>
        new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: named }).sign(key);
      const without = (name: string): JWTPayload =>
        Object.fromEntries(Object.entries(allClaims).filter(([claim]) => claim !== name));
      expect(await isSignedIn(getContext(), await sign(allClaims))).toBe(true);
      const made = {
        'without exp': await sign(without('exp')),
        'without iat': await sign(without('iat')),
        'without iss': await sign(without('iss')),
        'of another issuer': await sign({ ...allClaims, iss: 'elsewhere' }),
        'of another key with the right name': await sign(allClaims, new Uint8Array(32).fill(7)),
        'of the right key with another name': await sign(allClaims, bytes, 'gone'),
        'with an unknown sign-in': await sign({ ...allClaims, sid: 'nothing' }),
      };
      const calls = [
        ['GET', '/api/v1/users/me'],
        ['GET', `/api/eip/clients/${here}/payroll?format=csv`],
        ['DELETE', '/api/v1/users/2'],
        ['DELETE', '/api/v1/account/sessions'],
      ] as const;
      for (const [name, forged] of Object.entries(made))
        for (const [method, path] of calls) {
          const { status } = await target.call(method, path, { token: forged });
          expect([name, method, path, status]).toEqual([name, method, path, 401]);
        }
      expect(await isSignedIn(getContext(), token)).toBe(true);
    });
  });
