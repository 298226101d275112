import { describe, expect, it } from 'vitest';
import { demoPassword } from '@server/seed/data/accounts';
import { faultOfRefusal } from '../reply-checks';
import { bodyOf, fromNetwork, login, newPerson, password, type AttackContext } from './context';

const paths = [
  '/',
  '/outbox',
  '/outbox/',
  '/Outbox',
  '//outbox',
  '/%6futbox',
  '/login/../outbox',
  '/outbox/attachments/1',
  '/api/outbox',
  '/api/v1/outbox',
  '/api/v1/mails',
];
/** Headers with which a caller pretends to be on this machine. */
const disguises: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'X-Forwarded-For': '127.0.0.1', 'X-Real-IP': '127.0.0.1' },
  { 'X-Forwarded-Host': 'localhost:4181', Forwarded: 'for=127.0.0.1;host="localhost:4181"' },
  { 'X-Original-URL': '/outbox', 'X-Rewrite-URL': '/outbox' },
];

/** Headers that differ in every response. */
const perCall = ['date', 'x-request-id', 'keep-alive'];

export const strangerAttacks = (getContext: () => AttackContext): void =>
  void describe('a stranger without an account', () => {
    it('finds no mail on the portal, under any path or host name', async () => {
      const { target } = getContext();
      const username = 'admin@portal.example';
      await target.read('PUT', '/api/v1/auth/reset-password', { body: { username } });
      const link = await target.linkTokenOf(username);
      expect(await target.outboxPage()).toContain(link);
      for (const path of paths)
        for (const headers of disguises) {
          const { text } = await target.call('GET', path, { headers });
          expect([path, text.includes(link) || text.includes(username)]).toEqual([path, false]);
        }
    });

    it('does not learn from a password reset who has an account, or how the server works', async () => {
      const { target } = getContext();
      const requestReset = (body: unknown) => target.call('PUT', '/api/v1/auth/reset-password', { body });
      const seen = async (username: string) => {
        const { status, headers, text } = await requestReset({ username });
        return [status, text, [...headers].filter(([name]) => !perCall.includes(name))];
      };
      const known = await seen('broker@portal.example');
      expect(known[0]).toBe(200);
      for (const name of ['unknown@portal.example', '', 'x'.repeat(5000)])
        expect(await seen(name)).toEqual(known);
      await target.linkTokenOf('broker@portal.example');
      for (const body of [null, [], 7, 'text']) {
        const reply = await requestReset(body);
        expect([reply.status < 500, faultOfRefusal(reply)]).toEqual([true, '']);
      }
    });

    it('does not lock out the user whose password they guess', async () => {
      const owner = await newPerson(getContext(), 'guessed', [getContext().here]);
      const { username } = owner;
      const atHome = { Cookie: owner.cookie, 'X-Forwarded-For': '198.51.100.7' };
      const stranger = { 'X-Forwarded-For': '203.0.113.9' };
      const guesses = Array.from({ length: 12 }, () =>
        login(getContext(), username, 'Wrong-one-1!', stranger),
      );
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      expect([...new Set(statuses)].sort()).toEqual([401, 429]);
      // The right password, found too late, is refused, also from another network that was not seen before.
      for (const headers of [stranger, { 'X-Forwarded-For': '203.0.113.10' }])
        expect((await login(getContext(), username, password, headers)).status).toBe(429);
      expect((await login(getContext(), username, password, atHome)).status).toBe(200);
      // That success does not reset the limit for the stranger.
      expect((await login(getContext(), username, password, stranger)).status).toBe(429);
      expect((await login(getContext(), 'staff@portal.example', demoPassword, stranger)).status).toBe(200);
    });

    it('gets 413 for a body that is too large, with or without an account, and the server keeps running', async () => {
      const { target, admin } = getContext();
      const body = { username: 'x'.repeat(66_000) };
      const calls = [
        ['POST', '/api/v1/auth/login', undefined],
        ['POST', '/api/pact-form/verify', undefined],
        ['PUT', '/api/v1/users/1', admin],
      ] as const;
      for (const [method, path, token] of calls) {
        const reply = await target.call(method, path, { body, ...fromNetwork('203.0.113.20'), token });
        expect([path, reply.status, bodyOf(reply)]).toEqual([path, 413, { detail: 'too large' }]);
      }
      expect((await target.call('GET', '/healthz')).status).toBe(200);
    });
  });
