import { flag, id, integer, listOf, moment, object, oneOfTexts, orNull, text, type Schema } from '../schema';
import type { FixedCall } from './fixed-call';

const password: Schema = { type: 'string', format: 'password' };
const address: Schema = { type: 'string', format: 'email' };
const codes = object({ recovery_codes: { ...listOf(text), minItems: 10, maxItems: 10 } });
const account = object({
  id,
  first_name: text,
  last_name: text,
  username: address,
  pending_username: orNull(address),
  role_name: text,
  factor: oneOfTexts('none', 'mail', 'app'),
  factor_required: flag,
  recovery_codes_left: integer,
});

const own = { tag: 'auth', path: '/api/v1/account' } as const;
const pending = { tag: 'auth', path: '/api/v1/account/address' } as const;
const signIns = { tag: 'auth', path: '/api/v1/account/sessions' } as const;
const factor = { tag: 'auth', path: '/api/v1/account/factor' } as const;

/** What a person reads and changes of their own account. */
export const accountCalls: readonly FixedCall[] = [
  { ...own, id: 'account', method: 'get', answer: account, refusals: [401] },
  {
    ...own,
    id: 'account-edit',
    method: 'put',
    body: object({ first_name: { ...text, maxLength: 100 }, last_name: { ...text, maxLength: 100 } }),
    answer: account,
    refusals: [401, 422],
  },
  {
    id: 'account-password',
    tag: 'auth',
    method: 'put',
    path: '/api/v1/account/password',
    body: object({ current_password: password, password }),
    answer: object({ success: flag }),
    refusals: [401, 422, 429],
  },
  {
    ...pending,
    id: 'account-address',
    method: 'put',
    body: object({ current_password: password, username: address }),
    answer: object({ pending_username: orNull(address) }),
    refusals: [401, 422, 429],
  },
  {
    ...pending,
    id: 'account-address-give-up',
    method: 'delete',
    answer: object({ pending_username: { type: 'null' } }),
    refusals: [401],
  },
  {
    ...signIns,
    id: 'account-sessions',
    method: 'get',
    answer: object({
      data: listOf(
        object({
          id,
          current: flag,
          browser: text,
          system: text,
          network: text,
          signed_in: moment,
          last_seen: moment,
        }),
      ),
      total_count: integer,
    }),
    refusals: [401],
  },
  {
    ...signIns,
    id: 'account-sessions-end',
    method: 'delete',
    answer: object({ ended: integer }),
    refusals: [401],
  },
  {
    id: 'account-session-end',
    tag: 'auth',
    method: 'delete',
    path: '/api/v1/account/sessions/{id}',
    answer: object({ id }),
    refusals: [401, 404],
  },
  {
    ...factor,
    id: 'account-factor',
    method: 'post',
    body: object({ kind: oneOfTexts('mail', 'app'), current_password: password }),
    answer: object({
      factor_token: text,
      kind: oneOfTexts('mail', 'app'),
      'otpauth_url?': text,
      'secret?': text,
      expires_in: integer,
    }),
    refusals: [401, 422, 429],
  },
  {
    ...factor,
    id: 'account-factor-off',
    method: 'delete',
    body: object({ current_password: password }),
    answer: object({ factor: oneOfTexts('none') }),
    refusals: [401, 409, 422, 429],
  },
  {
    id: 'account-factor-confirm',
    tag: 'auth',
    method: 'post',
    path: '/api/v1/account/factor/confirm',
    body: object({ factor_token: text, code: { type: 'string', pattern: '^\\d{6}$' } }),
    answer: codes,
    refusals: [401, 410, 422],
  },
  {
    id: 'account-recovery-codes',
    tag: 'auth',
    method: 'post',
    path: '/api/v1/account/recovery-codes',
    body: object({ current_password: password }),
    answer: codes,
    refusals: [401, 422, 429],
  },
];
