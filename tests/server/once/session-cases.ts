import { expect } from 'vitest';
import { type Case, count, idOf, mailsTo, newUser, clean } from './repeatable-write';

/** Signing in and out, and passwords. */
export const sessionCases: readonly Case[] = [
  {
    name: 'POST auth/refresh-token',
    status: 200,
    prepare: async (api) => {
      const { refresh_token } = await api.pairOf('staff');
      const before = await api.storage.table('refresh_tokens').count([]);
      return {
        send: () => api.call('POST', `v1/auth/refresh-token?refresh_token=${refresh_token}`),
        effects: async () => (await api.storage.table('refresh_tokens').count([])) - before,
      };
    },
  },
  {
    name: 'POST auth/logout',
    status: 200,
    others: [200, 401],
    prepare: async (api) => {
      const { token } = await api.pairOf('staff');
      const before = await api.storage.table('refresh_tokens').count([]);
      return {
        send: () => api.call('POST', 'v1/auth/logout', { token }),
        effects: async () => before - (await api.storage.table('refresh_tokens').count([])),
      };
    },
  },
  {
    name: 'POST auth/two-factor',
    status: 200,
    others: [401, 410],
    prepare: async (api) => {
      const { two_factor_token } = (await api.login('secure')).body as { two_factor_token: string };
      const body = { two_factor_token, code: await api.lastCode() };
      const before = await api.storage.table('refresh_tokens').count([]);
      return {
        send: () => api.call('POST', 'v1/auth/two-factor', { body }),
        effects: async () => (await api.storage.table('refresh_tokens').count([])) - before,
      };
    },
  },
  {
    name: 'POST auth/two-factor/resend',
    status: 200,
    others: [429],
    prepare: async (api) => {
      await clean(api);
      const { two_factor_token } = (await api.login('secure')).body as { two_factor_token: string };
      api.pass(31_000);
      const before = await mailsTo(api, 'secure@portal.example');
      return {
        send: () => api.call('POST', 'v1/auth/two-factor/resend', { body: { two_factor_token } }),
        effects: async () => (await mailsTo(api, 'secure@portal.example')) - before,
      };
    },
  },
  {
    name: 'POST auth/set-password',
    status: 200,
    others: [400],
    prepare: async (api, serial) => {
      const { post, body } = await newUser(api, serial);
      const id = idOf(await post());
      const token = await api.lastLinkToken();
      expect(await mailsTo(api, body.username)).toBe(1);
      return {
        send: () => api.call('POST', 'v1/auth/set-password', { body: { token, password: 'Fresh-water-7' } }),
        effects: () => count(api, 'credentials', 'user_id', id),
      };
    },
  },
];
