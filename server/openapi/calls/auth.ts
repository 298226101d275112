import { flag, object, oneOfTexts, text, type Schema } from '../schema';
import type { FixedCall } from './fixed-call';

const password: Schema = { type: 'string', format: 'password' };
const pair = object({ token: text, refresh_token: text });
const success = object({ success: flag });

const open = { tag: 'auth', isOpen: true } as const;

/** Signing in and out, and everything around passwords. */
export const authCalls: readonly FixedCall[] = [
  {
    ...open,
    id: 'login',
    method: 'post',
    path: '/api/v1/auth/login',
    body: object({ username: { type: 'string', format: 'email' }, password }),
    answer: {
      anyOf: [
        pair,
        object({
          two_factor_required: flag,
          two_factor_token: text,
          two_factor_kind: oneOfTexts('mail', 'app'),
        }),
      ],
    },
    refusals: [401, 429],
  },
  {
    ...open,
    id: 'two-factor',
    method: 'post',
    path: '/api/v1/auth/two-factor',
    body: {
      anyOf: [
        object({ two_factor_token: text, code: { type: 'string', pattern: '^\\d{6}$' } }),
        object({ two_factor_token: text, recovery_code: text }),
      ],
    },
    answer: pair,
    refusals: [401, 410, 429],
  },
  {
    ...open,
    id: 'two-factor-resend',
    method: 'post',
    path: '/api/v1/auth/two-factor/resend',
    body: object({ two_factor_token: text }),
    answer: object({ sent: flag }),
    refusals: [409, 410, 429],
  },
  {
    ...open,
    id: 'reset-password',
    method: 'put',
    path: '/api/v1/auth/reset-password',
    body: object({ username: { type: 'string', format: 'email' } }),
    answer: success,
    refusals: [],
  },
  {
    ...open,
    id: 'set-password',
    method: 'post',
    path: '/api/v1/auth/set-password',
    body: object({ password, token: text }),
    answer: success,
    refusals: [400, 422],
  },
  {
    ...open,
    id: 'confirm-address',
    method: 'post',
    path: '/api/v1/auth/confirm-address',
    body: object({ token: text }),
    answer: success,
    refusals: [400],
  },
  {
    ...open,
    id: 'refresh-token',
    method: 'post',
    path: '/api/v1/auth/refresh-token',
    query: { refresh_token: text },
    answer: pair,
    refusals: [401],
  },
  {
    id: 'logout',
    tag: 'auth',
    method: 'post',
    path: '/api/v1/auth/logout',
    answer: success,
    refusals: [401],
  },
  {
    id: 'me',
    tag: 'auth',
    method: 'get',
    path: '/api/v1/users/me',
    answer: object({
      id: { type: 'integer', minimum: 1 },
      first_name: text,
      last_name: text,
      profile_picture_url: { type: ['string', 'null'] },
    }),
    refusals: [401],
  },
  {
    id: 'feature-flags',
    tag: 'auth',
    method: 'get',
    path: '/api/v1/feature-flags',
    answer: object({
      data: { type: 'array', items: object({ name: text, value: oneOfTexts('on', 'off') }) },
    }),
    refusals: [401],
  },
];
