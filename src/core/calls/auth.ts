import * as v from 'valibot';
import { normalizeRecoveryCode } from '../account/code';
import { ungrouped } from '../text/clean-code';
import { defineCall, type NamedRefusal } from './call';
import { anyEmail, codeOf, flag, password, success, text } from './values';

const invalidCredentials = { status: 401, detail: 'invalid credentials' } as const satisfies NamedRefusal;
const linkExpired = { status: 400, detail: 'token expired' } as const satisfies NamedRefusal;
const codeExpired = { status: 410, detail: 'token expired' } as const satisfies NamedRefusal;

const open = { tag: 'auth', isOpen: true } as const;
const tokenPair = v.strictObject({ token: text, refresh_token: text });
const pairExample = { token: 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2ln', refresh_token: 'm4wQ0dVb3p5c2VjcmV0' };
const challenge = '9k2Jq0xYb7fV3nUe';

/** Signs a user in. The response has either the tokens or the challenge for a second factor. */
export const loginCall = defineCall({
  ...open,
  id: 'login',
  method: 'post',
  path: '/api/v1/auth/login',
  body: v.object({ username: anyEmail, password }),
  invalid: invalidCredentials,
  answer: v.union([
    tokenPair,
    v.strictObject({
      two_factor_required: flag,
      two_factor_token: text,
      two_factor_kind: v.picklist(['mail', 'app']),
    }),
  ]),
  refusals: [401, 429],
  example: { body: { username: 'mia@client.example', password: 'Correct-horse-7' }, answer: pairExample },
});

export const twoFactorCall = defineCall({
  ...open,
  id: 'two-factor',
  method: 'post',
  path: '/api/v1/auth/two-factor',
  /** Either `code` or `recovery_code`. */
  body: v.object({
    two_factor_token: text,
    code: v.exactOptional(v.pipe(codeOf(), v.transform(ungrouped))),
    recovery_code: v.exactOptional(v.pipe(codeOf(), v.transform(normalizeRecoveryCode))),
  }),
  proof: { two_factor_token: codeExpired },
  invalid: invalidCredentials,
  answer: tokenPair,
  refusals: [401, 410, 429],
  example: { body: { two_factor_token: challenge, code: '402913' }, answer: pairExample },
});

export const resendCodeCall = defineCall({
  ...open,
  id: 'two-factor-resend',
  method: 'post',
  path: '/api/v1/auth/two-factor/resend',
  body: v.object({ two_factor_token: text }),
  proof: { two_factor_token: codeExpired },
  answer: v.strictObject({ sent: flag }),
  refusals: [409, 410, 429],
  example: { body: { two_factor_token: challenge }, answer: { sent: true } },
});

export const resetPasswordCall = defineCall({
  ...open,
  id: 'reset-password',
  method: 'put',
  path: '/api/v1/auth/reset-password',
  /** Every body gets the same response, which must not reveal whether an account exists. */
  body: v.object({ username: v.fallback(v.optional(anyEmail, ''), '') }),
  answer: success,
  refusals: [],
  example: { body: { username: 'mia@client.example' }, answer: { success: true } },
});

export const setPasswordCall = defineCall({
  ...open,
  id: 'set-password',
  method: 'post',
  path: '/api/v1/auth/set-password',
  body: v.strictObject({ token: text, password }),
  proof: { token: linkExpired },
  answer: v.object({
    ...success.entries,
    /** For the following login. */
    username: v.optional(text),
  }),
  refusals: [400, 422],
  example: {
    body: { token: pairExample.token, password: 'Correct-horse-7' },
    answer: { success: true, username: 'mia@client.example' },
  },
});

export const confirmAddressCall = defineCall({
  ...open,
  id: 'confirm-address',
  method: 'post',
  path: '/api/v1/auth/confirm-address',
  body: v.strictObject({ token: text }),
  proof: { token: linkExpired },
  answer: success,
  refusals: [400, 422],
  example: { body: { token: pairExample.token }, answer: { success: true } },
});

export const refreshTokenCall = defineCall({
  ...open,
  id: 'refresh-token',
  method: 'post',
  path: '/api/v1/auth/refresh-token',
  query: { refresh_token: text },
  proof: { refresh_token: { status: 401, detail: 'token expired' } },
  answer: tokenPair,
  refusals: [401],
  example: { answer: pairExample },
});

export const logoutCall = defineCall({
  id: 'logout',
  tag: 'auth',
  method: 'post',
  path: '/api/v1/auth/logout',
  answer: success,
  refusals: [401],
  example: { answer: { success: true } },
});

export const authCalls = [
  loginCall,
  twoFactorCall,
  resendCodeCall,
  resetPasswordCall,
  setPasswordCall,
  confirmAddressCall,
  refreshTokenCall,
  logoutCall,
] as const;
